import Foundation
import Testing
import UIKit

/// A layout hangs on what there is, not on the way there: after any changes the frames are those of the same tree built anew.
@MainActor @Suite("A tree that was changed, and the same one built anew") struct FreshTreeTests {
    init() {
        RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 2).install()
    }

    @Test("have the same frames after each of 40 rounds of random changes", arguments: UInt64(1)...8)
    func frames(seed: UInt64) {
        var change = RandomChange(seed: seed)
        for round in 0..<40 {
            for _ in 0..<4 { change.step() }
            let report = LayoutDiagnostics.collecting {
                let kept = change.tree.frames(change.plan)
                let fresh = PlannedTree(change.plan).frames(change.plan)
                for (node, (kept, fresh)) in zip(change.plan.nodes, zip(kept, fresh)) where kept != fresh {
                    Issue.record("seed \(seed), round \(round): \(node.kind) \(node.id) is at \(kept), not \(fresh)")
                }
            }.report
            #expect(report.diagnostics.map(\.message) == [])
        }
    }
}

/// Makes the same random changes to a plan and to a tree that lives through all of them.
@MainActor private struct RandomChange {
    var plan = TreePlan()
    let tree: PlannedTree
    private var dice: LayoutDice
    private var lastID = 0
    private var lastRule = 0

    private static let texts: [[(String, CGFloat)]] = [
        [], [("a", 17)], [("one two three four five six seven eight nine ten", 14)],
        [("aaa bbb ccc ddd ", 12), ("BIG ", 40), ("small end of it", 12)], [("다크 모드에서 예약 버튼의 글자", 17)],
    ]

    init(seed: UInt64) {
        dice = LayoutDice(seed: seed)
        tree = PlannedTree(plan)
    }

    mutating func step() {
        switch dice.roll(12) {
        case 0, 1, 2: addNode()
        case 3: moveNode()
        case 4, 5: addRule()
        case 6: endRule()
        case 7, 8: changeConstant()
        case 9, 10: changeNode()
        default: changeSize()
        }
    }

    // MARK: Views

    private mutating func addNode() {
        guard plan.nodes.count < 14 else { return }
        lastID += 1
        let parent = dice.pick(plan.nodes.filter { $0.kind == .view || $0.kind == .stack })
        var node = TreePlan.Node(id: lastID, kind: dice.pick(TreePlan.Kind.allCases), parent: parent.id)
        node.isArranged = parent.kind == .stack
        node.runs = dice.pick(Self.texts)
        node.lines = dice.pick([1, 0, 0, 2])
        node.axis = dice.pick([.horizontal, .vertical])
        plan.nodes.append(node)
        tree.insert(node)
        tree.apply(node)
        place(node)
    }

    /// The least of wishes, each of a priority of its own: nothing is left open.
    private mutating func place(_ node: TreePlan.Node) {
        let base = 1 + Float(node.id) * 0.1
        for (part, attribute) in [NSLayoutConstraint.Attribute.left, .top, .width, .height].enumerated() {
            let isPlace = part < 2
            add(
                TreePlan.Rule(
                    id: nextRule(), first: node.id, attribute: attribute, relation: .equal,
                    second: isPlace ? node.parent : nil, other: isPlace ? attribute : .notAnAttribute,
                    constant: CGFloat(10 + dice.roll(50)), priority: base + Float(part) * 0.02))
        }
    }

    private mutating func moveNode() {
        guard plan.nodes.count > 2 else { return }
        var node = dice.pick(Array(plan.nodes.dropFirst()))
        let inside = plan.subtree(node.id)
        let parent = dice.pick(
            plan.nodes.filter { ($0.kind == .view || $0.kind == .stack) && !inside.contains($0.id) })
        guard parent.id != node.parent else { return }
        // What ties it to the world outside ends with the move; its own sizes stay, and are stated anew.
        for rule in plan.rules {
            guard let second = rule.second, inside.contains(rule.first) != inside.contains(second) else { continue }
            end(rule)
        }
        for rule in plan.rules where rule.first == node.id && rule.priority < 50 { end(rule) }
        node.parent = parent.id
        node.isArranged = parent.kind == .stack
        let moved = plan.nodes.filter { inside.contains($0.id) && $0.id != node.id }
        plan.nodes.removeAll { inside.contains($0.id) }
        plan.nodes += [node] + moved
        tree.attach(node)
        place(node)
    }

    private mutating func changeNode() {
        guard plan.nodes.count > 1 else { return }
        let index = 1 + dice.roll(plan.nodes.count - 1)
        switch dice.roll(9) {
        case 0, 1: plan.nodes[index].runs = dice.pick(Self.texts)
        case 2: plan.nodes[index].isHidden.toggle()
        case 3: plan.nodes[index].margin = CGFloat(dice.roll(20))
        case 4: plan.nodes[index].distribution = dice.pick([.fill, .fillEqually, .fillProportionally, .equalSpacing])
        case 5: plan.nodes[index].alignment = dice.pick([.fill, .leading, .center, .firstBaseline, .lastBaseline])
        case 6: plan.nodes[index].keepsToMargins.toggle()
        case 7: plan.nodes[index].lines = dice.pick([1, 0, 2])
        default: plan.nodes[index].spacing = CGFloat(dice.roll(12))
        }
        tree.apply(plan.nodes[index])
    }

    private mutating func changeSize() {
        plan.size.width = dice.pick([320, 200, 393, 600])
        tree.root.frame.size = plan.size
    }

    // MARK: Constraints

    private mutating func addRule() {
        guard plan.nodes.count > 2, plan.rules.count(where: { $0.priority > 50 }) < 14 else { return }
        let first = dice.pick(Array(plan.nodes.dropFirst()))
        let second = dice.pick(plan.nodes.filter { $0.id != first.id })
        let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
            (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin), (.bottom, .bottomMargin),
            (.firstBaseline, .firstBaseline), (.firstBaseline, .lastBaseline), (.lastBaseline, .bottom),
            (.leading, .trailing), (.top, .bottom), (.width, .width), (.height, .height), (.centerX, .centerX),
        ]
        let pair = dice.pick(pairs)
        let id = nextRule()
        add(
            TreePlan.Rule(
                id: id, first: first.id, attribute: pair.0, relation: dice.pick([.equal, .equal, .greaterThanOrEqual]),
                second: second.id, other: pair.1, constant: CGFloat(dice.roll(40) - 20),
                priority: dice.pick([100, 400, 760, 900]) + Float(id % 800) * 0.1))
    }

    private mutating func nextRule() -> Int {
        lastRule += 1
        return lastRule
    }

    private mutating func add(_ rule: TreePlan.Rule) {
        plan.rules.append(rule)
        tree.add(rule)
    }

    private mutating func end(_ rule: TreePlan.Rule) {
        plan.rules.removeAll { $0.id == rule.id }
        tree.end(rule)
    }

    private mutating func endRule() {
        let rules = plan.rules.filter { $0.priority > 50 }
        if !rules.isEmpty { end(dice.pick(rules)) }
    }

    private mutating func changeConstant() {
        guard !plan.rules.isEmpty else { return }
        let index = dice.roll(plan.rules.count)
        plan.rules[index].constant = CGFloat(10 + dice.roll(80))
        tree.setConstant(plan.rules[index])
    }
}
