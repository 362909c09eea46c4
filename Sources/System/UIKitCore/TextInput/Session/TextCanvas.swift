import HostInterface
import QuartzCore

/// Draws the text of a text input with its selection, and the caret over it.
@MainActor final class TextCanvas: UIView {
  let column: TextColumn
  /// Called to draw: the part that is seen, in the canvas's coordinates.
  var visibleRect: () -> CGRect = { .zero }
  /// The selected range to show; nil while there is none.
  var shownSelection: Range<Int>? {
    didSet { if shownSelection != oldValue { setNeedsDisplay() } }
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
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the caret is shown now; it blinks.
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

  /// Draws again if what is seen was not drawn yet.
  func visibleRectDidChange() {
    let seen = visibleRect()
    let first = column.paragraph(atHeight: seen.minY)
    guard let drawn, drawn.contains(first), drawn.upperBound <= column.paragraphCount else {
      return setNeedsDisplay()
    }
    let isEnough = drawn.upperBound == column.paragraphCount
      || column.top(of: drawn.upperBound) >= seen.maxY
    if !isEnough { setNeedsDisplay() }
  }

  package override func display() {
    let seen = visibleRect()
    // A little more than is seen, so that not every step of scrolling draws again.
    let margin = seen.height / 4
    let range = column.layOut(from: max(0, seen.minY - margin), to: seen.maxY + margin)
    drawn = range
    var nodes: [RenderNode] = []
    if let shownSelection {
      let color = tintColor.withAlphaComponent(0.24).concrete(for: traitCollection)
      let rects = column.selectionRects(
        for: shownSelection, from: column.top(of: range.lowerBound), to: seen.maxY + margin)
      nodes += rects.map { RenderNode(.fill(RoundedRect($0), color)) }
    }
    for index in range {
      let place = CATransform3DMakeTranslation(0, column.top(of: index), 0)
      nodes.append(RenderNode(.transform(place, column.layout(of: index).node)))
    }
    layer.contentNode = RenderNode(.group(nodes))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
