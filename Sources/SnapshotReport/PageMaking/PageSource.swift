/// The page's markup, styles and scripts, which are files of the folder `Page` and lie in the program itself.
enum PageSource {
    static var markup: String { text(PackageResources.page_html) }

    static var style: String {
        [
            PackageResources.base_css, PackageResources.overview_css, PackageResources.review_css,
            PackageResources.inspector_css, PackageResources.print_css,
        ].map(text).joined(separator: "\n")
    }

    /// One script, whose names stay its own.
    static var script: String {
        let files = [
            PackageResources.dom_js, PackageResources.report_js, PackageResources.filter_js,
            PackageResources.commands_js, PackageResources.list_js, PackageResources.reasons_js,
            PackageResources.overview_js,
            PackageResources.pane_js, PackageResources.pointer_js, PackageResources.modes_js,
            PackageResources.drawing_js, PackageResources.overlays_js, PackageResources.spacing_js,
            PackageResources.tree_js, PackageResources.inspector_js, PackageResources.review_js,
            PackageResources.sheet_js, PackageResources.print_js, PackageResources.keyboard_js,
            PackageResources.main_js,
        ]
        return "\"use strict\";\n(() => {\n" + files.map(text).joined(separator: "\n") + "})();"
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
