import QuartzCore

/// An object that handles events, as a link of the responder chain.
@MainActor open class UIResponder: NSObject {
  /// Values that extensions store with this object, by the type of their key.
  package var sideStorage: [ObjectIdentifier: Any] = [:]

  /// The accessibility values that the app has set; nil if it has set none.
  var accessibilityValues: AccessibilityValues?

  public override init() { super.init() }

  /// The next object of the responder chain; nil by default.
  open var next: UIResponder? { nil }

  /// Whether the object can become first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object can give up being first responder; true by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether the object is the first responder of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes the object first responder of its window, so that it receives key presses first.
  ///
  /// Returns false if it isn't in a window, can't become first responder, or the current one
  /// doesn't resign.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up being first responder; returns false if the object can't.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  private var responderWindow: UIWindow? { placeView?.window }
  /// The view that determines whether the responder is on screen: its own, otherwise that of the
  /// nearest responder up the chain.
  var placeView: UIView? { next?.placeView }

  /// Called when touches begin. By default passes them on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move. By default passes them on to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end. By default passes them on to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches are cancelled, for example because a gesture was recognized. By default
  /// passes them on to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when keys are pressed, and again while a held key repeats. By default passes the
  /// presses on to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when the force of presses changes, which keys don't have: never called on Linux. By
  /// default passes the presses on to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys are released. By default passes the presses on to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when presses are cancelled, for example because the window lost the focus. By default
  /// passes them on to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Commands

  /// The key commands that are available while the object is in the responder chain; nil by
  /// default.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called when the main menu is built, on the app and its delegate. The default does nothing.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Called before a command is shown or run, to change its title, state or attributes. By default
  /// asks the next responder.
  open func validate(_ command: UICommand) { next?.validate(command) }

  /// Returns whether the object can perform an action in its present state: by default, whether it
  /// has the action's method.
  ///
  /// Every responder has the methods that copy, paste and select; by default these pass the action
  /// on to the next one.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }

  /// Returns the first object of the responder chain that can perform an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Editing

  /// The undo manager for changes to the object; by default the next responder's. Each window has
  /// its own.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Called to copy the selection. By default asks the next responder.
  open func copy(_ sender: Any?) { next?.copy(sender) }
  /// Called to cut the selection: to copy and then delete it. By default asks the next responder.
  open func cut(_ sender: Any?) { next?.cut(sender) }
  /// Called to paste the contents of the pasteboard. By default asks the next responder.
  open func paste(_ sender: Any?) { next?.paste(sender) }
  /// Called to select the item at the insertion point. By default asks the next responder.
  open func select(_ sender: Any?) { next?.select(sender) }
  /// Called to select everything. By default asks the next responder.
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
  /// Called to delete the selection. By default asks the next responder.
  open func delete(_ sender: Any?) { next?.delete(sender) }

  // MARK: Accessibility
  // On Apple's systems these are members of every object; here only of responders.

  /// Whether the object is an element for assistive technologies rather than a container of
  /// elements; true by default for labels with text and for standard controls.
  open var isAccessibilityElement: Bool {
    get { accessibilityValues?.isElement ?? describedAccessibility.isElement }
    set { setAccessibility(\.isElement, newValue) }
  }

  /// A short description that identifies the object; by default the text or title of a standard
  /// control.
  open var accessibilityLabel: String? {
    get { accessibilityValues?.label ?? describedAccessibility.label }
    set { setAccessibility(\.label, newValue) }
  }

  /// A description of the result of activating the object; nil by default.
  open var accessibilityHint: String? {
    get { accessibilityValues?.hint }
    set { setAccessibility(\.hint, newValue) }
  }

  /// The value, such as a slider's; nil by default for objects without one.
  open var accessibilityValue: String? {
    get { accessibilityValues?.value ?? describedAccessibility.value }
    set { setAccessibility(\.value, newValue) }
  }

  /// The traits that describe the object's role and behavior; by default those of a standard
  /// control.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues?.traits ?? describedAccessibility.traits }
    set { setAccessibility(\.traits, newValue) }
  }

  /// The frame in the coordinates of the scene; a view's own frame by default.
  open var accessibilityFrame: CGRect {
    get {
      if let frame = accessibilityValues?.frame { return frame }
      guard let view = self as? UIView else { return .zero }
      return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
    }
    set { setAccessibility(\.frame, newValue) }
  }

  /// The outline in the coordinates of the scene, for an object that isn't rectangular; nil by
  /// default.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityValues?.path }
    set { setAccessibility(\.path, newValue) }
  }

  /// The point at which a touch activates the object, in the coordinates of the scene; the center
  /// of the frame by default.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityValues?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { setAccessibility(\.activationPoint, newValue) }
  }

  /// The language of the label, value and hint, such as "en-GB"; nil, the default, is the app's.
  open var accessibilityLanguage: String? {
    get { accessibilityValues?.language }
    set { setAccessibility(\.language, newValue) }
  }

  /// Whether assistive technologies ignore the object and its descendants; false by default.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityValues?.isHidden ?? false }
    set { setAccessibility(\.isHidden, newValue) }
  }

  /// Whether assistive technologies ignore the view's siblings; false by default, except for
  /// presentations.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityValues?.isModal ?? describedAccessibility.isModal }
    set { setAccessibility(\.isModal, newValue) }
  }

  /// Whether the object's elements are read as a group, regardless of their position; false by
  /// default.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityValues?.groupsChildren ?? false }
    set { setAccessibility(\.groupsChildren, newValue) }
  }

  /// The way in which assistive technologies navigate the elements in the object; automatic by
  /// default.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityValues?.navigationStyle ?? .automatic }
    set { setAccessibility(\.navigationStyle, newValue) }
  }

  /// Whether the object responds to user interaction; by default true for an enabled control.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityValues?.respondsToUserInteraction
        ?? (self as? any TouchTracking)?.isEnabled
        ?? !accessibilityTraits.isDisjoint(with: [.button, .link])
    }
    set { setAccessibility(\.respondsToUserInteraction, newValue) }
  }

  /// The names by which the user can refer to the object, most suitable first; the label by
  /// default.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityValues?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { setAccessibility(\.userInputLabels, newValue) }
  }

  /// The custom actions of the object, which are offered by name; nil by default.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityValues?.customActions }
    set { setAccessibility(\.customActions, newValue) }
  }

  /// The elements in the object, in reading order; nil, the default, stands for those of the
  /// subviews.
  open var accessibilityElements: [Any]? {
    get { accessibilityValues?.elements ?? describedAccessibility.elements }
    set { setAccessibility(\.elements, newValue) }
  }

  /// The kind of container that the object is; none by default.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityValues?.containerType ?? .none }
    set { setAccessibility(\.containerType, newValue) }
  }

  /// Whether the object shows more when it is expanded, and whether it is; by default that of the
  /// outline of a list, and otherwise unsupported.
  open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { accessibilityValues?.expandedStatus ?? .unsupported }
    set { setAccessibility(\.expandedStatus, newValue) }
  }

  /// The number of elements in the object; by default of `accessibilityElements`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns an element in the object; by default of `accessibilityElements`.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element in the object, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }

  /// Called to activate the element. Returns whether it was activated; if not, as by default, it is
  /// tapped.
  open func accessibilityActivate() -> Bool { false }
  /// Called to increase the value of an adjustable element.
  open func accessibilityIncrement() {}
  /// Called to decrease the value of an adjustable element.
  open func accessibilityDecrement() {}
  /// Called to scroll the content; returns whether it was scrolled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called to dismiss a modal view. Returns whether it was dismissed.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called for the most important action, such as pausing; returns whether it was performed.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when an assistive technology has moved to the element.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when an assistive technology has moved away from the element.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether an assistive technology is at the element.
  open func accessibilityElementIsFocused() -> Bool {
    UIAccessibility.focusedElement(using: nil) as AnyObject === self
  }
}

extension UIView {
  func endKeyboardUse(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder,
      responder.placeView?.isDescendant(of: self) == true
    else { return false }
    let didResign = responder.resignFirstResponder()
    if force { window?.firstResponder = nil }
    return didResign || force
  }
}
