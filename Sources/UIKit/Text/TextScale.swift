import Foundation
import Typesetting

/// How much smaller text must be set to fit.
enum TextScale {
    /// Scales are tried in these steps.
    private static let steps = 128

    /// The smallest scale of labels whose `minimumScaleFactor` is left at 0: text gets as small as it must.
    static let smallest = 1 / CGFloat(steps)

    /// The largest scale, up to 1, at which `fits` holds; `minimum` where it does at none.
    ///
    /// - Parameters:
    ///   - minimum: from 0, which scales nothing, to 1.
    ///   - fits: holds for all scales below one that it holds for.
    static func largest(from minimum: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
        guard minimum > 0, minimum < 1, !fits(1) else { return 1 }
        var (fitting, tooLarge) = (Int((minimum * CGFloat(steps)).rounded(.up)), steps)
        guard fitting < tooLarge, fits(CGFloat(fitting) / CGFloat(steps)) else { return minimum }
        while tooLarge - fitting > 1 {
            let middle = (fitting + tooLarge) / 2
            if fits(CGFloat(middle) / CGFloat(steps)) { fitting = middle } else { tooLarge = middle }
        }
        return CGFloat(fitting) / CGFloat(steps)
    }
}

extension LabelText {
    /// The same text with smaller fonts; paragraph styles and attachments stay as they are.
    func scaled(by factor: CGFloat) -> LabelText {
        guard factor != 1 else { return self }
        var copy = self
        for index in copy.text.runs.indices { copy.text.runs[index].attributes.font.size *= factor }
        return copy
    }
}
