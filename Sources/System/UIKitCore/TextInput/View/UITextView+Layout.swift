import QuartzCore
import TextEditing

extension UITextView {
  static let usualFont = UIFont.systemFont(ofSize: 12)

  func setUp() {
    backgroundColor = .systemBackground
    addSubview(core.canvas)
    core.canvas.visibleRect = { [weak self] in
      guard let self else { return .zero }
      return core.canvas.convert(bounds, from: self)
    }
    textContainer.onChange = { [weak self] in self?.containerDidChange() }
    core.connect(self)
    styleDidChange()
  }

  func containerDidChange() {
    measured = nil
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  /// Called when the font, colors or alignment have changed.
  func styleDidChange() {
    core.column.style = makeStyle()
    core.canvas.setNeedsDisplay()
    containerDidChange()
  }

  private func makeStyle() -> TextStyle {
    var style = TextStyle()
    style.font = plainFont ?? Self.usualFont
    style.color = plainColor ?? .label
    style.alignment = textAlignment
    style.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    style.isSecure = isSecureTextEntry
    style.traits = traitCollection
    style.detectedTypes = isEditable || !isSelectable ? [] : dataDetectorTypes
    style.linkAttributes = linkTextAttributes ?? [:]
    return style
  }

  func followTextScale() {
    guard adjustsFontForContentSizeCategory, let wished = plainFont?.following(traitCollection),
      wished != plainFont
    else { return }
    plainFont = wished
  }

  /// The insets of the lines from the edges of the content.
  private var lineInsets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    return insets
  }

  // MARK: Layout

  /// Lays out the visible text, which stays in place while estimates above it are corrected.
  func layOutText() {
    let column = core.column
    let insets = lineInsets
    let width = max(1, bounds.width - insets.left - insets.right)
    if column.width != width {
      let first = column.width == nil ? 0 : column.start(of: firstSeen())
      let isAtTop = contentOffset.y <= -adjustedContentInset.top
      column.width = width
      core.canvas.setNeedsDisplay()
      if !isAtTop, isScrollEnabled { keep(first) }
    }
    let anchor = anchorPiece()
    let before = column.top(of: anchor)
    // The beginning of a piece that continues a paragraph may move.
    let place = column.isContinuation(anchor) ? column.start(of: anchor) : nil
    let seen = bounds.offsetBy(dx: 0, dy: -insets.top)
    _ = column.layOut(
      from: max(0, seen.minY - seen.height / 4), to: seen.maxY + seen.height / 4)
    let now = place.map { column.caretRect(at: $0).minY } ?? column.top(of: anchor)
    self.place(correctedBy: now - before)
  }

  private func firstSeen() -> Int {
    core.column.piece(atHeight: contentOffset.y - textContainerInset.top)
  }

  /// Returns the first piece whose beginning is visible, or that was visible before.
  private func anchorPiece() -> Int {
    let first = firstSeen()
    guard core.column.isNew(first) else { return first }
    let isWhole = core.column.top(of: first) >= contentOffset.y - textContainerInset.top
    return isWhole ? first : min(first + 1, core.column.pieceCount - 1)
  }

  /// Scrolls to a paragraph after the width of the lines has changed.
  private func keep(_ offset: Int) {
    let index = core.column.pieceIndex(at: offset)
    isPlacingContent = true
    contentOffset.y = core.column.top(of: index) + textContainerInset.top
    isPlacingContent = false
  }

  private func place(correctedBy change: CGFloat) {
    let insets = lineInsets
    let column = core.column
    let frame = CGRect(
      x: insets.left, y: insets.top, width: max(1, bounds.width - insets.left - insets.right),
      height: max(1, column.height))
    if core.canvas.frame != frame {
      core.canvas.frame = frame
      core.layoutDidChange()
    } else {
      core.canvas.visibleRectDidChange()
    }
    isPlacingContent = true
    contentSize = CGSize(width: bounds.width, height: frame.height + insets.top + insets.bottom)
    if abs(change) > 0.01, isScrollEnabled, contentOffset.y > 0 {
      moveContent(by: CGPoint(x: 0, y: change))
    }
    isPlacingContent = false
    if !isMoving, !isDragging { contentOffset = clamped(contentOffset) }
  }

  /// Returns the size of the whole text including the insets, wrapped to a width; nil for no limit.
  func size(forWidth width: CGFloat?) -> CGSize {
    if let measured, measured.version == core.version, measured.width == width ?? -1 {
      return measured.size
    }
    let insets = lineInsets
    let column = TextColumn(core.editor)
    column.style = makeStyle()
    column.width = width.map { max(1, $0 - insets.left - insets.right) } ?? 1_000_000
    column.layOutAll()
    let widest = (0..<column.pieceCount).reduce(0) { widest, index in
      max(widest, column.layout(of: index).layout.size.width)
    }
    let size = CGSize(
      width: (widest + TextCanvas.caretWidth).rounded(.up) + insets.left + insets.right,
      height: column.height.rounded(.up) + insets.top + insets.bottom)
    measured = (core.version, width ?? -1, size)
    return size
  }

  var textBaselineOffsets: (first: CGFloat, last: CGFloat) {
    let font = font ?? Self.usualFont
    return (
      (textContainerInset.top + font.ascender).rounded(),
      (textContainerInset.bottom - font.descender).rounded()
    )
  }

  // MARK: Revealing

  func revealCaret() {
    let focus = core.editor.selection.focus
    reveal(focus..<focus)
  }

  func reveal(_ range: Range<Int>) {
    guard bounds.width > 0, window != nil else { return }
    guard isScrollEnabled else { return revealInSuperview(range) }
    layOutText()
    // Paragraphs in between may turn out to be taller than estimated.
    for _ in 0..<4 {
      let rect = area(of: range)
      let old = contentOffset
      scrollRectToVisible(rect, animated: false)
      layOutText()
      if contentOffset == old { break }
    }
  }

  private func area(of range: Range<Int>) -> CGRect {
    let start = core.column.caretRect(at: range.lowerBound)
    let end = core.column.caretRect(at: range.upperBound)
    let area = start.union(end)
    let rect = core.canvas.convert(area, to: self)
    return CGRect(
      x: bounds.minX, y: rect.minY - textContainerInset.top, width: 1,
      height: rect.height + textContainerInset.top + textContainerInset.bottom)
  }

  private func revealInSuperview(_ range: Range<Int>) {
    var view = superview
    while let candidate = view, !(candidate is UIScrollView) { view = candidate.superview }
    guard let scroll = view as? UIScrollView else { return }
    let caret = core.canvas.convert(core.column.caretRect(at: range.upperBound), to: scroll)
    scroll.scrollRectToVisible(caret.insetBy(dx: 0, dy: -8), animated: false)
  }
}
