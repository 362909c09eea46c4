import QuartzCore

/// A view controller that displays a message and actions to choose from.
///
/// Return chooses the preferred action, or the only one. Escape and a click outside an action sheet
/// choose the cancel action.
@MainActor open class UIAlertController: UIViewController {
  /// Constants that specify the type of an alert.
  public enum Style: Int, Sendable {
    /// A panel at the bottom of the screen, with the cancel action in a separate panel.
    case actionSheet = 0
    /// A panel in the center of the screen.
    case alert
  }

  /// The style that was specified when the alert controller was created.
  open private(set) var preferredStyle = Style.actionSheet
  /// The text below the title. Changes are displayed immediately.
  open var message: String? { didSet { if message != oldValue { contentDidChange() } } }
  /// The actions in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action that is displayed in bold and that Return chooses. It must be one of `actions`.
  open var preferredAction: UIAlertAction? {
    didSet {
      precondition(
        preferredAction.map { wanted in actions.contains { $0 === wanted } } ?? true,
        "UIAlertController.preferredAction: add the action first")
      contentDidChange()
    }
  }

  /// The text fields of an alert, from top to bottom; `nil` if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [UITextField] = []

  private let transitions = AlertTransitions()
  private var isAnswered = false
  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Creates an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  /// Creates an action sheet without a title.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates an action sheet without a title; the coder isn't read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    modalPresentationStyle = .overFullScreen
    transitioningDelegate = transitions
  }

  /// Presents an action sheet as a popover where there is enough space.
  package func preparePopover() {
    guard preferredStyle == .actionSheet, presentation == nil else { return }
    if modalPresentationStyle != .popover { modalPresentationStyle = .popover }
  }

  /// Called when the user dismissed the popover, which counts as the cancel action.
  func popoverWasLeft() {
    guard let cancelAction, !isAnswered else { return }
    cancelAction.handler?(cancelAction)
  }

  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      return own == .zero ? alertView?.popoverSize ?? .zero : own
    }
    set { super.preferredContentSize = newValue }
  }

  open override var title: String? { didSet { if title != oldValue { contentDidChange() } } }

  /// Adds an action after the existing ones. At most one action may have the style `cancel`.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || cancelAction == nil,
      "UIAlertController.addAction: there is an action already that cancels")
    actions.append(action)
    action.onChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  /// Adds a text field below the message of an alert, and calls a closure to configure it.
  ///
  /// Return in the last field chooses the preferred action, or the only one that doesn't cancel.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert, "UIAlertController.addTextField: action sheets have no text fields")
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .footnote)
    field.adjustsFontForContentSizeCategory = true
    field.addAction(
      UIAction { [weak self, weak field] _ in if let field { self?.leave(field) } },
      for: .primaryActionTriggered)
    configurationHandler?(field)
    fields.append(field)
    contentDidChange()
  }

  /// Moves to the next field, or chooses the action that Return represents.
  private func leave(_ field: UITextField) {
    if let index = fields.firstIndex(where: { $0 === field }), index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
      return
    }
    let others = actions.filter { $0.style != .cancel }
    if let action = preferredAction ?? (others.count == 1 ? others.first : nil) { answer(action) }
  }

  /// What is typed while the alert comes is the first field's.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    fields.first?.becomeFirstResponder()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !fields.contains(where: \.isFirstResponder) { fields.first?.becomeFirstResponder() }
  }

  private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  open override func loadView() {
    let view = AlertView(style: preferredStyle)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onAnswer = { [weak self] in self?.answer($0) }
    view.onOutside = { [weak self] in self?.cancelFromOutside() }
    self.view = view
    contentDidChange()
  }

  private func contentDidChange() {
    alertView?.show(
      title: title, message: message, fields: fields, actions: actions, preferred: preferredAction)
    presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Dismisses the alert; the handler is called when it has been dismissed.
  private func answer(_ action: UIAlertAction) {
    guard action.isEnabled, !isAnswered else { return }
    isAnswered = true
    // What is typed while it goes away isn't part of the answer.
    viewIfLoaded?.endEditing(true)
    dismiss(animated: true) { [weak self] in
      self?.isAnswered = false
      action.handler?(action)
    }
  }

  private func cancelFromOutside() {
    if preferredStyle == .actionSheet, let cancelAction { answer(cancelAction) }
  }

  // MARK: Keyboard

  /// The window while the alert is presented: keys that it has no use for aren't those of the screen
  /// below.
  open override var next: UIResponder? {
    presentation == nil ? super.next : viewIfLoaded?.window
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key?.keyCode, let action = action(for: key) else {
      return super.pressesBegan(presses, with: event)
    }
    answer(action)
  }

  private func action(for key: UIKeyboardHIDUsage) -> UIAlertAction? {
    let only = actions.count == 1 ? actions.first : nil
    switch key {
    case .keyboardEscape: return cancelAction ?? only
    case .keyboardReturnOrEnter, .keypadEnter: return preferredAction ?? only
    default: return nil
    }
  }
}

extension UIAlertController: PopoverPreparing {}
