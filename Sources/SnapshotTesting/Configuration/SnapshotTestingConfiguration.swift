/// What holds for the snapshots that are taken inside of `withSnapshotTesting` or of a test with the trait `snapshots`.
public struct SnapshotTestingConfiguration: Sendable {
    /// The one that holds here; nil where nothing was set.
    @TaskLocal public static var current: SnapshotTestingConfiguration?

    /// How a failure says where to look; nil leaves it to what holds outside.
    public var diffTool: DiffTool?
    /// When goldens are written; nil leaves it to what holds outside.
    public var record: Record?

    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.diffTool = diffTool
        self.record = record
    }

    /// When goldens are written.
    public struct Record: Equatable, Sendable {
        enum Storage: String { case all, failed, missing, never }
        let storage: Storage

        /// The mode of that name; nil for any other.
        public init?(rawValue: String) {
            guard let storage = Storage(rawValue: rawValue) else { return nil }
            self.storage = storage
        }

        private init(_ storage: Storage) {
            self.storage = storage
        }

        /// Every golden is replaced.
        public static let all = Record(.all)
        /// Goldens that do not exist or do not match are written.
        public static let failed = Record(.failed)
        /// Goldens that do not exist are written.
        public static let missing = Record(.missing)
        /// Nothing is written.
        public static let never = Record(.never)
    }

    /// The command that shows a golden beside what was taken.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let tool: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            self.tool = tool
        }

        /// A program that takes both paths: `"ksdiff"`.
        public init(stringLiteral value: StringLiteralType) {
            self.init { "\(value) \"\($0)\" \"\($1)\"" }
        }

        /// Kaleidoscope.
        public static let ksdiff = DiffTool("ksdiff")

        /// Both files as links.
        public static let `default` = DiffTool {
            """
            @\(minus)
            "file://\($0)"
            @\(plus)
            "file://\($1)"
            """
        }

        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            tool(currentFilePath, failedFilePath)
        }
    }
}

/// The signs in front of what was and what is.
let minus = "−"
let plus = "+"

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
    /// `true` is `all`, `false` is `missing`.
    public init(booleanLiteral value: BooleanLiteralType) {
        self = value ? .all : .missing
    }
}
