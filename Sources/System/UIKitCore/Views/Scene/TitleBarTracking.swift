import HostInterface
import QuartzCore

/// Recognizes the presses of a mouse by which people move a desktop window, or maximize it with a
/// second click, where the content takes the place of the title bar.
@MainActor struct TitleBarTracking {
  private var start: CGPoint?
  private var lastClick: (location: CGPoint, time: TimeInterval)?

  /// The distance in points by which a press becomes a drag, as in GTK.
  private static let slop: CGFloat = 8
  /// The time in seconds between the presses of a double click, as in GTK.
  private static let doubleClickTime: TimeInterval = 0.4

  enum Result { case none, move, doubleClick }

  /// Tracks an event of the pointer; `isInBar` tells whether a press there may move the window.
  mutating func track(
    _ pointer: InputEvent.Pointer, at time: TimeInterval, isInBar: (CGPoint) -> Bool
  ) -> Result {
    guard pointer.device == .mouse, pointer.button == 1 else {
      if pointer.phase == .began { start = nil }
      return .none
    }
    let location = pointer.location
    switch pointer.phase {
    case .began:
      guard isInBar(location) else {
        (start, lastClick) = (nil, nil)
        return .none
      }
      if let lastClick, time - lastClick.time < Self.doubleClickTime,
        isNear(lastClick.location, location)
      {
        (start, self.lastClick) = (nil, nil)
        return .doubleClick
      }
      start = location
      lastClick = (location, time)
    case .changed:
      guard let start, !isNear(start, location) else { return .none }
      (self.start, lastClick) = (nil, nil)
      return .move
    default: start = nil
    }
    return .none
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < Self.slop && abs(a.y - b.y) < Self.slop
  }
}
