import Foundation
import Testing
import UIKit

@Suite("Associated objects")
struct AssociatedObjectTests {
    private final class Value {}

    @Test("a value is found under its key and its object alone, until it is taken away")
    func keys() {
        nonisolated(unsafe) var (first, second): (UInt8, UInt8) = (0, 0)
        let (object, other) = (NSObject(), NSObject())
        objc_setAssociatedObject(object, &first, "a", .OBJC_ASSOCIATION_COPY_NONATOMIC)
        objc_setAssociatedObject(object, &second, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(object, &first) as? String == "a")
        #expect(objc_getAssociatedObject(object, &second) as? Int == 2)
        #expect(objc_getAssociatedObject(other, &first) == nil)
        objc_setAssociatedObject(object, &first, nil, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        #expect(objc_getAssociatedObject(object, &first) == nil)
        objc_removeAssociatedObjects(object)
        #expect(objc_getAssociatedObject(object, &second) == nil)
    }

    @Test("policies hold, copy, or do not hold the value")
    func policies() {
        nonisolated(unsafe) var key: UInt8 = 0
        let object = NSObject()
        let text = NSMutableString(string: "a")
        objc_setAssociatedObject(object, &key, text, .OBJC_ASSOCIATION_COPY)
        text.append("b")
        #expect(objc_getAssociatedObject(object, &key) as? NSString == "a")
        weak var former: Value?
        do {
            let value = Value()
            objc_setAssociatedObject(object, &key, value, .OBJC_ASSOCIATION_RETAIN)
            former = value
        }
        #expect(former != nil)
        objc_setAssociatedObject(object, &key, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(former == nil)
        do {
            let value = Value()
            objc_setAssociatedObject(object, &key, value, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(object, &key) as? Value === value)
        }
        #expect(objc_getAssociatedObject(object, &key) == nil)
    }

    @Test("values of objects that are gone are released while others are stored, and found by no other object")
    func release() {
        nonisolated(unsafe) var key: UInt8 = 0
        var live = 0
        weak var first: Value?
        for round in 0..<10_000 {
            let (object, value) = (NSObject(), Value())
            if round == 0 { first = value }
            if objc_getAssociatedObject(object, &key) != nil { live += 1 }
            objc_setAssociatedObject(object, &key, value, .OBJC_ASSOCIATION_RETAIN)
        }
        // An object's place in memory may be left alone by all that come after it: enough at once have every place looked at.
        let others = (0..<10_000).map { _ in NSObject() }
        for other in others { objc_setAssociatedObject(other, &key, Value(), .OBJC_ASSOCIATION_RETAIN) }
        withExtendedLifetime(others) { #expect(live == 0 && first == nil) }
    }
}
