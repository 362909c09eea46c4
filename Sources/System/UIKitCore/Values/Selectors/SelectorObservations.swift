import Foundation

/// The notifications that objects observe with selectors.
///
/// Sendable although unchecked because a lock guards its state.
final class SelectorObservations: @unchecked Sendable {
  static let shared = SelectorObservations()

  private struct Entry {
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let token: any NSObjectProtocol
  }

  /// A reference that doesn't keep the observer.
  ///
  /// Sendable although unchecked because only the one that posts asks for it.
  private final class Observer: @unchecked Sendable {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private let lock = NSLock()
  private var entries: [Entry] = []

  func add(
    _ observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: Any?,
    to center: NotificationCenter
  ) {
    let reference = Observer(observer)
    let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      if let observer = reference.object { selector.perform(on: observer, notification) }
    }
    let entry = Entry(
      observer: observer, center: center, name: name, object: object.map { $0 as AnyObject },
      token: token)
    end { $0.observer == nil }
    lock.withLock { entries.append(entry) }
  }

  func remove(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?,
    from center: NotificationCenter
  ) {
    end {
      $0.observer === observer && $0.center === center && (name == nil || $0.name == name)
        && (object == nil || $0.object === object.map { $0 as AnyObject })
    }
  }

  private func end(where isMeant: (Entry) -> Bool) {
    let ended = lock.withLock {
      let ended = entries.filter(isMeant)
      entries.removeAll(where: isMeant)
      return ended
    }
    for entry in ended { entry.center?.removeObserver(entry.token as Any) }
  }
}
