import Foundation
import Testing
import UIKit

@MainActor @Suite("UICollectionViewLayoutAttributes") struct LayoutAttributesTests {
    @Test("attributes give back the frame they were set to, and keep their centre when the size changes")
    func attributes() throws {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 1))
        attributes.frame = CGRect(x: 0.1, y: 40.3, width: 0.7, height: 20.2)
        #expect(attributes.frame == CGRect(x: 0.1, y: 40.3, width: 0.7, height: 20.2))
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        attributes.size = CGSize(10, 20)
        #expect(attributes.center == CGPoint(x: 25, y: 40))
        #expect(attributes.frame == CGRect(x: 20, y: 30, width: 10, height: 20))
        attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(attributes.frame == CGRect(x: 15, y: 20, width: 20, height: 40))
        let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
        #expect(copy == attributes)
        copy.zIndex = 3
        #expect(copy != attributes)
    }
}
