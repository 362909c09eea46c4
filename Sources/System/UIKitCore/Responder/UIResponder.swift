import QuartzCore

/// An object that handles events, as a link of the responder chain.
@MainActor open class UIResponder: NSObject {
  /// Values that extensions store with this object, by the type of their key.
  package var sideStorage: [ObjectIdentifier: Any] = [:]

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

extension UIResponder {
  /// The view that decides whether the responder is on screen: its own, otherwise the nearest one
  /// up the chain.
  var placeView: UIView? {
    for responder in sequence(first: self, next: { $0.next }) {
      if let view = responder as? UIView { return view }
      if let controller = responder as? UIViewController { return controller.viewIfLoaded }
    }
    return nil
  }
}
