import InterfaceBuilder

/// Views that UIKit fills with what is not in a document, and that are not in this UIKit: boxes of their size with their form.
extension ViewKind {
    static let pickerView = ViewKind("UIPickerView", make: { _ in CanvasPicker(frame: .zero) })
        .sized { _, _ in SavedSizes.pickerView }

    static let datePicker = ViewKind(
        "UIDatePicker", make: { _ in CanvasPicker(frame: .zero) },
        read: { picker, reader in
            picker.read(reader)
            picker.form = form(
                style: reader.string("style") ?? "wheels", mode: reader.string("datePickerMode") ?? "date")
            reader.ignore("minuteInterval", "useCurrentDate", "countDownDuration")
            reader.ignoreParts("locale", "date", "timeZone", "calendar")
        }
    ).sized { _, reader in SavedSizes.datePicker(style: reader.element["style"]) }

    private static func form(style: String, mode: String) -> CanvasPicker.Form {
        switch (style, mode) {
        case ("inline", "time"), ("compact", "time"): .compact([84])
        case ("compact", "date"): .compact([120])
        case ("compact", _): .compact([120, 84])
        case ("inline", _): .calendar
        case (_, "time"): .wheels([0.3, 0.3, 0.4])
        case (_, "dateAndTime"): .wheels([0.5, 0.17, 0.17, 0.16])
        case (_, "countDownTimer"): .wheels([0.5, 0.5])
        default: .wheels([0.45, 0.2, 0.35])
        }
    }

    static let searchBar = ViewKind(
        "UISearchBar", make: { _ in CanvasSearchBar(frame: .zero) },
        read: { bar, reader in
            bar.text = reader.text("text")
            bar.placeholder = reader.text("placeholder")
            bar.showsCancelButton = reader.flag("showsCancelButton") ?? false
            bar.isMinimal = reader.string("searchBarStyle") == "minimal"
            bar.barColor = reader.color("barTintColor")
            reader.ignore(
                "translucent", "barStyle", "prompt", "showsScopeBar", "showsBookmarkButton", "selectedScopeButtonIndex",
                "showsSearchResultsButton")
            reader.ignoreParts("textInputTraits", "scopeButtonTitles")
        }
    ).sized { _, reader in SavedSizes.searchBar(style: reader.element["searchBarStyle"]) }
}
