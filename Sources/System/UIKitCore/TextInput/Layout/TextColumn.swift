import HostInterface
import QuartzCore
import TextEditing

/// The vertical layout of an editor's paragraphs in pieces. Only the pieces that are needed are
/// laid out; the heights of the others are estimates.
@MainActor final class TextColumn {
  unowned let editor: TextEditor
  var pieces: [TextPiece] = []
  /// The tops of the pieces, as far as they have been computed.
  private var tops: [CGFloat] = [0]
  private(set) var height: CGFloat = 0
  private var laidOutCount = 0
  /// The number of pieces that have been laid out.
  var layoutPasses = 0
  /// The number of code units that have been laid out.
  var laidOutUnits = 0
  /// Called when a piece turned out to begin with a different line than estimated.
  var onSeamChange: () -> Void = {}

  var style = TextStyle() { didSet { invalidate() } }
  /// The width of the lines; nil for a single line as wide as its text.
  var width: CGFloat? { didSet { if width != oldValue { invalidate() } } }
  /// The number of code units above which a paragraph is divided into pieces of half that length.
  var longestPiece = 1600 { didSet { invalidate() } }

  /// The number of layouts above which those that aren't visible are discarded.
  private static let keptLayouts = 600
  /// The number of code units above which layouts that aren't visible are discarded.
  private static let keptUnits = 300_000

  init(_ editor: TextEditor) {
    self.editor = editor
    invalidate()
  }

  var units: [UInt16] { editor.storage.units }
  var paragraphs: ParagraphStarts { editor.storage.paragraphs }

  /// Discards all layouts, for example after a change of the width or font.
  func invalidate() {
    pieces = cut(0..<units.count, isLast: true)
    height = pieces.reduce(0) { $0 + $1.height }
    tops = [0]
    laidOutCount = 0
  }

  // MARK: Heights

  /// The line height of the style's font.
  private(set) lazy var lineHeight: CGFloat = style.font.lineHeight
  private var measuredFont: UIFont?

  func estimate(_ count: Int) -> CGFloat {
    if measuredFont !== style.font {
      measuredFont = style.font
      lineHeight = style.font.lineHeight * style.scale
    }
    guard let width, width > 0 else { return lineHeight }
    return lineHeight * max(1, (CGFloat(count) * style.font.pointSize * 0.5 / width).rounded(.up))
  }

  /// Replaces pieces, and updates the total height and the number of layouts.
  func replacePieces(_ range: Range<Int>, with new: [TextPiece]) {
    for piece in pieces[range] {
      height -= piece.height
      if piece.layout != nil { laidOutCount -= 1 }
    }
    let isSame = new.map(\.height) == pieces[range].map(\.height)
    pieces.replaceSubrange(range, with: new)
    for piece in new {
      height += piece.height
      if piece.layout != nil { laidOutCount += 1 }
    }
    if !isSame { forgetTops(after: range.lowerBound) }
  }

  private func forgetTops(after index: Int) {
    if tops.count > index + 1 { tops.removeLast(tops.count - index - 1) }
  }

  func top(of index: Int) -> CGFloat {
    while tops.count <= index, tops.count <= pieces.count {
      tops.append(tops[tops.count - 1] + pieces[tops.count - 1].height)
    }
    return tops[min(index, tops.count - 1)]
  }

  /// Returns the piece at a y-coordinate; beyond the ends, the first or last one.
  func piece(atHeight y: CGFloat) -> Int {
    while tops[tops.count - 1] <= y, tops.count < pieces.count { _ = top(of: tops.count) }
    var (low, high) = (0, min(tops.count, pieces.count))
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] <= y { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  // MARK: Layouts

  /// Lays out the pieces between two y-coordinates, and returns them.
  func layOut(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = piece(atHeight: top)
    var index = first
    var y = self.top(of: first)
    while index < pieces.count, y < bottom || index == first {
      _ = layout(of: index)
      if index < pieces.count { y += pieces[index].height }
      index += 1
    }
    let seen = first..<min(index, pieces.count)
    if laidOutCount > Self.keptLayouts
      || laidOutCount * (units.count / pieces.count) > Self.keptUnits
    {
      drop(except: seen)
    }
    return seen
  }

  private func drop(except seen: Range<Int>) {
    guard laidOutCount > seen.count + 2 else { return }
    for index in pieces.indices where !seen.contains(index) {
      pieces[index].layout = nil
      pieces[index].wasLaidOut = false
    }
    laidOutCount = pieces[seen].count { $0.layout != nil }
  }

  /// Lays out all pieces, for the exact height of short texts.
  func layOutAll() {
    var index = 0
    while index < pieces.count {
      _ = layout(of: index)
      index += 1
    }
  }

  /// Discards the layouts of the pieces in a range whose appearance has changed.
  func invalidate(_ range: Range<Int>) {
    let first = pieceIndex(at: range.lowerBound)
    for index in first...max(first, pieceIndex(at: range.upperBound)) { forgetLayout(of: index) }
  }

  func forgetLayout(of index: Int) {
    guard pieces[index].layout != nil else { return }
    pieces[index].layout = nil
    pieces[index].wasLaidOut = true
    laidOutCount -= 1
  }

  func take(_ layout: ParagraphLayout, for index: Int) {
    var piece = pieces[index]
    piece.layout = layout
    piece.isSeamStale = false
    if abs(layout.height - piece.height) > 0.001 { piece.height = layout.height }
    replacePieces(index..<index + 1, with: [piece])
  }

  /// Returns whether a piece has never been laid out, so that its height is an estimate.
  func isNew(_ index: Int) -> Bool { pieces[index].layout == nil && !pieces[index].wasLaidOut }

  // MARK: Places

  var pieceCount: Int { pieces.count }

  /// Returns the piece that contains an offset; where two pieces meet, the second one.
  func pieceIndex(at offset: Int) -> Int {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// Returns the offset at which a piece begins.
  func start(of index: Int) -> Int { pieces[index].start }

  /// Returns the offset of the character before another offset.
  func stopBefore(_ offset: Int) -> Int {
    editor.offset(from: offset, by: .character, forward: false)
  }
}
