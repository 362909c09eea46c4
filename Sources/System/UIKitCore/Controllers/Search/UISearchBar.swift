import QuartzCore

/// A bar with a search field, a cancel button and a scope bar.
@MainActor open class UISearchBar: UIView {
  /// The styles of a search bar's background.
  public enum Style: UInt, Sendable {
    /// The background of bars.
    case `default` = 0
    /// The background of bars.
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  /// The delegate of the search bar.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The search field of the bar.
  open private(set) var searchTextField = UISearchTextField()
  /// The style of the background; that of bars by default.
  open var searchBarStyle = Style.default { didSet { updateBackground() } }
  /// The background color; nil, the default, stands for the system background.
  open var barTintColor: UIColor? { didSet { updateBackground() } }
  /// Whether the cancel button is shown; false by default.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// The titles of the scope bar's buttons, one of which is selected; nil by default.
  open var scopeButtonTitles: [String]? { didSet { updateScopes() } }
  /// Whether the scope bar is shown, if there are scope titles; false by default.
  open var showsScopeBar = false { didSet { scopeBarDidChange() } }

  /// The search controller of the bar; nil for a bar that the app manages.
  weak var controller: UISearchController?
  /// Whether the bar is part of a navigation bar, which then determines its background and height.
  var isInNavigationBar = false {
    didSet {
      guard isInNavigationBar != oldValue else { return }
      updateBackground()
      setNeedsLayout()
    }
  }

  private lazy var proxy = SearchFieldDelegate(self)
  private let cancelButton = UIButton(type: .system)
  private let scopes = UISegmentedControl(frame: .zero)
  /// The metrics of the bar, in points.
  private static let margin: CGFloat = 10
  private static let fieldHeight: CGFloat = 36
  private static let rowHeight: CGFloat = 56
  private static let scopeHeight: CGFloat = 45

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(searchTextField)
    searchTextField.delegate = proxy
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
        controller?.textDidChange()
      }, for: .editingChanged)
    cancelButton.setTitle(String(uikit: "Cancel"), for: .normal)
    cancelButton.titleLabel?.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 22)
    cancelButton.titleLabel?.adjustsFontForContentSizeCategory = true
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    scopes.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        controller?.scopeDidChange()
      }, for: .valueChanged)
    updateBackground()
  }

  /// Notifies the delegate that the user cancels, and ends the search.
  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
  }

  /// The text of the field; setting it to nil clears it.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text that is displayed while there is no other text; nil by default.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Whether the user can search; true by default.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
  /// The index of the selected scope; 0 by default.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes.selectedSegmentIndex) }
    set {
      guard scopeButtonTitles?.indices.contains(newValue) == true else { return }
      scopes.selectedSegmentIndex = newValue
    }
  }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    change(animated: animated) { self.showsCancelButton = showsCancelButton }
  }

  /// Shows or hides the scope bar.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    change(animated: animated) { self.showsScopeBar = show }
  }

  private func change(animated: Bool, _ body: @escaping () -> Void) {
    guard animated, window != nil else { return body() }
    UIView.animate(withDuration: 0.25) {
      body()
      self.layoutIfNeeded()
    }
  }

  private func updateBackground() {
    let isClear = searchBarStyle == .minimal || isInNavigationBar
    backgroundColor = isClear ? nil : barTintColor ?? .systemBackground
  }

  private func updateScopes() {
    scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    if scopeButtonTitles?.isEmpty == false { scopes.selectedSegmentIndex = 0 }
    scopeBarDidChange()
  }

  private func scopeBarDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    if isInNavigationBar { controller?.barHeightDidChange() }
  }

  /// Returns the height of the bar as part of a navigation bar, below the title or alone, in
  /// points.
  func heightInNavigationBar(isAlone: Bool) -> CGFloat {
    (isAlone ? Self.rowHeight : NavigationBarParts.searchHeight) + scopeBarHeight
  }

  /// The scope bar, which is below the navigation bar's row if the search bar is in that row.
  var scopeBar: UIView { scopes }
  /// The height of the scope bar, in points; 0 if it isn't shown.
  var scopeBarHeight: CGFloat { hasScopes ? Self.scopeHeight : 0 }

  private var hasScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  private var naturalHeight: CGFloat { Self.rowHeight + scopeBarHeight }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let sides = UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
    let isInline = isInNavigationBar && superview is NavigationBarContent
    let margin = !isInNavigationBar ? Self.margin : isInline ? 0 : 16
    let room = bounds.inset(by: sides).insetBy(dx: margin, dy: 0)
    let row = min(Self.rowHeight, max(bounds.height - (isInline ? 0 : scopeBarHeight), 0))
    // A bar that collapses with the content shrinks its field, which fades at the same time.
    let space = NavigationBarParts.searchHeight - Self.fieldHeight
    let height =
      isInNavigationBar && !isInline
      ? min(Self.fieldHeight, max(0, row - space)) : Self.fieldHeight
    searchTextField.alpha = min(1, max(0, height * 2 / Self.fieldHeight - 1))
    searchTextField.layer.cornerRadius = min(10, height / 2)
    var field = CGRect(
      x: room.minX, y: ((row - height) / 2).rounded(), width: room.width, height: height)
    let width = cancelButton.intrinsicContentSize.width.rounded(.up)
    // While it is hidden, the cancel button is beyond the trailing edge.
    let cancelX =
      isMirrored
      ? (showsCancelButton ? room.minX : bounds.minX - width)
      : (showsCancelButton ? room.maxX - width : bounds.maxX)
    show(
      cancelButton, showsCancelButton,
      CGRect(x: cancelX, y: field.minY, width: width, height: field.height))
    if showsCancelButton {
      field.size.width = max(0, field.width - width - Self.margin)
      if isMirrored { field.origin.x += width + Self.margin }
    }
    searchTextField.frame = field
    guard !isInline else { return scopes.alpha = hasScopes ? 1 : 0 }
    show(scopes, hasScopes, CGRect(x: room.minX, y: row + 2, width: room.width, height: 32))
  }

  /// Sets the frame of a view, and fades the view in or out in place.
  private func show(_ view: UIView, _ isShown: Bool, _ frame: CGRect) {
    guard isShown || view.superview === self else { return }
    if view.superview !== self {
      UIView.performWithoutAnimation {
        addSubview(view)
        view.alpha = 0
        view.frame =
          view === cancelButton
          ? CGRect(
            x: isMirrored ? bounds.minX - frame.width : bounds.maxX, y: frame.minY,
            width: frame.width, height: frame.height)
          : frame
        view.layoutIfNeeded()
      }
    }
    view.frame = frame
    view.alpha = isShown ? 1 : 0
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// Whether the text is being edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard showsCancelButton || controller?.isActive == true,
      presses.contains(where: { $0.key?.keyCode == .keyboardEscape })
    else { return super.pressesBegan(presses, with: event) }
    cancel()
  }

  // MARK: UITextInputTraits

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
}

/// Forwards the events of a search bar's field to the bar's delegate.
private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(_ bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar, bar.delegate?.searchBarShouldBeginEditing(bar) ?? true else { return bar == nil }
    bar.controller?.willBeginEditing()
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.controller?.didBeginEditing()
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) }
      ?? true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}

extension UISearchBar: UITextInputTraits {}
