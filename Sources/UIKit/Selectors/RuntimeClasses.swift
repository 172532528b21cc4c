import Foundation

// Instances of classes that are known only at run time: those registered with a list, or named by a document or a class property.
//
// Swift calls no initializer of such a class but a required one, and a class with any initializer of its own would then have to
// repeat it, which source for iOS does not. The initializers below are for UIKit's class alone and seen by no subclass. The entry of a
// convenience initializer takes the class of the new instance as a method of the type takes the type, so each is declared here once
// more as such a method, under the same symbol: called on a subclass, it makes an instance of that with the subclass's own override
// of the designated initializer. A class that has none stops the program there, with Swift's message "Use of unimplemented
// initializer", as it does on iOS. The compiler checks that both declarations of a symbol pass values alike.

extension UITableViewCell {
    @_silgen_name("offscreen_UITableViewCell_make")
    convenience init(classAtRunTime style: CellStyle, _ reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("offscreen_UITableViewCell_make")
    static func make(style: CellStyle, reuseIdentifier: consuming String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
    @_silgen_name("offscreen_UITableViewHeaderFooterView_make")
    convenience init(classAtRunTime reuseIdentifier: String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("offscreen_UITableViewHeaderFooterView_make")
    static func make(reuseIdentifier: consuming String?) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
    @_silgen_name("offscreen_UICollectionReusableView_make")
    convenience init(classAtRunTime frame: CGRect) {
        self.init(frame: frame)
    }

    @_silgen_name("offscreen_UICollectionReusableView_make")
    static func make(frame: CGRect) -> UICollectionReusableView
}

extension UICollectionViewLayoutAttributes {
    @_silgen_name("offscreen_UICollectionViewLayoutAttributes_make")
    convenience init(classAtRunTime: Void) {
        self.init()
    }

    @_silgen_name("offscreen_UICollectionViewLayoutAttributes_make")
    static func make() -> UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutInvalidationContext {
    @_silgen_name("offscreen_UICollectionViewLayoutInvalidationContext_make")
    convenience init(classAtRunTime: Void) {
        self.init()
    }

    @_silgen_name("offscreen_UICollectionViewLayoutInvalidationContext_make")
    static func make() -> UICollectionViewLayoutInvalidationContext
}

extension UIStoryboardSegue {
    @_silgen_name("offscreen_UIStoryboardSegue_make")
    convenience init(
        classAtRunTime identifier: String?, _ source: UIViewController, _ destination: UIViewController
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
    }

    @_silgen_name("offscreen_UIStoryboardSegue_make")
    static func make(
        identifier: consuming String?, source: consuming UIViewController, destination: consuming UIViewController
    ) -> UIStoryboardSegue
}

extension CALayer {
    @_silgen_name("offscreen_CALayer_make")
    convenience init(classAtRunTime: Void) {
        self.init()
    }

    @_silgen_name("offscreen_CALayer_make")
    static func make() -> CALayer
}
