import QuartzCore

/// The text field of a search bar.
@MainActor open class UISearchTextField: UITextField {
  private let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  /// The distance of the icon from the edge, and its side, in points.
  private static let iconInset: CGFloat = 8
  private static let iconSide: CGFloat = 17

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  private func setUpSearch() {
    icon.tintColor = .secondaryLabel
    icon.frame.size = CGSize(width: Self.iconSide, height: Self.iconSide)
    leftView = icon
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: max(36, super.intrinsicContentSize.height + 12))
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard leftView === icon else { return super.leftViewRect(forBounds: bounds) }
    // It keeps its size in a field that is squeezed.
    let side = Self.iconSide
    return CGRect(
      x: isMirrored ? bounds.maxX - Self.iconInset - side : bounds.minX + Self.iconInset,
      y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: isMirrored ? 6 : -6, dy: 0)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.textRect(forBounds: bounds))
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.editingRect(forBounds: bounds))
  }

  private func inset(_ rect: CGRect) -> CGRect { rect.insetBy(dx: 6, dy: 0) }

  override var keyboardFocusRadius: CGFloat { 10 }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.searchField) }
    set { super.accessibilityTraits = newValue }
  }
}
