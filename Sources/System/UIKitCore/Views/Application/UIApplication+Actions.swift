import QuartzCore

extension UIApplication {
  /// Calls a method of an object with the sender and the event, and returns whether there was one.
  ///
  /// If the target is `nil`, the first responder is asked and then its responder chain; where
  /// nobody is or can, that of the sender, and that of the key window's frontmost view controller.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    Self.send(action, to: target, from: sender, for: event)
  }

  /// Does what `sendAction(_:to:from:for:)` does; with a target, without an app as well.
  @discardableResult static func send(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent? = nil
  ) -> Bool {
    guard let target = target ?? current?.target(for: action, from: sender) else { return false }
    action.perform(on: target, sender, event)
    return true
  }

  private func target(for action: Selector, from sender: Any?) -> Any? {
    let starts = [
      keyWindow?.firstResponder, sender as? UIResponder, keyWindow?.commandResponder, self,
    ]
    return starts.lazy.compactMap { $0?.target(forAction: action, withSender: sender) }.first
  }
}
