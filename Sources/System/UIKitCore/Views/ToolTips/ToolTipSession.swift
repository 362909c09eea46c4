import QuartzCore

/// Shows in the windows of a scene the tool tip of what is below the pointer, once it rests there.
@MainActor final class ToolTipSession {
  /// What is below the pointer.
  private var tip: ToolTip?
  private var location = CGPoint.zero
  private weak var window: UIWindow?
  private var timer: FrameTimer?
  private var bubble: ToolTipView?
  private var observer: FrameObserver?
  /// Whether the person has begun something else, so that nothing is shown until the pointer is
  /// over something else.
  private var isSpent = false

  /// The time that the pointer rests before the tool tip is shown, in seconds.
  static let delay: TimeInterval = 0.6

  /// - Parameters:
  ///   - location: The location in the window.
  ///   - window: The window below the pointer; nil if it has left the windows.
  func pointerMoved(to location: CGPoint, in window: UIWindow?) {
    (self.location, self.window) = (location, window)
    let found = window.flatMap { ToolTip(at: location, in: $0) }
    if found != tip {
      let wasShown = bubble != nil
      hide()
      (tip, isSpent) = (found, false)
      if wasShown, let found { return show(found) }
    }
    guard tip != nil, bubble == nil, !isSpent else { return }
    timer?.invalidate()
    timer = FrameTimer(after: Self.delay) { [weak self] in self?.pointerRests() }
  }

  /// Hides the tool tip because of a press, a key or scrolling.
  func dismiss() {
    guard tip != nil else { return }
    hide()
    isSpent = true
  }

  private func pointerRests() {
    // What is below the pointer may have changed without it.
    guard let window, let tip, ToolTip(at: location, in: window) == tip else { return }
    show(tip)
  }

  private func show(_ tip: ToolTip) {
    guard let window, let view = tip.interaction.view else { return }
    let source = tip.source(near: location, in: window)
    let bubble = ToolTipView(tip.text, of: view)
    bubble.show(beside: source, in: window)
    self.bubble = bubble
    // No frame is made for this.
    observer = FrameObserver { [weak self, weak view] in
      if view?.window !== window || view?.isOnScreen != true { self?.dismiss() }
    }
  }

  private func hide() {
    timer?.invalidate()
    observer = nil
    bubble?.removeFromSuperview()
    (timer, bubble) = (nil, nil)
  }
}

/// The tool tip at a location of a window.
@MainActor private struct ToolTip: @MainActor Equatable {
  let interaction: UIToolTipInteraction
  let text: String
  /// In the coordinates of the interaction's view; null for all of it.
  let rect: CGRect

  /// The sizes from which on a tool tip is shown at the pointer instead of below the view, in
  /// points.
  private static let largeView = CGSize(width: 240, height: 64)
  /// The size of the pointer below its location, in points.
  private static let pointer = CGSize(width: 12, height: 18)

  init?(at location: CGPoint, in window: UIWindow) {
    guard let hit = window.hitTest(location, with: nil) else { return nil }
    for view in sequence(first: hit, next: \.superview) {
      for case let interaction as UIToolTipInteraction in view.interactions.reversed() {
        let point = view.convert(location, from: window)
        guard let found = interaction.configuration(at: point) else { continue }
        (self.interaction, text, rect) = (interaction, found.toolTip, found.sourceRect)
        return
      }
    }
    return nil
  }

  static func == (one: ToolTip, other: ToolTip) -> Bool {
    one.interaction === other.interaction && one.text == other.text && one.rect == other.rect
  }

  /// Returns the rectangle of a window beside which the tool tip is shown.
  func source(near location: CGPoint, in window: UIWindow) -> CGRect {
    guard let view = interaction.view else { return CGRect(origin: location, size: .zero) }
    let source = view.convert(rect.isNull ? view.bounds : rect, to: window)
    guard source.width > Self.largeView.width || source.height > Self.largeView.height else {
      return source
    }
    return CGRect(
      x: location.x - Self.pointer.width / 2, y: location.y, width: Self.pointer.width,
      height: Self.pointer.height)
  }
}
