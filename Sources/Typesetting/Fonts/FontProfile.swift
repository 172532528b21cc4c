/// The font files that text is set with, by role: a JSON file describes one, `FontProfile.standard` is built in.
///
/// Nothing but these files, fonts and hyphenation dictionaries, is ever opened for text. Within a role the order of the faces does not matter: weight and
/// slant choose. The order of `scripts` is the order of fallback.
package struct FontProfile: Codable, Hashable, Sendable {
    /// One face: a file, or a face of a collection.
    package struct Face: Codable, Hashable, Sendable {
        package var path: String
        /// The family name of the face in a collection; nil takes the file's first face.
        package var name: String?
        /// The weight from 1 to 1000, 400 regular and 700 bold.
        package var weight: Int
        package var isItalic: Bool
        /// The Debian package that installs the file.
        package var debianPackage: String?

        package init(
            path: String, name: String? = nil, weight: Int = 400, isItalic: Bool = false, debianPackage: String? = nil
        ) {
            self.path = path
            self.name = name
            self.weight = weight
            self.isItalic = isItalic
            self.debianPackage = debianPackage
        }
    }

    /// A family that `UIFont(name:size:)` finds.
    package struct Family: Codable, Hashable, Sendable {
        package var name: String
        package var faces: [Face]

        package init(name: String, faces: [Face]) {
            self.name = name
            self.faces = faces
        }
    }

    /// Faces for characters that the requested font lacks.
    package struct Fallback: Codable, Hashable, Sendable {
        /// ISO 15924 codes of the scripts that the faces are made for; empty for symbols.
        package var scripts: [String]
        /// BCP 47 prefixes of the languages whose forms these are, for Chinese, Japanese and Korean; else empty.
        package var languages: [String]
        package var faces: [Face]

        package init(scripts: [String] = [], languages: [String] = [], faces: [Face]) {
            self.scripts = scripts
            self.languages = languages
            self.faces = faces
        }
    }

    /// The dictionary that words of a language are hyphenated by.
    package struct Hyphenation: Codable, Hashable, Sendable {
        /// A BCP 47 prefix.
        package var language: String
        /// A file of the hyphen library, in UTF-8.
        package var path: String
        /// The 64-bit FNV-1a hash of the file. Another file is refused, as it would divide words elsewhere.
        package var checksum: UInt64
        /// The Debian package that installs the file.
        package var debianPackage: String?

        package init(language: String, path: String, checksum: UInt64, debianPackage: String? = nil) {
            self.language = language
            self.path = path
            self.checksum = checksum
            self.debianPackage = debianPackage
        }
    }

    package var system: [Face]
    package var monospaced: [Face]
    /// Empty where no rounded face is there: `UIFontDescriptor.withDesign(.rounded)` is nil then.
    package var rounded: [Face]
    package var serif: [Face]
    /// Chinese, Japanese and Korean by language.
    package var cjk: [Fallback]
    package var emoji: [Face]
    package var scripts: [Fallback]
    package var families: [Family]
    /// Needed only by text that asks for hyphenation, and opened then.
    package var hyphenation: [Hyphenation]

    package init(
        system: [Face], monospaced: [Face], rounded: [Face] = [], serif: [Face] = [], cjk: [Fallback], emoji: [Face],
        scripts: [Fallback], families: [Family] = [], hyphenation: [Hyphenation] = []
    ) {
        self.hyphenation = hyphenation
        self.system = system
        self.monospaced = monospaced
        self.rounded = rounded
        self.serif = serif
        self.cjk = cjk
        self.emoji = emoji
        self.scripts = scripts
        self.families = families
    }

    /// Whether there is a font of a design of the system font; a named family is none.
    package func hasFaces(of design: FontRequest.Family) -> Bool {
        switch design {
        case .system: !system.isEmpty
        case .monospaced: !monospaced.isEmpty
        case .rounded: !rounded.isEmpty
        case .serif: !serif.isEmpty
        case .named: false
        }
    }

    /// Every face of the profile, in the order of its parts.
    package var faces: [Face] {
        system + monospaced + rounded + serif + cjk.flatMap(\.faces) + emoji + scripts.flatMap(\.faces)
            + families.flatMap(\.faces)
    }
}

extension FontProfile.Face {
    private enum CodingKeys: String, CodingKey {
        case path, name, weight
        case isItalic = "italic"
        case debianPackage = "package"
    }

    /// Only the path is required.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        path = try values.decode(String.self, forKey: .path)
        name = try values.decodeIfPresent(String.self, forKey: .name)
        weight = try values.decodeIfPresent(Int.self, forKey: .weight) ?? 400
        isItalic = try values.decodeIfPresent(Bool.self, forKey: .isItalic) ?? false
        debianPackage = try values.decodeIfPresent(String.self, forKey: .debianPackage)
    }
}

extension FontProfile.Fallback {
    /// Only the faces are required.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        scripts = try values.decodeIfPresent([String].self, forKey: .scripts) ?? []
        languages = try values.decodeIfPresent([String].self, forKey: .languages) ?? []
        faces = try values.decode([FontProfile.Face].self, forKey: .faces)
    }
}

extension FontProfile {
    /// The system and the monospaced font are required.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        system = try values.decode([Face].self, forKey: .system)
        monospaced = try values.decode([Face].self, forKey: .monospaced)
        rounded = try values.decodeIfPresent([Face].self, forKey: .rounded) ?? []
        serif = try values.decodeIfPresent([Face].self, forKey: .serif) ?? []
        cjk = try values.decodeIfPresent([Fallback].self, forKey: .cjk) ?? []
        emoji = try values.decodeIfPresent([Face].self, forKey: .emoji) ?? []
        scripts = try values.decodeIfPresent([Fallback].self, forKey: .scripts) ?? []
        families = try values.decodeIfPresent([Family].self, forKey: .families) ?? []
        hyphenation = try values.decodeIfPresent([Hyphenation].self, forKey: .hyphenation) ?? []
    }
}
