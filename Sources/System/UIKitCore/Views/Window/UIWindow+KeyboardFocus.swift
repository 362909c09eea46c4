import QuartzCore

extension UIWindow {
  /// Moves the focus to the next or previous stop in the frontmost screen and the views over it.
  ///
  /// The focus wraps around at the ends. A view controller that handles keys itself is also a stop,
  /// so that the focus can return to it.
  func moveKeyboardFocus(forward: Bool) {
    let stops = focusStops
    guard !stops.isEmpty else { return }
    let current = stops.firstIndex { $0.item(of: firstResponder) != nil }
    let next: Int
    switch (current, forward) {
    case (let index?, true): next = (index + 1) % stops.count
    case (let index?, false): next = (index + stops.count - 1) % stops.count
    case (nil, true): next = 0
    case (nil, false): next = stops.count - 1
    }
    enter(stops[next])
  }

  /// Moves the focus to the first stop of the next focus group, as F6 does on desktops. Returns
  /// false if there is only one group.
  func moveKeyboardFocusToNextGroup() -> Bool {
    let stops = focusStops
    var groups: [String?] = []
    for stop in stops where !groups.contains(stop.group) { groups.append(stop.group) }
    let current = stops.first { $0.item(of: firstResponder) != nil }?.group
    let index = groups.firstIndex(of: current)
    guard !groups.isEmpty, index == nil || groups.count > 1 else { return false }
    let next = groups[index.map { ($0 + 1) % groups.count } ?? 0]
    guard let stop = stops.first(where: { $0.group == next }) else { return false }
    enter(stop)
    return true
  }

  private func enter(_ stop: FocusStop) {
    let last = stop.group.flatMap { lastFocused[$0]?.responder }
    var chosen: (item: FocusItem, priority: Int)?
    for item in stop.items {
      var priority = item.view.focusGroupPriority.rawValue
      if item.responder === last {
        priority = max(priority, UIFocusGroupPriority.previouslyFocused.rawValue)
      }
      if priority > chosen?.priority ?? .min { chosen = (item, priority) }
    }
    if let chosen { focus(chosen.item, in: stop.group) }
  }

  /// How much around what has the focus is seen as well, in points.
  private static let focusMargin: CGFloat = 8

  private func focus(_ item: FocusItem, in group: String?) {
    guard item.responder.becomeFirstResponder() else { return }
    if let group { lastFocused[group] = WeakResponder(responder: item.responder) }
    (item.responder as? UIControl)?.showFocusRing()
    // A screen or list that takes keys scrolls by itself.
    if let view = item.responder as? UIView, !(view is UIScrollView) {
      let frame = (view as? UIControl)?.keyboardFocusFrame ?? view.bounds
      view.reveal(frame.insetBy(dx: -Self.focusMargin, dy: -Self.focusMargin))
    }
    showScreenFocus(of: item)
  }

  /// Moves the focus to the first list of the frontmost screen; false if there is none.
  func focusFirstList() -> Bool {
    let items = focusStops.flatMap(\.items)
    guard let list = items.first(where: { $0.responder is any FocusableList }) else { return false }
    focus(list, in: nil)
    return true
  }

  private var focusStops: [FocusStop] {
    var stops: [FocusStop] = []
    for view in frontLayers { view.collectFocusStops(into: &stops, group: nil) }
    return stops
  }

  /// What the Tab key, and arrow keys within groups, lead to, each with its view.
  package var keyboardStops: [(responder: UIResponder, view: UIView)] {
    focusStops.flatMap(\.items).map { ($0.responder, $0.view) }
  }

  /// The frontmost screen's view, and the views over it in the window.
  private var frontLayers: [UIView] {
    guard let front = frontView, front !== self else { return [self] }
    var base = front
    while let parent = base.superview, parent !== self { base = parent }
    guard let index = subviews.firstIndex(where: { $0 === base }) else { return [front] }
    return [front] + subviews[(index + 1)...]
  }

  /// With what its presentation adds, such as the grabber of a sheet.
  private var frontView: UIView? {
    guard let root = rootViewController else { return self }
    let front = sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
    let presented = front === root ? nil : front.presentationController?.presentedView
    return presented?.window === self ? presented : front.viewIfLoaded
  }

  /// Moves the focus if one of the presses is a key for that; returns whether it did.
  func moveKeyboardFocus(by presses: Set<UIPress>) -> Bool {
    for key in presses.compactMap(\.key) where key.isForFocus {
      switch key.keyCode {
      case .keyboardTab:
        moveKeyboardFocus(forward: !key.modifierFlags.contains(.shift))
        return true
      case .keyboardF6: return moveKeyboardFocusToNextGroup()
      default: continue
      }
    }
    return false
  }

  /// Moves the focus within its group for arrow keys. Returns whether one of the presses is an
  /// arrow key and the focus is in a group of several items.
  func moveKeyboardFocusInGroup(by presses: Set<UIPress>) -> Bool {
    let arrows: Set<UIKeyboardHIDUsage> = [
      .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow,
    ]
    let keys = presses.compactMap(\.key).filter { $0.isForFocus && arrows.contains($0.keyCode) }
    guard !keys.isEmpty,
      let stop = focusStops.first(where: { $0.group != nil && $0.item(of: firstResponder) != nil }),
      stop.items.count > 1, let current = stop.item(of: firstResponder)
    else { return false }
    for key in keys {
      if let next = stop.neighbor(of: current, towards: key.keyCode, in: self) {
        focus(next, in: stop.group)
      }
    }
    return true
  }
}

extension UIKey {
  fileprivate var isForFocus: Bool {
    modifierFlags.isDisjoint(with: [.control, .alternate, .command])
  }
}
