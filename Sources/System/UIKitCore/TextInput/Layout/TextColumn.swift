import HostInterface
import QuartzCore

/// Lays out the paragraphs of an editor one below the other: only those that are needed. The heights
/// of the others are estimates.
@MainActor final class TextColumn {
  private struct Item {
    var height: CGFloat
    var layout: ParagraphLayout?
  }

  private unowned let editor: TextEditor
  private var items: [Item] = []
  /// The tops of paragraphs, as far as they are known.
  private var tops: [CGFloat] = [0]
  private(set) var height: CGFloat = 0
  private var laidOutCount = 0
  /// How many paragraphs were laid out so far.
  private(set) var layoutPasses = 0

  var style = TextStyle() { didSet { invalidate() } }
  /// The width of the lines; nil for one line that is as wide as its text.
  var width: CGFloat? { didSet { if width != oldValue { invalidate() } } }

  /// Layouts of more paragraphs than these are dropped where they aren't seen.
  private static let keptLayouts = 600

  init(_ editor: TextEditor) {
    self.editor = editor
    invalidate()
  }

  private var units: [UInt16] { editor.storage.units }
  private var paragraphs: ParagraphStarts { editor.storage.paragraphs }

  /// Forgets all layouts, as after a change of the width or font.
  func invalidate() {
    items = (0..<paragraphs.count).map { Item(height: estimate($0)) }
    height = items.reduce(0) { $0 + $1.height }
    tops = [0]
    laidOutCount = 0
  }

  func replace(_ edit: TextEdit) {
    let range = edit.paragraphs
    for item in items[range] {
      height -= item.height
      if item.layout != nil { laidOutCount -= 1 }
    }
    let isSame = range.count == edit.paragraphCount
    let new = (0..<edit.paragraphCount).map { index in
      // A paragraph keeps its height until it is laid out, so that nothing below it moves.
      Item(height: isSame ? items[range.lowerBound + index].height : estimate(range.lowerBound + index))
    }
    items.replaceSubrange(range, with: new)
    for item in new { height += item.height }
    if !isSame { forgetTops(after: range.lowerBound) }
  }

  /// The style's height of a line.
  private lazy var lineHeight: CGFloat = style.font.lineHeight
  private var measuredFont: UIFont?

  private func estimate(_ index: Int) -> CGFloat {
    if measuredFont !== style.font {
      measuredFont = style.font
      lineHeight = style.font.lineHeight * style.scale
    }
    guard let width, width > 0 else { return lineHeight }
    let letters = CGFloat(paragraphs.range(index, in: units).count)
    return lineHeight * max(1, (letters * style.font.pointSize * 0.5 / width).rounded(.up))
  }

  private func forgetTops(after index: Int) {
    if tops.count > index + 1 { tops.removeLast(tops.count - index - 1) }
  }

  func top(of index: Int) -> CGFloat {
    while tops.count <= index { tops.append(tops[tops.count - 1] + items[tops.count - 1].height) }
    return tops[index]
  }

  /// The paragraph at a height; the first or last one beyond the ends.
  func paragraph(atHeight y: CGFloat) -> Int {
    while tops[tops.count - 1] <= y, tops.count < items.count { _ = top(of: tops.count) }
    var (low, high) = (0, min(tops.count, items.count))
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] <= y { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  func layout(of index: Int) -> ParagraphLayout {
    if let known = items[index].layout { return known }
    let made = makeLayout(index)
    layoutPasses += 1
    laidOutCount += 1
    items[index].layout = made
    let change = made.height - items[index].height
    if abs(change) > 0.001 {
      items[index].height = made.height
      height += change
      forgetTops(after: index)
    }
    return made
  }

  private func makeLayout(_ index: Int) -> ParagraphLayout {
    let content = paragraphs.content(index, in: units)
    let source = TextSourceBuilder(editor: editor, style: style)
    let made = source.request(for: content, width: width)
    guard let shaping = HostServices.current.text else {
      return ParagraphLayout(
        MissingTextLayout(height: lineHeight), shadows: [], color: CGColor(gray: 0, alpha: 1),
        count: content.count, dots: nil)
    }
    return ParagraphLayout(
      shaping.layOut(made.request), shadows: made.request.shadowNodes(at: .zero, by: shaping),
      color: style.color.concrete(for: style.traits), count: content.count, dots: made.dots)
  }

  /// Lays out what is seen between two heights; returns the paragraphs.
  func layOut(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = paragraph(atHeight: top)
    var index = first
    var y = self.top(of: first)
    while index < items.count, y < bottom || index == first {
      _ = layout(of: index)
      y += items[index].height
      index += 1
    }
    if laidOutCount > Self.keptLayouts { drop(except: first..<index) }
    return first..<index
  }

  private func drop(except seen: Range<Int>) {
    for index in items.indices where !seen.contains(index) { items[index].layout = nil }
    laidOutCount = seen.count
  }

  /// Lays out everything, for the exact height of short texts.
  func layOutAll() { for index in items.indices { _ = layout(of: index) } }

  /// Forgets the layout of the paragraphs in a range, whose look has changed.
  func invalidate(_ range: Range<Int>) {
    let first = paragraphs.index(at: range.lowerBound)
    for index in first...max(first, paragraphs.index(at: range.upperBound)) {
      guard items[index].layout != nil else { continue }
      items[index].layout = nil
      laidOutCount -= 1
    }
  }

  // MARK: Paragraphs

  var paragraphCount: Int { items.count }

  func paragraphIndex(at offset: Int) -> Int { paragraphs.index(at: offset) }

  /// Where a paragraph begins in the text.
  func start(of index: Int) -> Int { paragraphs.range(index, in: units).lowerBound }

  /// The character before an offset.
  func stopBefore(_ offset: Int) -> Int { editor.offset(from: offset, by: .character, forward: false) }
}
