/// The last words of a paragraph, so that none of them is alone on the last line.
extension ParagraphSetting {
    /// Has the last line begin with the last word but one where it begins later, or else with the last one where it
    /// begins inside of that; the line before keeps what is before, if there is something, and the last one has room.
    ///
    /// Where a line may begin does not depend on how the lines were broken. So at each width between that of the widest
    /// line then and the given one the same lines come out: broken greedily, the line before ends there or later.
    func pushOut(_ lines: inout [BrokenLine]) {
        guard style.lineBreakStrategy.contains(.pushOut), style.lineBreak != .characterWrapping else { return }
        let (previous, last) = (lines[lines.count - 2], lines[lines.count - 1])
        let end = shaped.trimmedEnd(of: last.range)
        guard !previous.isHyphenated, end > last.range.lowerBound else { return }
        let widths = widths(last.room)
        let keptEnd = { shaped.trimmedEnd(of: previous.range.lowerBound..<$0) }
        let place = wordStarts(in: previous.range.lowerBound + 1..<end).first { start in
            start <= last.range.lowerBound && keptEnd(start) > previous.range.lowerBound
                && widths.fits(start..<end, of: shaped, in: last.room.limit)
        }
        guard let place, place < last.range.lowerBound else { return }
        let whole = place..<last.range.upperBound
        lines[lines.count - 1].range = widths.fits(whole, of: shaped, in: last.room.limit) ? whole : place..<end
        lines[lines.count - 2].range = previous.range.lowerBound..<keptEnd(place)
        lines[lines.count - 2].dependsOnWidth = dependsOnWidth(in: place..<end)
    }

    /// Where the last word but one and the last one begin, in this order, of those that begin in `range`, which ends
    /// with the paragraph.
    private func wordStarts(in range: Range<Int>) -> [Int] {
        var starts: [Int] = []
        var index = range.upperBound - 1
        // Scripts without spaces have lines end within what is between two of them: there are no words to push.
        while index >= range.lowerBound, starts.count < 2,
            !CharacterClass.isWrittenWithoutSpaces(shaped.scalars[index])
        {
            if CharacterClass.isWhitespace(shaped.scalars[index - 1]), shaped.breaks[index] == .line {
                starts.insert(index, at: 0)
            }
            index -= 1
        }
        return starts
    }

    /// Whether, at another width, the line could have ended inside of `range` in a way that nothing is pushed, or that
    /// has the rest of it wider: with a hyphen, or beside a tab.
    private func dependsOnWidth(in range: Range<Int>) -> Bool {
        division != nil || !shaped.tabs(in: range).isEmpty || shaped.scalars[range].contains(0xAD)
    }
}
