import QuartzCore

extension DragFlow {
  /// Adds the items that the views at a tap's location provide; returns `false` if there are none.
  func addItems(at location: CGPoint) -> Bool {
    guard let scene, let overlay else { return false }
    for window in scene.shownWindows.reversed() {
      guard let hit = window.hitTest(point(location, in: window), with: nil) else { continue }
      for view in sequence(first: hit, next: \.superview) {
        for case let other as UIDragInteraction in view.interactions where other.isEnabled {
          guard let delegate = other.delegate else { continue }
          let place = view.convert(point(location, in: window), from: nil)
          let chosen = delegate.dragInteraction(
            other, sessionForAddingItems: [session], withTouchAt: place)
          guard chosen === session else { continue }
          let items = delegate.dragInteraction(other, itemsForAddingTo: session, withTouchAt: place)
            .filter { item in !session.items.contains { $0 === item } }
          guard !items.isEmpty else { continue }
          self.delegate?.dragInteraction(interaction, session: session, willAdd: items, for: other)
          for item in items {
            session.items.append(item)
            overlay.add(delegate.dragInteraction(other, previewForLifting: item, session: session))
          }
          animate { overlay.collect(keepingSize: false) }
          update()
          return true
        }
      }
      return false
    }
    return false
  }
}
