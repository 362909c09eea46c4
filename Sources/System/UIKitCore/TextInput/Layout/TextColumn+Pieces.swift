import HostInterface
import QuartzCore
import TextEditing

// Long paragraphs are laid out in pieces. If the previous pieces are laid out, a piece begins with
// a line: laying out a piece determines the line with which the next one begins, and so corrects
// it. From the piece in which right-to-left letters occur, the rest of a paragraph is laid out as a
// whole.
extension TextColumn {
  /// Whether long paragraphs are laid out in pieces, which requires wrapped lines and text that
  /// isn't secure.
  private var cutsParagraphs: Bool {
    guard let width, width < 100_000 else { return false }
    return !style.isSecure && !paragraphs.isSingle
  }

  private var usualLength: Int { longestPiece / 2 }

  /// Creates the pieces of a range that begins and ends with one.
  ///
  /// - Parameter isLast: Whether nothing follows the range, not even an empty paragraph.
  func cut(_ range: Range<Int>, isLast: Bool) -> [TextPiece] {
    var starts = [range.lowerBound]
    var index = paragraphs.index(at: range.lowerBound) + 1
    while index < paragraphs.count {
      let start = paragraphs.start(index)
      guard start < range.upperBound || isLast && start == range.upperBound else { break }
      addSeams(to: &starts, before: start)
      starts.append(start)
      index += 1
    }
    addSeams(to: &starts, before: range.upperBound)
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : range.upperBound
      return TextPiece(start: starts[index], height: estimate(end - starts[index]))
    }
  }

  private func addSeams(to starts: inout [Int], before end: Int) {
    guard cutsParagraphs, var last = starts.last else { return }
    while end - last > longestPiece {
      last = seam(near: last + usualLength)
      starts.append(last)
    }
  }

  /// Returns an offset at which a line is likely to begin: after a space or, if there is none,
  /// before a letter.
  private func seam(near offset: Int) -> Int {
    let first = max(1, offset - usualLength / 4)
    for end in stride(from: offset, to: first, by: -1)
    where units[end - 1] == 0x20 && units[end] != 0x20 {
      return end
    }
    for end in stride(from: offset, to: first, by: -1)
    where units[end].isLetter && units[end - 1] != 0x200D {
      return end
    }
    return UTF16.isTrailSurrogate(units[offset]) ? offset - 1 : offset
  }

  func end(of index: Int) -> Int {
    index + 1 < pieces.count ? pieces[index + 1].start : units.count
  }

  /// Returns whether a piece continues a paragraph.
  func isContinuation(_ index: Int) -> Bool {
    guard index > 0, index < pieces.count else { return false }
    let start = pieces[index].start
    return paragraphs.start(paragraphs.index(at: start)) < start
  }

  // MARK: Editing

  func replace(_ edit: TextEdit) {
    let change = edit.length - edit.range.count
    var first = pieceIndex(at: edit.range.lowerBound)
    var last = pieceIndex(at: edit.range.upperBound)
    let start = edit.range.lowerBound
    // A line break before the change may become the first half of a pair.
    if first > 0, pieces[first].start == start, units[start - 1] == 0x0D { first -= 1 }
    if change != 0 {
      for index in (last + 1)..<max(last + 1, pieces.count) { pieces[index].start += change }
    }
    if end(of: last) - pieces[first].start < usualLength / 8 {
      if isContinuation(last + 1) { last += 1 } else if isContinuation(first) { first -= 1 }
    }
    // A line break inserted before a continuation belongs to the previous line.
    if isContinuation(first),
      paragraphs.content(paragraphs.index(at: pieces[first].start), in: units).upperBound
        <= pieces[first].start
    {
      first -= 1
    }
    let old = pieces[first...last]
    var new = cut(pieces[first].start..<end(of: last), isLast: last + 1 == pieces.count)
    if new.count == old.count {
      // A piece keeps its height until it is laid out, so that nothing below it moves.
      for (index, piece) in zip(new.indices, old) {
        new[index].height = piece.height
        new[index].wasLaidOut = piece.layout != nil || piece.wasLaidOut
      }
    }
    let isSeamStale = old.first?.isSeamStale ?? false
    replacePieces(first..<last + 1, with: new)
    pieces[first].isSeamStale = isSeamStale && isContinuation(first)
    let next = first + new.count
    if isContinuation(next), old.contains(where: { $0.layout != nil }) {
      pieces[next].isSeamStale = true
    }
    // The lines before a seam depend on the text after it.
    if isContinuation(first), let before = pieces[first - 1].layout,
      pieces[first].start + before.lookahead >= start
    {
      forgetLayout(of: first - 1)
      pieces[first].isSeamStale = true
    }
  }

  // MARK: Layout

  /// Returns the layout of a piece. Creating it can move the beginnings of later pieces, and remove
  /// them.
  func layout(of index: Int) -> ParagraphLayout {
    var first = index
    while first > 0, pieces[first].isSeamStale { first -= 1 }
    while first < min(index, pieces.count) {
      if pieces[first].layout == nil { layOut(first) }
      first += 1
      if first < pieces.count { pieces[first].isSeamStale = false }
    }
    let index = min(index, pieces.count - 1)
    if let known = pieces[index].layout { return known }
    return layOut(index)
  }

  /// Returns the piece that contains an offset, and its layout.
  func settle(at offset: Int) -> (index: Int, layout: ParagraphLayout) {
    var index = pieceIndex(at: offset)
    var made = layout(of: index)
    // The offset may be in a line that turned out to belong to the next piece.
    for _ in 0..<8 {
      let found = pieceIndex(at: offset)
      if found == index { break }
      index = found
      made = layout(of: index)
    }
    return (min(index, pieces.count - 1), made)
  }

  @discardableResult
  private func layOut(_ index: Int) -> ParagraphLayout {
    layoutPasses += 1
    let start = pieces[index].start
    let paragraph = paragraphs.index(at: start)
    let content = paragraphs.content(paragraph, in: units)
    let end = min(end(of: index), content.upperBound)
    guard end < content.upperBound, isContinuation(index + 1) else {
      let made = makeLayout(start..<max(start, content.upperBound), paragraph: content)
      moveSeam(after: index, to: content.upperBound, content)
      take(made, for: index)
      return made
    }
    var lookahead = estimatedLookahead
    while true {
      let textEnd = characterEnd(min(end + lookahead, content.upperBound), content.upperBound)
      let made = makeLayout(start..<textEnd, paragraph: content)
      let isWhole = textEnd == content.upperBound
      guard let line = made.seam(near: end - start, isWhole: isWhole, in: units[start..<textEnd])
      else {
        if isWhole {
          moveSeam(after: index, to: content.upperBound, content)
          take(made, for: index)
          return made
        }
        lookahead *= 4
        continue
      }
      made.limit(to: line)
      moveSeam(after: index, to: start + made.count, content)
      take(made, for: index)
      return made
    }
  }

  /// The estimated number of code units in slightly more than two lines.
  private var estimatedLookahead: Int {
    max(80, Int((width ?? 0) / max(1, style.font.pointSize * style.scale) * 6))
  }

  private func characterEnd(_ offset: Int, _ limit: Int) -> Int {
    var offset = offset
    while offset < limit, !units[offset].isLetter, units[offset] > 0x7F { offset += 1 }
    return offset
  }

  private func makeLayout(_ range: Range<Int>, paragraph: Range<Int>) -> ParagraphLayout {
    laidOutUnits += range.count
    let source = TextSourceBuilder(editor: editor, style: style)
    var made = source.request(for: range, of: paragraph, width: width)
    if range != paragraph, made.request.direction == .natural {
      made.request.direction = direction(of: paragraph)
    }
    guard let shaping = HostServices.current.text else {
      return ParagraphLayout(
        MissingTextLayout(height: lineHeight), shadows: [], color: CGColor(gray: 0, alpha: 1),
        count: range.count, dots: nil)
    }
    let layout = shaping.layOut(made.request)
    return ParagraphLayout(
      layout, shadows: made.request.shadowNodes(at: .zero, by: shaping),
      attachments: made.request.attachmentNodes(at: .zero, in: layout),
      color: style.color.concrete(for: style.traits), count: range.count, dots: made.dots)
  }

  /// Returns the direction of the first letter, which is the paragraph's.
  private func direction(of paragraph: Range<Int>) -> TextRequest.Direction {
    for unit in units[paragraph] {
      if unit.isRightToLeft { return .rightToLeft }
      if unit.isLetter { return .leftToRight }
    }
    return .natural
  }

  /// Moves the beginning of the next piece to an offset.
  private func moveSeam(after index: Int, to offset: Int, _ content: Range<Int>) {
    var next = index + 1
    let isWhole = offset == content.upperBound
    guard next < pieces.count, isWhole ? isContinuation(next) : pieces[next].start != offset else {
      return
    }
    let wasLaidOut = pieces[next].layout != nil || pieces[next].wasLaidOut
    while isContinuation(next), pieces[next].start <= content.upperBound,
      isWhole || min(end(of: next), content.upperBound) <= offset
    {
      next += 1
    }
    var moved: [TextPiece] = []
    if !isWhole {
      let hasRest = isContinuation(next)
      let end = hasRest ? end(of: next) : content.upperBound
      moved = cut(offset..<end, isLast: false)
      if hasRest, moved.count == 1 { moved[0].height = pieces[next].height }
      moved[0].wasLaidOut = wasLaidOut
      if hasRest {
        next += 1
        if wasLaidOut, isContinuation(next) { pieces[next].isSeamStale = true }
      }
    }
    replacePieces(index + 1..<next, with: moved)
    onSeamChange()
  }
}
