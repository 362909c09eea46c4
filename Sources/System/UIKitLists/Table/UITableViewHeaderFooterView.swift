import QuartzCore

/// The header or footer of a section.
@MainActor open class UITableViewHeaderFooterView: UIView {
  /// The view that contains the content.
  open private(set) var contentView = UIView()
  /// The identifier with which the view is reused.
  open package(set) var reuseIdentifier: String?
  /// The label of the title, created when first accessed.
  open private(set) lazy var textLabel: UILabel? = makeLabel()
  /// A view behind the content that fills this view.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  private var isFooter = false
  private var inset: CGFloat = 0
  private var hasLabel = false
  /// The font of a title at the default text size; nil if the app provides the content.
  private var usualFont: UIFont?
  /// Modeled on iOS, in points.
  private static let margin: CGFloat = 16
  private static let padding: CGFloat = 6

  /// Creates a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    // Constraints in the content view must never be solved for a size that the view no longer has.
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.layoutMargins = UIEdgeInsets(
      top: Self.padding, left: Self.margin, bottom: Self.padding, right: Self.margin)
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Called before the view is reused.
  open func prepareForReuse() {}

  private func makeLabel() -> UILabel {
    hasLabel = true
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = .header
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  func showTitle(_ title: String, style: UITableView.Style, isHeader: Bool) {
    isFooter = !isHeader
    inset = style == .insetGrouped ? Self.margin : 0
    let isGrouped = style != .plain
    textLabel?.text = isGrouped && isHeader ? title.uppercased() : title
    usualFont = isGrouped ? .systemFont(ofSize: 13) : .systemFont(ofSize: 17, weight: .semibold)
    textLabel?.numberOfLines = 0
    if isGrouped {
      textLabel?.font = .preferredFont(forTextStyle: .footnote)
      textLabel?.textColor = .secondaryLabel
    } else {
      backgroundColor = .secondarySystemBackground
    }
  }

  /// Returns the height by which the title exceeds a line of the default text size, in points.
  func heightBeyondOneLine(in width: CGFloat) -> CGFloat {
    guard let usualFont, hasLabel else { return 0 }
    return max(0, (textHeight(in: width) - usualFont.lineHeight - 1).rounded(.up))
  }

  private func textHeight(in width: CGFloat) -> CGFloat {
    let free = CGSize(width: max(1, width - 2 * (Self.margin + inset)), height: 0)
    return textLabel?.sizeThatFits(free).height ?? 0
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // The table determines the heights of the headers that it creates for titles.
    guard hasLabel, isFooter || usualFont == nil else {
      return CGSize(width: size.width, height: 0)
    }
    let text = textHeight(in: size.width)
    return CGSize(width: size.width, height: text > 0 ? text + 2 * Self.padding : 0)
  }

  open override func layoutSubviews() {
    contentView.frame = bounds
    super.layoutSubviews()
    backgroundView?.frame = bounds
    guard hasLabel, let textLabel else { return }
    let width = max(0, bounds.width - 2 * (Self.margin + inset))
    let height = textLabel.sizeThatFits(CGSize(width: width, height: 0)).height
    // The title is next to the rows: at the bottom of a header, at the top of a footer.
    let y = isFooter ? Self.padding : max(0, bounds.height - height - Self.padding)
    textLabel.frame = CGRect(
      x: Self.margin + inset, y: y, width: width, height: min(height, max(0, bounds.height - y)))
  }
}
