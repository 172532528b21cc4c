import UIKit

extension Icon {
    /// What is stroked, in units of the grid.
    var outline: UIBezierPath {
        let path = UIBezierPath()
        switch self {
        case .openIssue:
            path.append(.ring)
        case .completedIssue:
            path.append(.ring)
            path.addLines([(5, 8.25), (7.25, 10.5), (11, 6)])
        case .notPlannedIssue:
            path.append(.ring)
            path.addLines([(5.25, 10.75), (10.75, 5.25)])
        case .openPullRequest, .draftPullRequest, .mergedPullRequest, .closedPullRequest:
            path.addBranch()
            path.append(headBranch)
        case .comment:
            path.append(.bubble)
        }
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        return path
    }

    /// What is filled, in units of the grid; nil for icons made of lines alone.
    var filling: UIBezierPath? {
        switch self {
        case .openIssue:
            return .dot(x: 8, y: 8, radius: 1.75)
        case .draftPullRequest:
            let path = UIBezierPath.dot(x: 12.25, y: 3.25, radius: 1)
            path.append(.dot(x: 12.25, y: 7.5, radius: 1))
            return path
        default:
            return nil
        }
    }

    /// The right part of a pull request's icon: how its branch comes home, or does not.
    private var headBranch: UIBezierPath {
        let path = UIBezierPath()
        switch self {
        case .openPullRequest:
            path.addCommit(x: 12.25, y: 12.75)
            path.addLines([(12.25, 11), (12.25, 5.75)])
            path.addQuadCurve(to: CGPoint(x: 10, y: 3.5), controlPoint: CGPoint(x: 12.25, y: 3.5))
            path.addLine(to: CGPoint(x: 8.25, y: 3.5))
            path.addLines([(10.25, 1.25), (8, 3.5), (10.25, 5.75)])
        case .draftPullRequest:
            path.addCommit(x: 12.25, y: 12.75)
        case .closedPullRequest:
            path.addCommit(x: 12.25, y: 12.75)
            path.addLines([(12.25, 11), (12.25, 7.5)])
            path.addLines([(10.5, 1.75), (14, 5.25)])
            path.addLines([(14, 1.75), (10.5, 5.25)])
        default:
            path.addCommit(x: 12.25, y: 8.25)
            path.move(to: CGPoint(x: 3.75, y: 5))
            path.addCurve(
                to: CGPoint(x: 10.5, y: 8.25), controlPoint1: CGPoint(x: 4.25, y: 7.5),
                controlPoint2: CGPoint(x: 6.5, y: 8.25))
        }
        return path
    }
}

extension UIBezierPath {
    fileprivate static var ring: UIBezierPath {
        UIBezierPath(ovalIn: CGRect(x: 1.25, y: 1.25, width: 13.5, height: 13.5))
    }

    fileprivate static func dot(x: CGFloat, y: CGFloat, radius: CGFloat) -> UIBezierPath {
        UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// A speech bubble whose tail points down.
    fileprivate static var bubble: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 3.25, y: 2.25))
        path.addLine(to: CGPoint(x: 12.75, y: 2.25))
        path.addQuadCurve(to: CGPoint(x: 14.25, y: 3.75), controlPoint: CGPoint(x: 14.25, y: 2.25))
        path.addLine(to: CGPoint(x: 14.25, y: 9.75))
        path.addQuadCurve(to: CGPoint(x: 12.75, y: 11.25), controlPoint: CGPoint(x: 14.25, y: 11.25))
        path.addLine(to: CGPoint(x: 7.75, y: 11.25))
        path.addLine(to: CGPoint(x: 4.75, y: 14))
        path.addLine(to: CGPoint(x: 4.75, y: 11.25))
        path.addLine(to: CGPoint(x: 3.25, y: 11.25))
        path.addQuadCurve(to: CGPoint(x: 1.75, y: 9.75), controlPoint: CGPoint(x: 1.75, y: 11.25))
        path.addLine(to: CGPoint(x: 1.75, y: 3.75))
        path.addQuadCurve(to: CGPoint(x: 3.25, y: 2.25), controlPoint: CGPoint(x: 1.75, y: 2.25))
        path.close()
        return path
    }

    /// Two commits, one above the other, with the line between them.
    fileprivate func addBranch() {
        addCommit(x: 3.75, y: 3.25)
        addCommit(x: 3.75, y: 12.75)
        addLines([(3.75, 5), (3.75, 11)])
    }

    fileprivate func addCommit(x: CGFloat, y: CGFloat) {
        append(.dot(x: x, y: y, radius: 1.75))
    }

    fileprivate func addLines(_ points: [(x: CGFloat, y: CGFloat)]) {
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.x, y: point.y)
            if index == 0 { move(to: point) } else { addLine(to: point) }
        }
    }
}
