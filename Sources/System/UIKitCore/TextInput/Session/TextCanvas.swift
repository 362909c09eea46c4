import HostInterface
import QuartzCore

/// A view that draws the text of a text input with its selection, and the caret above it.
@MainActor final class TextCanvas: UIView {
  let column: TextColumn
  /// Returns the visible rectangle in the canvas's coordinates; called to draw.
  var visibleRect: () -> CGRect = { .zero }
  /// The selected range that is drawn; nil if there is none.
  var shownSelection: Range<Int>? {
    didSet { if shownSelection != oldValue { setNeedsDisplay() } }
  }
  /// The results of a search.
  var found = FoundTextMarks() {
    didSet { if !found.isEmpty || !oldValue.isEmpty { setNeedsDisplay() } }
  }
  private let caret = CALayer()
  private var drawn: Range<Int>?

  /// The width of the caret in points.
  static let caretWidth: CGFloat = 2

  init(_ column: TextColumn) {
    self.column = column
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    caret.isHidden = true
    caret.cornerRadius = 1
    caret.zPosition = 1
    layer.addSublayer(caret)
    layer.needsDisplayOnBoundsChange = true
    column.onSeamChange = { [weak self] in self?.setNeedsDisplay() }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the caret is currently visible; it blinks.
  var isCaretVisible: Bool { !caret.isHidden }

  func showCaret(at rect: CGRect?) {
    CATransaction.withoutActions {
      caret.isHidden = rect == nil
      guard let rect else { return }
      let limit = max(0, bounds.width - Self.caretWidth)
      caret.frame = CGRect(
        x: min(max(0, (rect.minX - Self.caretWidth / 2).rounded()), limit), y: rect.minY,
        width: Self.caretWidth, height: rect.height)
      caret.backgroundColor = tintColor.concrete(for: traitCollection)
    }
  }

  /// Redraws if the visible part isn't drawn yet.
  func visibleRectDidChange() {
    let seen = visibleRect()
    let first = column.piece(atHeight: seen.minY)
    guard let drawn, drawn.contains(first), drawn.upperBound <= column.pieceCount else {
      return setNeedsDisplay()
    }
    let isEnough =
      drawn.upperBound == column.pieceCount
      || column.top(of: drawn.upperBound) >= seen.maxY
    if !isEnough { setNeedsDisplay() }
  }

  package override func display() {
    let seen = visibleRect()
    // Draws slightly more than is visible, so that not every scroll step redraws.
    let margin = seen.height / 4
    let range = column.layOut(from: max(0, seen.minY - margin), to: seen.maxY + margin)
    drawn = range
    var nodes = foundNodes(in: range, to: seen.maxY + margin)
    if let shownSelection {
      let color = tintColor.withAlphaComponent(0.24).concrete(for: traitCollection)
      let rects = column.selectionRects(
        for: shownSelection, from: column.top(of: range.lowerBound), to: seen.maxY + margin)
      nodes += rects.map { RenderNode(.fill(RoundedRect($0), color)) }
    }
    for index in range where index < column.pieceCount {
      let place = CATransform3DMakeTranslation(0, column.top(of: index), 0)
      nodes.append(RenderNode(.transform(place, column.layout(of: index).node)))
    }
    layer.contentNode = RenderNode(.group(nodes))
  }

  /// The areas behind what a search has found, as far as it is drawn.
  private func foundNodes(in pieces: Range<Int>, to bottom: CGFloat) -> [RenderNode] {
    guard !found.isEmpty, !pieces.isEmpty else { return [] }
    let end =
      pieces.upperBound < column.pieceCount
      ? column.start(of: pieces.upperBound) : column.editor.count
    let isDark = traitCollection.userInterfaceStyle == .dark
    let top = column.top(of: pieces.lowerBound)
    var nodes: [RenderNode] = []
    for range in found.ranges(in: column.start(of: pieces.lowerBound)..<max(end, 1)) {
      let isHighlighted = range == found.highlighted
      let alpha: CGFloat = isHighlighted ? isDark ? 0.5 : 0.9 : isDark ? 0.24 : 0.3
      let color = UIColor.systemYellow.withAlphaComponent(alpha).concrete(for: traitCollection)
      for rect in column.selectionRects(for: range, from: top, to: bottom) {
        if isHighlighted {
          let edge = UIColor.systemOrange.concrete(for: traitCollection)
          nodes.append(
            RenderNode(.fill(RoundedRect(rect.insetBy(dx: -2, dy: -1), radius: 4), edge)))
          let paper = UIColor.systemBackground.concrete(for: traitCollection)
          nodes.append(
            RenderNode(.fill(RoundedRect(rect.insetBy(dx: -0.5, dy: 0.5), radius: 3), paper)))
        }
        nodes.append(
          RenderNode(.fill(RoundedRect(rect.insetBy(dx: -0.5, dy: 0.5), radius: 3), color)))
      }
    }
    return nodes
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
