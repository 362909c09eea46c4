import QuartzCore

/// A stop of the Tab key: a control, a list, a view controller that handles keys itself, or a focus
/// group.
struct FocusStop {
  /// The focus group; nil for an item without a group, which is a stop by itself.
  let group: String?
  var items: [FocusItem]

  func item(of responder: UIResponder?) -> FocusItem? {
    responder.flatMap { responder in items.first { $0.responder === responder } }
  }
}

/// A responder that can be focused, and its view.
struct FocusItem {
  let responder: UIResponder
  let view: UIView
}

/// A weak reference to a responder.
struct WeakResponder {
  weak var responder: UIResponder?
}

extension UIView {
  /// Collects the stops in the order of the views, except those that are invisible or don't allow
  /// user interaction.
  @MainActor func collectFocusStops(into stops: inout [FocusStop], group: String?) {
    // What readers don't find, as what a sidebar lies over, keys don't reach either.
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !accessibilityElementsHidden else {
      return
    }
    let group = focusGroupIdentifier ?? group
    if self is any TouchTracking, canBecomeFirstResponder {
      stops.add(FocusItem(responder: self, view: self), to: group)
      return
    }
    if self is any TextInputOwner, canBecomeFirstResponder {
      stops.add(FocusItem(responder: self, view: self), to: group)
      return
    }
    if self is any FocusableList, canBecomeFirstResponder {
      stops.add(FocusItem(responder: self, view: self), to: group)
    }
    if let viewController, viewController.canBecomeFirstResponder {
      stops.add(FocusItem(responder: viewController, view: self), to: group)
    }
    for subview in subviews { subview.collectFocusStops(into: &stops, group: group) }
  }
}

extension [FocusStop] {
  fileprivate mutating func add(_ item: FocusItem, to group: String?) {
    if let group, let index = firstIndex(where: { $0.group == group }) {
      self[index].items.append(item)
    } else {
      append(FocusStop(group: group, items: [item]))
    }
  }
}

extension FocusStop {
  /// Returns the nearest item in a direction, where distance across counts double; nil if there is
  /// none.
  @MainActor func neighbor(
    of item: FocusItem, towards key: UIKeyboardHIDUsage, in window: UIWindow
  ) -> FocusItem? {
    let middle = item.middle(in: window)
    var best: (item: FocusItem, distance: CGFloat)?
    for other in items where other.responder !== item.responder {
      let otherCenter = other.middle(in: window)
      let way = CGPoint(x: otherCenter.x - middle.x, y: otherCenter.y - middle.y)
      let (along, across): (CGFloat, CGFloat) =
        switch key {
        case .keyboardRightArrow: (way.x, way.y)
        case .keyboardLeftArrow: (-way.x, way.y)
        case .keyboardDownArrow: (way.y, way.x)
        default: (-way.y, way.x)
        }
      let distance = along + 2 * abs(across)
      guard along > 0.5, distance < best?.distance ?? .infinity else { continue }
      best = (other, distance)
    }
    return best?.item
  }
}

extension FocusItem {
  @MainActor fileprivate func middle(in window: UIWindow) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
  }
}
