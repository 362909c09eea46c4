import HostInterface
import QuartzCore

/// The translation of a pan, in points, for one notch of a wheel.
package let wheelDetent: CGFloat = 53

/// One turn of a wheel or one movement on a touchpad, delivered to the nearest pan recognizer that
/// accepts it.
@MainActor final class ScrollSession {
  private unowned let window: UIWindow
  private let arena: GestureArena
  private weak var owner: UIPanGestureRecognizer?
  private var unit: InputEvent.Scroll.Unit?
  private var timer: FrameTimer?
  /// The time without movement after which a wheel has stopped, in seconds.
  private static let wheelRest: TimeInterval = 0.15

  init(window: UIWindow, arena: GestureArena) {
    self.window = window
    self.arena = arena
  }

  func handle(
    _ scroll: InputEvent.Scroll, timestamp: TimeInterval, _ flags: UIKeyModifierFlags
  ) {
    let event = ScrollEvent(scroll, timestamp: timestamp, modifierFlags: flags)
    if unit != scroll.unit || scroll.phase == .began { finish(cancelled: false, at: timestamp) }
    unit = scroll.unit
    switch scroll.phase {
    case .began: break
    case .changed: arena.perform { change(event) }
    case .ended: finish(cancelled: false, at: timestamp)
    case .cancelled: finish(cancelled: true, at: timestamp)
    }
    if scroll.unit == .detents { restartTimer() }
  }

  /// Ends the scrolling of a wheel because a touch has begun in the window.
  func touchBegan(at timestamp: TimeInterval) { finish(cancelled: false, at: timestamp) }

  func cancel() { finish(cancelled: true, at: MediaClock.now) }

  private func change(_ event: ScrollEvent) {
    let factor = event.scroll.unit == .detents ? -wheelDetent : -1
    let delta = event.scroll.delta
    let translation = CGPoint(x: delta.dx * factor, y: delta.dy * factor)
    guard translation != .zero else { return }
    let location = event.scroll.location
    if let owner, owner.isHeldOpen {
      _ = owner.takeScroll(event, isFirst: false, translation: translation, at: location)
      return
    }
    guard let hit = window.hitTest(location, with: event) else { return }
    let type: UIScrollTypeMask = event.scroll.unit == .detents ? .discrete : .continuous
    for case let pan as UIPanGestureRecognizer in recognizers(above: hit)
    where pan.isEnabled && pan.allowedScrollTypesMask.contains(type) && pan.state == .possible
      && pan.activeTouches.isEmpty
    {
      guard pan.shouldReceive(event) else { continue }
      arena.enter(pan)
      if pan.takeScroll(event, isFirst: true, translation: translation, at: location) {
        owner = pan
        break
      }
    }
  }

  private func restartTimer() {
    timer?.invalidate()
    timer = FrameTimer(after: Self.wheelRest) { [weak self] in
      self?.finish(cancelled: false, at: MediaClock.now)
    }
  }

  private func finish(cancelled: Bool, at timestamp: TimeInterval) {
    timer?.invalidate()
    timer = nil
    unit = nil
    guard let ending = owner else { return }
    owner = nil
    arena.perform { ending.endScroll(cancelled: cancelled, at: timestamp) }
  }
}
