package import Foundation
internal import Raster
internal import Synchronization

/// The fonts of a profile and everything that is measured and set with them; safe to use from any thread.
///
/// UIKit asks it for metrics and frames. Nothing but the files of the profile and of the additional folders is read:
/// neither the host's font configuration nor its locale reaches a result.
package final class FontLibrary: Sendable {
    private let typesetter: Mutex<Typesetter>
    package let profile: FontProfile
    /// The families that `FontRequest.Family.named` finds, sorted.
    package let familyNames: [String]
    /// Every face that text can be set with: the profile's, then the additional ones.
    package let faces: [FontProfile.Face]

    /// The font files of additional folders that are in a format that is not read, such as WOFF.
    package let passedOver: [String]

    /// - Parameters:
    ///   - profile: what text is set with by role.
    ///   - additionalFonts: font files, or folders of them, that are found by their own names.
    /// - Throws: `TypesettingError` for a file that is missing or no font, and a folder that has none.
    package init(
        profile: FontProfile = .standard, additionalFonts: [String] = []
    ) throws(TypesettingError) {
        LibraryEnvironment.shutOut()
        let catalog = try FontCatalog(profile: profile, additionalFonts: additionalFonts)
        self.profile = profile
        familyNames = catalog.familyNames
        faces = catalog.faces
        passedOver = catalog.passedOver
        typesetter = Mutex(Typesetter(catalog: catalog))
    }

    /// The metrics of a font in points. The system's designs have iOS's numbers; others those of their file.
    ///
    /// A size that is not a number or below zero counts as 0.
    package func metrics(for request: FontRequest) -> FontMetrics {
        if request.family == .system { return SystemFont.metrics(size: ResolvedFont.usableSize(request.size)) }
        return typesetter.withLock { typesetter in
            (try? typesetter.catalog.font(for: request))?.metrics
                ?? SystemFont.metrics(size: ResolvedFont.usableSize(request.size))
        }
    }

    /// Whether `name` is a family, or the full or PostScript name of a face; case does not matter.
    package func hasFamily(_ name: String) -> Bool {
        typesetter.withLock { $0.catalog.hasFamily(name) }
    }

    /// The names and style of the face that a request by name gives; nil for the system's designs and unknown names.
    package func identity(of request: FontRequest) -> FontIdentity? {
        typesetter.withLock { $0.catalog.identity(of: request) }
    }

    /// The names and style of a family's faces, sorted by PostScript name; empty for an unknown family.
    package func identities(inFamily name: String) -> [FontIdentity] {
        typesetter.withLock { $0.catalog.identities(inFamily: name) }
    }

    /// Why a face or a hyphenation dictionary that text needed could not be opened: text set since then may lack glyphs, or
    /// break elsewhere. Nil while all is well.
    ///
    /// Setting a text does not throw, as UIKit's measuring cannot; who makes pictures asks here before keeping one.
    package var failure: TypesettingError? {
        typesetter.withLock { $0.failure }
    }

    /// Sets a text: breaks it into lines, shortens it and places its glyphs.
    ///
    /// An empty text has no lines, no width, and the height of one line. Widths and heights are rounded up to the
    /// device pixel, though no width is more than the given one; a text set again at the width of its own frame has the
    /// same lines. Of a text of more than two million characters (2²¹ Unicode scalars) the first and the last million
    /// are set; lines that no picture could show are left out.
    ///
    /// - Parameters:
    ///   - style: of the paragraphs where `text` has no styles of its own.
    ///   - width: points a line has; infinite or NaN for no bound, negative counts as 0.
    ///   - maximumLines: lines over all paragraphs; 0 or less for no limit.
    ///   - scale: device pixels in a point.
    package func frame(
        for text: StyledText, style: ParagraphStyle, width: CGFloat = .infinity, maximumLines: Int = 0,
        scale: CGFloat
    ) -> TextFrame {
        let room = FrameRoom(width: width, maximumLines: maximumLines, scale: scale)
        let key = Self.isKept(text.string) ? TextKey(text, style, room) : nil
        return typesetter.withLock { typesetter in
            if let key, let frame = typesetter.frame(key) { return frame }
            return typesetter.newFrame(for: text, style, room, key)
        }
    }

    /// The size of the frame of a text that is set in one look; quicker than the frame where the text was set before.
    ///
    /// - Parameters: as for `frame(for:style:width:maximumLines:scale:)`.
    package func size(
        of string: String, look: TextLook, width: CGFloat = .infinity, maximumLines: Int = 0, scale: CGFloat
    ) -> CGSize {
        let room = FrameRoom(width: width, maximumLines: maximumLines, scale: scale)
        let key = Self.isKept(string) ? TextKey(string, look, room) : nil
        return typesetter.withLock { typesetter in
            if let key, let size = typesetter.size(key) { return size }
            let text = StyledText(string, attributes: look.attributes)
            return typesetter.newFrame(for: text, look.style, room, key).size
        }
    }

    /// Whether what comes of a text is kept among others.
    private static func isKept(_ string: String) -> Bool { string.utf8.count <= Typesetter.longestKept }
}
