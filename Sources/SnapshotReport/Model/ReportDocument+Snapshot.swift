extension ReportDocument {
    /// One picture of one variant of a scene, and what came of it.
    package struct Snapshot: Codable, Sendable, Equatable {
        package enum Verdict: String, Codable, Sendable, CaseIterable {
            /// Frames and pixels are the golden's.
            case same
            /// A view moved, or pixels differ.
            case changed
            /// There is no golden yet.
            case new
            /// There is a golden, but the scene gave no picture.
            case missing
            /// There is a golden that no test or scene asks for.
            case orphan
            /// The golden comes from other fonts or libraries: its pixels say nothing of the UI.
            case environment
            /// The scene could not be rendered, or its golden not be read.
            case failed
        }

        /// `suite/name.variant`, unique in the document.
        package var id: String
        package var suite: String
        package var name: String
        /// Empty where a scene has one variant only.
        package var variant: String
        package var verdict: Verdict
        /// What a failing test says, in several lines.
        package var message: String?
        /// Ids of the document's causes.
        package var causes: [String]
        /// Paths of PNG files, relative to the report's folder.
        package var before: String?
        package var after: String?
        package var difference: String?
        /// Of `after`, or of `before` where there is no other.
        package var pixels: PictureSize
        /// Of `before`, where its size differs.
        package var beforePixels: PictureSize?
        package var differing: Differing?
        package var tolerance: Tolerance?
        package var changes: [Change]
        /// Seconds.
        package var duration: Double?
        package var frames: Frames?
        /// What `accept` takes, the picture first.
        package var files: [File]?
        /// The folder of its golden, where that is not the document's.
        package var snapshotsFolder: String?

        package init(
            id: String, suite: String, name: String, variant: String, verdict: Verdict, message: String? = nil,
            causes: [String] = [], before: String? = nil, after: String? = nil, difference: String? = nil,
            pixels: PictureSize, beforePixels: PictureSize? = nil, differing: Differing? = nil,
            tolerance: Tolerance? = nil, changes: [Change] = [], duration: Double? = nil, frames: Frames? = nil
        ) {
            self.id = id
            self.suite = suite
            self.name = name
            self.variant = variant
            self.verdict = verdict
            self.message = message
            self.causes = causes
            self.before = before
            self.after = after
            self.difference = difference
            self.pixels = pixels
            self.beforePixels = beforePixels
            self.differing = differing
            self.tolerance = tolerance
            self.changes = changes
            self.duration = duration
            self.frames = frames
        }
    }

    /// A file that was taken, and the golden whose place it takes when it is accepted.
    package struct File: Codable, Sendable, Equatable {
        /// Relative to the report's folder.
        package var taken: String
        /// Relative to the folder of goldens.
        package var golden: String

        package init(taken: String, golden: String) {
            self.taken = taken
            self.golden = golden
        }
    }

    /// What moved or changed in a view, and why.
    package struct Change: Codable, Sendable, Equatable {
        /// The path of the view in `frames`.
        package var view: String
        /// As "height", "text", "bottom.constant".
        package var property: String
        package var before: String
        package var after: String
        package var why: String?
        /// `FILE:LINE` of the code that decides, where that is known.
        package var source: String?
        /// Whether it only follows from another change, as a row below a row that grew.
        package var consequence: Bool

        package init(
            view: String, property: String, before: String, after: String, why: String? = nil, source: String? = nil,
            consequence: Bool = false
        ) {
            self.view = view
            self.property = property
            self.before = before
            self.after = after
            self.why = why
            self.source = source
            self.consequence = consequence
        }
    }
}
