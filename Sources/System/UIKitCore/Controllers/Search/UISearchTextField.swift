import QuartzCore
import TextEditing

/// The text field of a search bar.
@MainActor open class UISearchTextField: UITextField {
  private let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  /// The distance of the icon from the edge, and its side length, in points.
  private static let iconInset: CGFloat = 8
  private static let iconSide: CGFloat = 17

  private let tokensView = SearchTokensView()

  // MARK: Tokens

  /// The tokens in front of the text; none by default.
  open var tokens: [UISearchToken] {
    get { tokensView.tokens }
    set {
      tokensView.show(newValue)
      setNeedsLayout()
    }
  }
  /// The background of tokens; nil, the default, is the system's.
  open var tokenBackgroundColor: UIColor! {
    get { tokensView.color ?? .systemFill }
    set { tokensView.color = newValue }
  }
  /// Whether Backspace in front of the text selects the last token, and then deletes it; true by
  /// default.
  open var allowsDeletingTokens = true
  /// Whether tokens can be copied; true by default. They can't be yet.
  open var allowsCopyingTokens = true

  /// Adds a token in front of the one at an index.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    precondition(
      (0...tokens.count).contains(tokenIndex), "insertToken(_:at:): the index is out of bounds")
    tokens.insert(token, at: tokenIndex)
  }

  /// Removes a token.
  open func removeToken(at tokenIndex: Int) {
    precondition(
      tokens.indices.contains(tokenIndex), "removeToken(at:): the index is out of bounds")
    tokens.remove(at: tokenIndex)
  }

  /// Returns the position of a token: where the text begins, as all tokens are in front of it.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// Returns the tokens in a range: all where it begins with the text.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    offset(from: beginningOfDocument, to: textRange.start) == 0 ? tokens : []
  }

  /// The range of the text behind the tokens.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }

  /// Puts a token in place of a part of the text.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  open override func insertText(_ text: String) {
    tokensView.selectedIndex = nil
    super.insertText(text)
  }

  open override func deleteBackward() {
    guard allowsDeletingTokens, !tokens.isEmpty, core.editor.selection == TextSelection(caret: 0)
    else {
      return super.deleteBackward()
    }
    guard let selected = tokensView.selectedIndex else {
      return tokensView.selectedIndex = tokens.count - 1
    }
    removeToken(at: selected)
    sendActions(for: .editingChanged)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  private func setUpSearch() {
    font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 24)
    adjustsFontForContentSizeCategory = true
    icon.tintColor = .secondaryLabel
    icon.frame.size = CGSize(width: Self.iconSide, height: Self.iconSide)
    leftView = icon
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    addSubview(tokensView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let rect = inset(super.editingRect(forBounds: bounds))
    let width = tokensWidth(in: rect)
    tokensView.frame = CGRect(
      x: isMirrored ? rect.maxX - width : rect.minX, y: 0, width: width, height: bounds.height)
  }

  /// Tokens leave some room for text.
  private func tokensWidth(in rect: CGRect) -> CGFloat {
    min(tokensView.fittingWidth, max(0, rect.width - 60))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: max(36, super.intrinsicContentSize.height + 12))
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard leftView === icon else { return super.leftViewRect(forBounds: bounds) }
    // The icon keeps its size while the field shrinks.
    let side = Self.iconSide
    return CGRect(
      x: isMirrored ? bounds.maxX - Self.iconInset - side : bounds.minX + Self.iconInset,
      y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: isMirrored ? 6 : -6, dy: 0)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    behindTokens(inset(super.textRect(forBounds: bounds)))
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    behindTokens(inset(super.editingRect(forBounds: bounds)))
  }

  private func behindTokens(_ rect: CGRect) -> CGRect {
    let width = tokensWidth(in: rect)
    return CGRect(
      x: rect.minX + (isMirrored ? 0 : width), y: rect.minY, width: max(0, rect.width - width),
      height: rect.height)
  }

  private func inset(_ rect: CGRect) -> CGRect { rect.insetBy(dx: 6, dy: 0) }

  override var keyboardFocusRadius: CGFloat { 10 }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.searchField) }
    set { super.accessibilityTraits = newValue }
  }
}
