import HostInterface
import QuartzCore
import TextEditing

/// The layout of a paragraph, or of several of its lines. Offsets are relative to its beginning.
@MainActor final class ParagraphLayout {
  let layout: any TextLayout
  private(set) var node: RenderNode
  /// The number of code units without the line break.
  private(set) var count: Int
  private(set) var height: CGFloat
  /// The number of code units after the last line on which the layout depends.
  private(set) var lookahead = 0
  /// The number of visible lines; nil for all of them.
  private var lineLimit: Int?
  /// The offset before each dot and after the last one, for secure text.
  private let dots: [Int]?

  /// - Parameters:
  ///     - shadows: What is drawn below the text.
  ///     - attachments: What is drawn in place of characters.
  init(
    _ layout: any TextLayout, shadows: [RenderNode], attachments: [RenderNode] = [],
    color: CGColor, count: Int, dots: [Int]?
  ) {
    self.layout = layout
    self.count = count
    self.dots = dots
    let text = RenderNode(.text(layout, origin: .zero, color: color))
    height = layout.size.height
    let nodes = shadows + [text] + attachments
    node = nodes.count == 1 ? text : RenderNode(.group(nodes))
  }

  /// Whether the paragraph continues after the last line.
  var isContinued: Bool { lineLimit != nil }

  /// Returns the line, near an offset, with which the next piece begins; nil if more text is needed
  /// to determine it, or if the text can't be divided.
  ///
  /// - Parameters:
  ///   - isWhole: Whether the paragraph ends with this text.
  ///   - units: The text.
  func seam(near offset: Int, isWhole: Bool, in units: ArraySlice<UInt16>) -> Int? {
    // If directions are mixed, the text before a line affects the order within it.
    guard !units.contains(where: \.isRightToLeft) else { return nil }
    let lines = lines
    // The last line isn't complete yet.
    let count = isWhole ? lines.count : lines.count - 1
    let line = max(1, lines.lastIndex { $0.range.lowerBound <= offset } ?? 0)
    return line < count ? line : nil
  }

  /// Displays only the lines before the specified one.
  func limit(to line: Int) {
    let lines = lines
    guard lines.indices.contains(line) else { return }
    lookahead = count - lines[line].range.lowerBound
    count = lines[line].range.lowerBound
    height = lines[line].frame.minY
    lineLimit = line
    // Ink can extend beyond the lines, except where the next piece begins.
    let (low, high) = (CGFloat(-10_000), CGFloat(20_000))
    let shape = RoundedRect(CGRect(x: low, y: low, width: high, height: height - low))
    node = RenderNode(.clip(shape, node))
  }

  /// Returns the caret position in the first line that is reached from the previous piece by moving
  /// to one side.
  func firstCaret(toTheRight: Bool) -> Int {
    var caret = 0
    while let next = layout.offset(movingFrom: caret, toTheRight: !toTheRight), next != caret {
      caret = next
    }
    return caret
  }

  /// Returns the caret position in the last line that is reached from the next piece by moving to
  /// one side.
  func lastCaret(toTheRight: Bool) -> Int {
    var caret = count
    while caret >= count, let next = layout.offset(movingFrom: caret, toTheRight: toTheRight),
      next != caret
    {
      caret = next
    }
    return min(caret, count)
  }

  private func shown(_ offset: Int) -> Int {
    guard let dots else { return min(max(0, offset), count) }
    return dots.lastIndex { $0 <= offset } ?? 0
  }

  private func stored(_ offset: Int) -> Int {
    guard let dots else { return offset }
    return dots[min(max(0, offset), dots.count - 1)]
  }

  func caretRect(at offset: Int) -> CGRect { layout.caretRect(at: shown(offset)) }

  func offset(closestTo point: CGPoint) -> Int { stored(layout.offset(closestTo: point)) }

  func offset(movingFrom offset: Int, toTheRight: Bool) -> Int? {
    layout.offset(movingFrom: shown(offset), toTheRight: toTheRight).map(stored)
  }

  var lines: [TextLine] {
    let all = layout.lines
    return all.prefix(lineLimit ?? all.count).map {
      var line = $0
      line.range = stored($0.range.lowerBound)..<stored($0.range.upperBound)
      return line
    }
  }

  /// Returns the index of the line that contains a caret position.
  func line(at offset: Int) -> Int {
    let lines = lines
    return lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
  }

  /// Returns the selection rectangles of a range. Lines beyond which it extends are covered up to
  /// `width`.
  ///
  /// - Parameter goesOn: Whether the selection continues in the next paragraph.
  func selectionRects(for range: Range<Int>, width: CGFloat?, goesOn isContinued: Bool) -> [CGRect]
  {
    let lines = lines
    // The end of the last line is the beginning of the next piece.
    let isContinued = self.isContinued ? range.upperBound > count : isContinued
    if self.isContinued, range.lowerBound >= count { return [] }
    guard range.lowerBound <= count, let last = lines.indices.last else { return [] }
    var result: [CGRect] = []
    for (index, line) in lines.enumerated() {
      let end = index == last ? count : lines[index + 1].range.lowerBound
      let part = range.clamped(to: line.range.lowerBound..<max(end, line.range.lowerBound))
      let goesOn =
        range.upperBound > end || index == last && isContinued
        || range.upperBound == end && index != last && range.lowerBound < end
      let isEmptyLine = index == last && isContinued && range.lowerBound <= end
      guard !part.isEmpty || isEmptyLine else { continue }
      var rects =
        part.isEmpty
        ? []
        : layout.selectionRects(
          for: shown(part.lowerBound)..<shown(part.upperBound)
        ).filter { $0.midY > line.frame.minY && $0.midY < line.frame.maxY }
      if goesOn, let width, range.upperBound > end || index == last {
        // After the last line of a piece, the caret is in the next piece.
        let isEnd = index == last && !self.isContinued
        let caret = caretRect(at: isEnd ? count : max(part.lowerBound, line.range.lowerBound))
        var edge =
          rects.isEmpty
          ? CGRect(x: caret.minX, y: line.frame.minY, width: 0, height: line.frame.height)
          : line.isRightToLeft ? rects.removeFirst() : rects.removeLast()
        if line.isRightToLeft {
          edge = CGRect(x: 0, y: edge.minY, width: edge.maxX, height: edge.height)
        } else {
          edge.size.width = max(edge.width, width - edge.minX)
        }
        rects.append(edge)
      }
      result += rects
    }
    return result
  }
}
