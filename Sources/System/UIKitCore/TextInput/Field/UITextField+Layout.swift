import QuartzCore
import TextEditing

extension UITextField {
  func setUp() {
    clip.clipsToBounds = true
    clip.isUserInteractionEnabled = false
    placeholderLabel.isHidden = true
    layer.insertSublayer(decoration.layer, at: 0)
    addSubview(clip)
    clip.addSubview(placeholderLabel)
    clip.addSubview(core.canvas)
    core.canvas.visibleRect = { [weak self] in
      guard let self else { return .zero }
      return CGRect(x: 0, y: 0, width: clip.bounds.width, height: .greatestFiniteMagnitude / 4)
    }
    core.connect(self)
    clearButton.addAction(
      UIAction { [weak self] _ in self?.clearByPerson() }, for: .touchUpInside)
    styleDidChange()
  }

  /// Called when the font, colors or alignment have changed.
  func styleDidChange() {
    var style = TextStyle()
    style.font = font ?? .systemFont(ofSize: 17)
    style.color = textColor ?? .label
    style.alignment = textAlignment
    style.isRightToLeft = isMirrored
    style.isSecure = isSecureTextEntry
    style.traits = traitCollection
    core.column.style = style
    placeholderLabel.font = font ?? .systemFont(ofSize: 17)
    placeholderLabel.textColor = .placeholderText
    // Large words become as small as they usually are before they are cut.
    placeholderLabel.adjustsFontSizeToFitWidth = true
    placeholderLabel.minimumScaleFactor = min(1, 17 / style.font.pointSize)
    core.canvas.setNeedsDisplay()
    invalidateIntrinsicContentSize()
    appearanceDidChange()
  }

  /// Called when the views around the text may have changed.
  func appearanceDidChange() { setNeedsLayout() }

  func followTextScale() {
    guard adjustsFontForContentSizeCategory, let wished = font?.following(traitCollection),
      wished != font
    else { return }
    font = wished
  }

  func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    setNeedsLayout()
  }

  // MARK: Rectangles

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
  var showsClearButton: Bool { hasText && isEnabled && isShown(clearButtonMode) }
  var showsRightView: Bool { rightView != nil && isShown(rightViewMode) && !showsClearButton }

  /// The visible views beside the text.
  var accessoryViews: [UIView] {
    [
      showsLeftView ? leftView : nil, showsRightView ? rightView : nil,
      showsClearButton ? clearButton : nil,
    ].compactMap(\.self)
  }

  /// The horizontal inset of the text, in points.
  private var sideInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  func sideRect(of view: UIView?, in bounds: CGRect, isLeading: Bool) -> CGRect {
    guard let view else { return .zero }
    let fitting = view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
    let size = CGSize(
      width: max(0, fitting.width), height: min(max(0, fitting.height), bounds.height))
    let isLeft = isLeading != isMirrored
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width,
      y: bounds.minY + ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
  }

  func clearRect(in bounds: CGRect) -> CGRect {
    let side = TextFieldClearButton.side
    let inset: CGFloat = borderStyle == .none ? 0 : 5
    return CGRect(
      x: isMirrored ? bounds.minX + inset : bounds.maxX - inset - side,
      y: bounds.minY + ((bounds.height - side) / 2).rounded(), width: side, height: side)
  }

  /// Returns the part of the bounds that the views at the sides leave.
  func contentRect(in bounds: CGRect) -> CGRect {
    var (left, right) = (bounds.minX + sideInset, bounds.maxX - sideInset)
    func avoid(_ rect: CGRect, gap: CGFloat) {
      guard rect.width > 0 else { return }
      if rect.midX < bounds.midX {
        left = max(left, rect.maxX + gap)
      } else {
        right = min(right, rect.minX - gap)
      }
    }
    if showsLeftView { avoid(leftViewRect(forBounds: bounds), gap: 0) }
    if showsRightView { avoid(rightViewRect(forBounds: bounds), gap: 0) }
    if showsClearButton { avoid(clearButtonRect(forBounds: bounds), gap: 4) }
    return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
  }

  private var lineHeight: CGFloat { (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up) }

  var naturalSize: CGSize {
    core.column.layOutAll()
    let text = core.column.layout(of: 0).layout.size.width
    let placeholder = hasText ? 0 : placeholderLabel.intrinsicContentSize.width
    let content = contentRect(in: CGRect(x: 0, y: 0, width: 1000, height: 34))
    let width = max(text, placeholder).rounded(.up) + TextCanvas.caretWidth + 1000 - content.width
    let height: CGFloat =
      switch borderStyle {
      case .none: lineHeight
      case .line: lineHeight + 4
      case .bezel: lineHeight + 8
      case .roundedRect: max(34, lineHeight + 12)
      }
    return CGSize(width: width, height: height)
  }

  var textBaselineOffsets: (first: CGFloat, last: CGFloat) {
    let font = font ?? .systemFont(ofSize: 17)
    let top = (naturalSize.height - font.lineHeight) / 2
    return ((top + font.ascender).rounded(), (naturalSize.height - top - font.ascender).rounded())
  }

  // MARK: Layout

  func layOutContent() {
    decoration.layOut(self)
    place(leftView, isShown: showsLeftView) { leftViewRect(forBounds: bounds) }
    place(rightView, isShown: showsRightView) { rightViewRect(forBounds: bounds) }
    place(clearButton, isShown: showsClearButton) { clearButtonRect(forBounds: bounds) }
    placeholderLabel.isHidden = hasText
    placeholderLabel.textAlignment =
      textAlignment == .natural ? (isMirrored ? .right : .left) : textAlignment
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    clip.frame = rect
    let placeholderRect = placeholderRect(forBounds: bounds)
    placeholderLabel.frame = placeholderRect.offsetBy(dx: -rect.minX, dy: -rect.minY)
    fitText(in: rect.size)
  }

  private func place(_ view: UIView?, isShown: Bool, _ rect: () -> CGRect) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.frame = rect()
  }

  private func fitText(in size: CGSize) {
    let column = core.column
    let oldScale = column.style.scale
    if oldScale != 1 { column.style.scale = 1 }
    var width = column.layout(of: 0).layout.size.width
    if adjustsFontSizeToFitWidth {
      let room = size.width - TextCanvas.caretWidth
      if width > room, width > 0 {
        let smallest = min(1, minimumFontSize / max(1, column.style.font.pointSize))
        column.style.scale = max(smallest, room / width)
        width = column.layout(of: 0).layout.size.width
      }
    }
    if column.style.scale != oldScale { core.canvas.setNeedsDisplay() }
    let height = column.layout(of: 0).height
    let y = (size.height - height) / 2
    width = width.rounded(.up) + TextCanvas.caretWidth
    let slack = size.width - width
    let x = slack >= 0 ? (slack * alignmentFactor).rounded() : -scrolled(width, in: size.width)
    if slack >= 0 { scrollX = 0 }
    core.canvas.frame = CGRect(x: x, y: y, width: width, height: height)
    core.layoutDidChange()
  }

  /// The position of the text: 0 at the left, 1 at the right.
  private var alignmentFactor: CGFloat {
    switch textAlignment {
    case .left, .justified: return 0
    case .center: return 0.5
    case .right: return 1
    case .natural: return core.column.isRightToLeft(piece: 0) ? 1 : 0
    }
  }

  /// Scrolls text that is wider than the field so that the caret is visible; returns its offset in
  /// points.
  private func scrolled(_ width: CGFloat, in room: CGFloat) -> CGFloat {
    let end = width - room
    guard isEditing else {
      scrollX = core.column.isRightToLeft(piece: 0) ? end : 0
      return scrollX
    }
    let caret = core.column.caretRect(at: core.editor.selection.focus).minX
    if caret < scrollX { scrollX = caret }
    if caret + TextCanvas.caretWidth > scrollX + room {
      scrollX = caret + TextCanvas.caretWidth - room
    }
    scrollX = min(max(0, scrollX), end)
    return scrollX
  }

  func revealCaret() { setNeedsLayout() }
}
