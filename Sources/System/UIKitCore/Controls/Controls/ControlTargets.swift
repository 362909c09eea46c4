import Foundation

/// The targets of a control, which it doesn't retain.
@MainActor struct ControlTargets {
  struct Entry {
    /// Nil for the responder chain, and for an object that is gone.
    private(set) weak var target: AnyObject?
    let isForChain: Bool
    let action: Selector
    var events: UIControl.Event

    init(_ target: Any?, action: Selector, events: UIControl.Event) {
      self.target = target.map { $0 as AnyObject }
      isForChain = target == nil
      self.action = action
      self.events = events
    }

    var isAlive: Bool { isForChain || target != nil }

    func concerns(_ other: Any?) -> Bool {
      guard let other else { return isForChain }
      return target === other as AnyObject
    }
  }

  private var entries: [Entry] = []

  mutating func add(_ target: Any?, action: Selector, for events: UIControl.Event) {
    entries.removeAll { !$0.isAlive }
    if let known = entries.firstIndex(where: { $0.action == action && $0.concerns(target) }) {
      entries[known].events.formUnion(events)
    } else {
      entries.append(Entry(target, action: action, events: events))
    }
  }

  mutating func remove(_ target: Any?, action: Selector?, for events: UIControl.Event) {
    for index in entries.indices
    where (target == nil || entries[index].concerns(target))
      && (action == nil || entries[index].action == action)
    {
      entries[index].events.subtract(events)
    }
    entries.removeAll { !$0.isAlive || $0.events.isEmpty }
  }

  func entries(for events: UIControl.Event) -> [Entry] {
    entries.filter { !$0.events.isDisjoint(with: events) }
  }

  var events: UIControl.Event { entries.filter(\.isAlive).reduce([]) { $0.union($1.events) } }

  var all: Set<AnyHashable> {
    Set(
      entries.filter(\.isAlive).compactMap {
        $0.isForChain ? AnyHashable(NSNull()) : $0.target as? AnyHashable
      })
  }

  func actions(for target: Any?, event: UIControl.Event) -> [String]? {
    let names = entries(for: event).filter { $0.concerns(target) }.map(\.action.description)
    return names.isEmpty ? nil : names
  }
}
