import HostInterface
import QuartzCore

/// Applies to the pointer over a window the style of the interaction below it.
@MainActor final class PointerSession {
  private unowned let window: UIWindow
  private var location: CGPoint?
  private var modifiers: UIKeyModifierFlags = []
  private var isPressed = false
  /// The scroll view that the pointer is over.
  private weak var scrollView: UIScrollView?
  /// The cursor that an interaction has set.
  private var styled: HostCursor?

  init(window: UIWindow) { self.window = window }

  func pointerMoved(to location: CGPoint?, _ modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    tellScrollView()
    update()
  }

  private func tellScrollView() {
    let hit = location.flatMap { window.hitTest($0, with: nil) }
    let over = sequence(first: hit, next: { $0?.superview }).lazy.compactMap { $0 as? UIScrollView }
      .first
    if let old = scrollView, old !== over { old.indicators.pointerMoved(to: nil) }
    scrollView = over
    if let over, let location {
      over.indicators.pointerMoved(to: over.convert(location, from: window))
    }
  }

  /// Updates the pointer's shape, which stays the same while a button is pressed.
  func buttonChanged(isPressed: Bool, at location: CGPoint) {
    guard isPressed != self.isPressed, let host = window.hostWindow else { return }
    self.isPressed = isPressed
    if isPressed {
      if host.cursor == .grab { host.cursor = .grabbing }
    } else {
      if host.cursor == .grabbing { host.cursor = .grab }
      self.location = location
      update()
    }
  }

  /// Called when the window is no longer the active one.
  func cancel() {
    isPressed = false
    location = nil
    tellScrollView()
    update()
  }

  /// Updates the style from the interactions at the pointer's location.
  func update() {
    guard !isPressed, styled != nil || location != nil, let host = window.hostWindow else { return }
    if let cursor = styleAtLocation()?.cursor {
      if host.cursor != cursor { host.cursor = cursor }
      styled = cursor
    } else {
      // Text views set the shape themselves.
      if let styled, [styled, .grabbing].contains(host.cursor) { host.cursor = .arrow }
      styled = nil
    }
  }

  /// Returns the style of the nearest interaction above the view below the pointer; `nil` over
  /// text.
  private func styleAtLocation() -> UIPointerStyle? {
    guard let location, let hit = window.hitTest(location, with: nil) else { return nil }
    for view in sequence(first: hit, next: \.superview) {
      if view is any TextInputOwner { return nil }
      for case let interaction as UIPointerInteraction in view.interactions.reversed() {
        let point = view.convert(location, from: window)
        if let style = interaction.style(at: point, modifiers) { return style }
      }
    }
    return nil
  }
}
