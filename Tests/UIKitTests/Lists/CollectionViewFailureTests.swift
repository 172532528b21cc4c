import Foundation
import Testing
import UIKit

/// What an app must not do: the process ends with a message that names the place, in optimised builds too.
@Suite("Errors of collection views") struct CollectionViewFailureTests {
    private func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("a negative size from the delegate is refused with its section and item")
    func negativeSize() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let list = ListFixture(ListSource([[CGSize(10, 10)], [CGSize(10, 10), CGSize(-1, 10)]]))
                list.view.layoutIfNeeded()
            }
        }
        #expect(message(result).contains("the delegate answered -1.0 x 10.0 for item 1 in section 1"))
    }

    @Test("a size that is no number is refused with its section and item")
    func undefinedSize() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let list = ListFixture(ListSource([[CGSize(10, .nan)]]))
                list.view.layoutIfNeeded()
            }
        }
        #expect(message(result).contains("the delegate answered 10.0 x nan for item 0 in section 0"))
    }

    @Test("an infinite spacing is refused with its section")
    func infiniteSpacing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let source = ListSource(count: 2, size: CGSize(10, 10))
                source.lineSpacing = .infinity
                ListFixture(source).view.layoutIfNeeded()
            }
        }
        #expect(message(result).contains("the minimum line spacing of section 0 is inf"))
    }

    /// Source of the wording: the exception's text in public crash reports.
    @Test("an identifier that was not registered is refused in UIKit's words")
    func unregistered() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let list = ListFixture(ListSource(count: 1, size: CGSize(10, 10)))
                _ = list.view.dequeueReusableCell(
                    withReuseIdentifier: "chip", for: IndexPath(item: 0, section: 0))
            }
        }
        #expect(
            message(result).contains(
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier chip - "
                    + "must register a nib or a class for the identifier"))
    }

    @Test("a header the data source does not provide is refused with its kind and place")
    func missingHeader() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Bare: NSObject, UICollectionViewDataSource {
                    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
                    { 0 }
                    func collectionView(
                        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                    ) -> UICollectionViewCell { UICollectionViewCell() }
                }
                let layout = UICollectionViewFlowLayout()
                layout.headerReferenceSize = CGSize(10, 10)
                let source = Bare()
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
                view.dataSource = source
                view.layoutIfNeeded()
            }
        }
        #expect(message(result).contains("for kind UICollectionElementKindSectionHeader at item 0 in section 0"))
    }

    @Test("a cell that was not dequeued is refused")
    func cellNotDequeued() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Maker: NSObject, UICollectionViewDataSource {
                    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
                    { 1 }
                    func collectionView(
                        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                    ) -> UICollectionViewCell { UICollectionViewCell() }
                }
                let source = Maker()
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 100, height: 100),
                    collectionViewLayout: UICollectionViewFlowLayout())
                view.dataSource = source
                view.layoutIfNeeded()
            }
        }
        #expect(message(result).contains("at item 0 in section 0 does not have a reuseIdentifier"))
    }

    @Test("reloading from every callback ends with an error instead of going on for ever")
    func endlessReload() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let source = ListSource(count: 1, size: CGSize(10, 10))
                source.onCell = { view, _, _ in view.reloadData() }
                ListFixture(source).view.layoutIfNeeded()
            }
        }
        #expect(message(result).contains("layout did not settle after 1000 passes"))
    }
}
