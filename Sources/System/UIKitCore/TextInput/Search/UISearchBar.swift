import QuartzCore

/// A bar with a field for what is searched, a cancel button and scopes.
@MainActor open class UISearchBar: UIView {
  /// The background of a bar.
  public enum Style: UInt, Sendable {
    /// That of bars.
    case `default` = 0
    /// That of bars.
    case prominent = 1
    /// None.
    case minimal = 2
  }

  /// The object that follows the search.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field.
  open private(set) var searchTextField = UISearchTextField()
  /// The background; that of bars by default.
  open var searchBarStyle = Style.default { didSet { updateBackground() } }
  /// The color of the background; nil, the default, is the system background.
  open var barTintColor: UIColor? { didSet { updateBackground() } }
  /// Whether there is a cancel button; false by default.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// The titles of the scopes, one of which is selected; nil by default.
  open var scopeButtonTitles: [String]? { didSet { updateScopes() } }
  /// Whether the scopes are shown, if there are any; false by default.
  open var showsScopeBar = false { didSet { scopeBarDidChange() } }

  /// The controller of the search; nil for a bar of the app's own.
  weak var controller: UISearchController?
  /// Whether the bar is part of a navigation bar, so that it has neither a background nor a height of
  /// its own.
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
  /// In points.
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
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
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

  /// Tells the delegate that a person cancels, and ends the search.
  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
  }

  /// The text of the field; nil sets an empty one.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text that is shown while there is none; nil by default.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Whether a person can search; true by default.
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

  /// Shows or hides the scopes.
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

  /// The height of the bar as a part of a navigation bar, below the title or alone, in points.
  func heightInNavigationBar(isAlone: Bool) -> CGFloat {
    (isAlone ? Self.rowHeight : NavigationBarParts.searchHeight) + scopeBarHeight
  }

  /// The scopes, which are below the row of a navigation bar if the search bar is in it.
  var scopeBar: UIView { scopes }
  /// The height of the scopes, in points; 0 without.
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
    // A bar that collapses with the content squeezes its field, which fades meanwhile.
    let space = NavigationBarParts.searchHeight - Self.fieldHeight
    let height = isInNavigationBar && !isInline
      ? min(Self.fieldHeight, max(0, row - space)) : Self.fieldHeight
    searchTextField.alpha = min(1, max(0, height * 2 / Self.fieldHeight - 1))
    searchTextField.layer.cornerRadius = min(10, height / 2)
    var field = CGRect(
      x: room.minX, y: ((row - height) / 2).rounded(), width: room.width, height: height)
    let width = cancelButton.intrinsicContentSize.width.rounded(.up)
    // Without it, the cancel button waits beyond the trailing edge.
    let cancelX = isMirrored
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

  /// Places a view, which fades in and out where it is.
  private func show(_ view: UIView, _ isShown: Bool, _ frame: CGRect) {
    guard isShown || view.superview === self else { return }
    if view.superview !== self {
      UIView.performWithoutAnimation {
        addSubview(view)
        view.alpha = 0
        view.frame = view === cancelButton
          ? CGRect(x: isMirrored ? bounds.minX - frame.width : bounds.maxX, y: frame.minY,
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
  /// Whether the text is edited.
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
}

/// Tells the delegate of a search bar what its field does.
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
