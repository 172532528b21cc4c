import UIKit

extension TextSpecimen {
    @MainActor static var inputRows: [TextSpecimenRow] {
        [
            TextSpecimenRow(caption: "no border", view: field(.none, text: "Text")),
            TextSpecimenRow(caption: "line", view: field(.line, text: "Text")),
            TextSpecimenRow(caption: "bezel", view: field(.bezel, text: "Text")),
            TextSpecimenRow(caption: "rounded, with a placeholder", view: field(.roundedRect, text: nil)),
            TextSpecimenRow(caption: "clear button, text that is cut", view: clearable),
            TextSpecimenRow(caption: "secure, with views at both ends", view: secure),
            TextSpecimenRow(caption: "a text view that is as high as its text", view: textView(scrolls: false)),
            TextSpecimenRow(caption: "a text view that scrolls", view: textView(scrolls: true)),
        ]
    }

    @MainActor private static func field(_ border: UITextField.BorderStyle, text: String?) -> UITextField {
        let field = UITextField()
        field.borderStyle = border
        field.placeholder = "Placeholder"
        field.text = text
        return field
    }

    @MainActor private static var clearable: UITextField {
        let field = field(.roundedRect, text: "A text that is much too long for the field that shows it")
        field.clearButtonMode = .always
        return field
    }

    @MainActor private static var secure: UITextField {
        let field = field(.roundedRect, text: "password")
        field.isSecureTextEntry = true
        field.leftView = marker(.systemBlue)
        field.leftViewMode = .always
        field.rightView = marker(.systemGreen)
        field.rightViewMode = .always
        return field
    }

    @MainActor private static func marker(_ color: UIColor) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 28, height: 20))
        view.backgroundColor = color
        return view
    }

    @MainActor private static func textView(scrolls: Bool) -> UITextView {
        let view = UITextView()
        view.isScrollEnabled = scrolls
        view.backgroundColor = .secondarySystemBackground
        var link = AttributedString("Links have the tint colour.\n")
        link.link = URL(string: "https://example.com")
        var text = AttributedString("Text views show text of any length, in paragraphs.\n")
        text += link
        text += AttributedString("مرحبا: natural alignment follows each paragraph, as the word at its start tells.")
        text.font = UIFont.preferredFont(forTextStyle: .body)
        text.foregroundColor = UIColor.label
        view.attributedText = NSAttributedString(text)
        if scrolls { view.heightAnchor.constraint(equalToConstant: 64).isActive = true }
        return view
    }
}
