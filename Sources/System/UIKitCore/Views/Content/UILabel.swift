import HostInterface
import QuartzCore

/// A view that displays text that isn't editable.
@MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The text of the label; setting it discards all attributes.
  open var text: String? {
    get { content?.string }
    set { content = newValue.map { .plain($0) } }
  }

  /// The text of the label with its attributes. Its paragraph style takes precedence over the
  /// label's properties.
  open var attributedText: NSAttributedString? {
    get { content?.attributed }
    set { content = newValue.map { .attributed($0) } }
  }

  private var content: LabelContent? {
    didSet { if content != oldValue { textDidChange() } }
  }

  /// The font of text that doesn't specify one; the system font in 17 points by default.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { textDidChange() } }
  }
  /// The color of text that doesn't specify one; the label color by default.
  open var textColor: UIColor! = .label {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }
  /// The text color while the label is highlighted; nil, the default, stands for `textColor`.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether the label is drawn with `highlightedTextColor`; false by default.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
  /// Whether the text is shown at full opacity rather than dimmed to 35 %; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
  /// The alignment of the text; natural by default.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { textDidChange() } }
  }
  /// The line break mode, which also determines how text that doesn't fit is truncated; at the tail
  /// by default.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }
  /// The maximum number of lines; 1 by default, 0 for no limit.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }
  /// Whether the font of a single line shrinks to fit the label's width; false by default.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } }
  }
  /// The smallest factor by which the font shrinks to fit; 0, the default, for no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { textDidChange() } }
  }
  /// Where text that was shrunk by `adjustsFontSizeToFitWidth` lies; its baseline stays by default.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { setNeedsDisplay() }
  }
  /// The color of the text's shadow; nil, the default, for none.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The offset of the text's shadow to the right and down, in points; one point up by default.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
  /// Whether the label's font is scaled when the text scale changes, if it is a scaled font; false
  /// by default.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextScale() } }
  /// The width, in points, for which the intrinsic size is computed; 0, the default, for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    layer.needsDisplayOnBoundsChange = true
  }

  private func followTextScale() {
    guard adjustsFontForContentSizeCategory, let wished = font?.following(traitCollection),
      wished != font
    else { return }
    font = wished
    superview?.setNeedsLayout()
    // A button is as large as its title.
    superview?.invalidateIntrinsicContentSize()
  }

  private func textDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Size

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : nil
    guard let layout = layOut(width: numberOfLines == 1 ? nil : width, height: nil) else {
      return .zero
    }
    let limit = width ?? .greatestFiniteMagnitude
    return CGSize(
      width: min(layout.size.width.rounded(.up), limit), height: layout.size.height.rounded(.up))
  }

  override var heightDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  override func layoutContentSize(forWidth width: CGFloat?) -> CGSize {
    let natural = intrinsicContentSize
    guard heightDependsOnWidth, let width, width < natural.width else { return natural }
    let height = sizeThatFits(CGSize(width: width, height: 0)).height
    return CGSize(width: natural.width, height: height)
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    guard let font else { return (0, 0) }
    return (font.ascender.rounded(), -font.descender.rounded())
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  /// Returns the rectangle that the text occupies within the specified bounds.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard
      let layout = layOut(
        width: bounds.width, height: bounds.height, maximumLines: numberOfLines)
    else { return CGRect(origin: bounds.origin, size: .zero) }
    let size = layout.size
    return CGRect(
      x: bounds.minX, y: bounds.minY + max(0, (bounds.height - size.height) / 2),
      width: min(size.width, bounds.width), height: min(size.height, bounds.height))
  }

  // MARK: Drawing

  package override func display() {
    let context = CGContext(bounds: bounds)
    if bounds.width > 0, bounds.height > 0 { draw(layer, in: context) }
    layer.contentNode = context.drawing()
  }

  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  /// Draws the text and its shadow into the current context, in the middle of a rectangle from top to
  /// bottom. Subclasses override it and call `super` with another rectangle, such as one with insets.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0,
      let request = self.request(width: rect.width, height: rect.height, maximumLines: nil),
      let shaping = HostServices.current.text
    else { return }
    let layout = shaping.layOut(request)
    let y = rect.minY + top(of: layout, request, in: rect.height)
    let origin = CGPoint(x: rect.minX, y: y)
    var nodes = request.shadowNodes(at: origin, by: shaping)
    if let shadowColor {
      let point = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
      nodes.append(
        RenderNode(.text(layout, origin: point, color: shadowColor.concrete(for: traitCollection))))
    }
    nodes.append(RenderNode(.text(layout, origin: origin, color: drawnColor)))
    nodes += request.attachmentNodes(at: origin, in: layout)
    for node in nodes { context.draw(node) }
  }

  /// The distance of the text from the top of the rectangle in which it is drawn.
  private func top(
    of layout: any TextLayout, _ request: TextRequest, in height: CGFloat
  ) -> CGFloat {
    let middle = (height - layout.size.height) / 2
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, baselineAdjustment != .alignCenters,
      let full = self.request(width: nil, height: height, maximumLines: nil),
      full.runs.first?.font.size != request.runs.first?.font.size,
      let natural = HostServices.current.text?.layOut(full)
    else { return middle }
    if baselineAdjustment == .none { return 0 }
    return (height - natural.size.height) / 2 + natural.firstBaseline - layout.firstBaseline
  }

  private var drawnColor: CGColor {
    let color: UIColor = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    let concrete = color.concrete(for: traitCollection)
    return isEnabled ? concrete : concrete.copy(alpha: concrete.alpha * 0.35) ?? concrete
  }

  package override func traitsDidChange() {
    super.traitsDidChange()
    followTextScale()
    setNeedsDisplay()
  }

  private func layOut(
    width: CGFloat?, height: CGFloat?, maximumLines: Int? = nil
  ) -> (any TextLayout)? {
    request(width: width, height: height, maximumLines: maximumLines).flatMap {
      HostServices.current.text?.layOut($0)
    }
  }

  /// Returns the layout request for the text; its paragraph style takes precedence over the label's
  /// alignment and line break mode.
  private func request(width: CGFloat?, height: CGFloat?, maximumLines: Int?) -> TextRequest? {
    guard let content, !content.string.isEmpty else { return nil }
    let style = content.paragraphStyle
    let lineBreakMode = style?.lineBreakMode ?? self.lineBreakMode
    var alignment = (style?.alignment ?? textAlignment).alignment
    // In a right-to-left layout, the natural alignment is right regardless of the script.
    if alignment == .natural, effectiveUserInterfaceLayoutDirection == .rightToLeft {
      alignment = .right
    }
    var request = TextRequest(
      runs: content.textRuns(font: font ?? .systemFont(ofSize: 17), traits: traitCollection),
      width: width, height: height, maximumLines: maximumLines ?? numberOfLines,
      alignment: alignment,
      truncation: lineBreakMode.truncation, wrapping: lineBreakMode.wrapping)
    request.take(style)
    if adjustsFontSizeToFitWidth, let width, numberOfLines == 1 { shrink(&request, to: width) }
    return request
  }

  private func shrink(_ request: inout TextRequest, to width: CGFloat) {
    var free = request
    free.width = nil
    let wanted = HostServices.current.text?.layOut(free).size.width ?? 0
    guard wanted > width, wanted > 0 else { return }
    var factor = max(minimumScaleFactor, width / wanted)
    let sizes = request.runs.map(\.font.size)
    // Letters stand on whole pixels, so that a line may shrink less than its font.
    for _ in 0..<3 {
      for (index, size) in sizes.enumerated() { free.runs[index].font.size = size * factor }
      let shrunk = HostServices.current.text?.layOut(free).size.width ?? 0
      guard shrunk > width, factor > minimumScaleFactor else { break }
      factor = max(minimumScaleFactor, factor * width / shrunk)
    }
    for (index, size) in sizes.enumerated() { request.runs[index].font.size = size * factor }
  }

  /// Whether a part of a single line isn't shown.
  package var isCut: Bool {
    layOut(width: bounds.width, height: nil, maximumLines: 1)?.isTruncated ?? false
  }
}

extension NSTextAlignment {
  var alignment: TextRequest.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  var wrapping: TextRequest.Wrapping { self == .byCharWrapping ? .character : .word }

  var truncation: TextRequest.Truncation {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byTruncatingTail: .tail
    case .byWordWrapping, .byCharWrapping, .byClipping: .none
    }
  }
}
