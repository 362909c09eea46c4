import UIKit
import UIKitCompat

extension NSObjectProtocol where Self: UIControl {
  /// Sets a handler for events, in place of one that was set for the same events before.
  @MainActor @discardableResult public func setHandler(
    for events: UIControl.Event, _ handler: @escaping @MainActor (Self) -> Void
  ) -> Self {
    let action = UIAction(identifier: .handler(for: events)) { action in
      if let control = action.sender as? Self { handler(control) }
    }
    addAction(action, for: events)
    self[side: HandledEvents.self].insert(events.rawValue)
    return self
  }

  /// Removes the handler that was set for these events.
  @MainActor public func removeHandler(for events: UIControl.Event) {
    removeAction(identifiedBy: .handler(for: events), for: events)
    self[side: HandledEvents.self].remove(events.rawValue)
  }

  /// Removes all handlers that were set with `setHandler(for:_:)`.
  @MainActor public func removeAllHandlers() {
    for events in self[side: HandledEvents.self] {
      removeHandler(for: UIControl.Event(rawValue: events))
    }
  }
}

/// Raw values: `UIControl.Event` isn't hashable.
private enum HandledEvents: SideStorageKey {
  static var defaultValue: Set<UInt> { [] }
}

extension UIAction.Identifier {
  fileprivate static func handler(for events: UIControl.Event) -> UIAction.Identifier {
    UIAction.Identifier("vitrine.handler.\(events.rawValue)")
  }
}
