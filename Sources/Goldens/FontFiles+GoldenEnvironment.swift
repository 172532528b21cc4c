extension FontFiles {
    /// The files of the built-in profile as Debian 12's packages have them (fonts-inter 4.0~beta7, fonts-dejavu-core 2.37,
    /// fonts-noto-core 20201225, fonts-noto-cjk 20220127, fonts-noto-color-emoji 2.042), by name and size in the profile's order:
    /// what goldens are recorded with.
    static let goldenEnvironment = FontFiles(
        files: table.split(separator: ",").map { entry in
            let words = entry.split(whereSeparator: \.isWhitespace)
            return File(name: String(words[0]), size: Int(words[1]) ?? 0)
        })

    private static let table = """
        Inter-Thin.otf 257356, Inter-ThinItalic.otf 269448, Inter-ExtraLight.otf 264196,
        Inter-ExtraLightItalic.otf 275152, Inter-Light.otf 265000, Inter-LightItalic.otf 274996,
        Inter-Regular.otf 258992, Inter-Italic.otf 271400, Inter-Medium.otf 269692, Inter-MediumItalic.otf 278472,
        Inter-SemiBold.otf 270760, Inter-SemiBoldItalic.otf 279536, Inter-Bold.otf 271436,
        Inter-BoldItalic.otf 278016, Inter-ExtraBold.otf 271868, Inter-ExtraBoldItalic.otf 279140,
        Inter-Black.otf 266240, Inter-BlackItalic.otf 273196, DejaVuSansMono.ttf 343140,
        DejaVuSansMono-Bold.ttf 334268, NotoSerif-Regular.ttf 588876, NotoSerif-Italic.ttf 637472,
        NotoSerif-Bold.ttf 611904, NotoSerif-BoldItalic.ttf 656716, NotoSansCJK-Regular.ttc 19484784,
        NotoSansCJK-Bold.ttc 20050760, NotoColorEmoji.ttf 10980856, NotoSans-Regular.ttf 512672,
        NotoSans-Bold.ttf 515752, NotoSansArabic-Regular.ttf 244072, NotoSansArabic-Bold.ttf 252940,
        NotoSansHebrew-Regular.ttf 26892, NotoSansHebrew-Bold.ttf 27156, NotoSansThai-Regular.ttf 37744,
        NotoSansThai-Bold.ttf 37788, NotoSansDevanagari-Regular.ttf 229336, NotoSansDevanagari-Bold.ttf 237660,
        NotoSansKhmer-Regular.ttf 113376, NotoSansKhmer-Bold.ttf 112372, NotoSansLao-Regular.ttf 31136,
        NotoSansLao-Bold.ttf 32396, NotoSansMyanmar-Regular.ttf 196608, NotoSansMyanmar-Bold.ttf 210224,
        NotoSansBengali-Regular.ttf 201964, NotoSansBengali-Bold.ttf 210996, NotoSansGurmukhi-Regular.ttf 52852,
        NotoSansGurmukhi-Bold.ttf 52856, NotoSansGujarati-Regular.ttf 205124, NotoSansGujarati-Bold.ttf 202944,
        NotoSansOriya-Regular.ttf 95800, NotoSansOriya-Bold.ttf 92964, NotoSansTamil-Regular.ttf 72608,
        NotoSansTamil-Bold.ttf 75740, NotoSansTelugu-Regular.ttf 194732, NotoSansTelugu-Bold.ttf 202444,
        NotoSansKannada-Regular.ttf 152168, NotoSansKannada-Bold.ttf 156336, NotoSansMalayalam-Regular.ttf 110568,
        NotoSansMalayalam-Bold.ttf 115944, NotoSansSinhala-Regular.ttf 307684, NotoSansSinhala-Bold.ttf 339844,
        NotoSansArmenian-Regular.ttf 30892, NotoSansArmenian-Bold.ttf 30924, NotoSansGeorgian-Regular.ttf 53072,
        NotoSansGeorgian-Bold.ttf 54956, NotoSansEthiopic-Regular.ttf 343168, NotoSansEthiopic-Bold.ttf 340980,
        NotoSansSymbols-Regular.ttf 258148, NotoSansSymbols-Bold.ttf 258912, NotoSansSymbols2-Regular.ttf 656852,
        NotoSansMath-Regular.ttf 590896
        """
}
