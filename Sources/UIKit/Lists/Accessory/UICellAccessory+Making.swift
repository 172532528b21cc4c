extension UICellAccessory {
    /// A chevron: a tap on the row leads on.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, displayed, options)
    }

    /// The letter i in a circle.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.detail, displayed, options, actionHandler: actionHandler)
    }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed, options)
    }

    /// A minus on a red disc.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.delete(background: options.backgroundColor), displayed, options, actionHandler: actionHandler)
    }

    /// A plus on a green disc.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.insert(background: options.backgroundColor), displayed, options, actionHandler: actionHandler)
    }

    /// Three lines.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(.reorder(showsSeparator: options.showsVerticalSeparator), displayed, options)
    }

    /// A circle, on a selected row a disc with a checkmark.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(.multiselect(background: options.backgroundColor), displayed, options)
    }

    /// A chevron that points down while the rows below it are shown.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.outlineDisclosure(options.style), displayed, options, actionHandler: actionHandler)
    }

    /// A short text, such as a number.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(.label(text, options), displayed, options)
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState =
            switch configuration.placement {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        return UICellAccessory(
            .customView(
                configuration.customView, configuration.placement,
                maintainsFixedSize: configuration.maintainsFixedSize), displayed, configuration)
    }
}

/// What the options of all accessories have in common.
protocol CellAccessoryOptions {
    var isHidden: Bool { get }
    var reservedLayoutWidth: UICellAccessory.LayoutDimension { get }
    var tintColor: UIColor? { get }
}

extension UICellAccessory.DisclosureIndicatorOptions: CellAccessoryOptions {}
extension UICellAccessory.DetailOptions: CellAccessoryOptions {}
extension UICellAccessory.CheckmarkOptions: CellAccessoryOptions {}
extension UICellAccessory.DeleteOptions: CellAccessoryOptions {}
extension UICellAccessory.InsertOptions: CellAccessoryOptions {}
extension UICellAccessory.ReorderOptions: CellAccessoryOptions {}
extension UICellAccessory.MultiselectOptions: CellAccessoryOptions {}
extension UICellAccessory.OutlineDisclosureOptions: CellAccessoryOptions {}
extension UICellAccessory.LabelOptions: CellAccessoryOptions {}
extension UICellAccessory.CustomViewConfiguration: CellAccessoryOptions {}
