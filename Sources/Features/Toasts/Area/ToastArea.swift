import UIKit

/// The view over the whole host view that positions toasts. Touches outside of toasts pass through
/// it.
@MainActor final class ToastArea: UIView {
  private weak var queue: ToastQueue?
  private var wasInWindow = false

  init(queue: ToastQueue) {
    self.queue = queue
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // What slides in over an edge is outside until then.
    clipsToBounds = true
    // A focus group of its own: one key moves the focus here and back.
    focusGroupIdentifier = "toasts"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func attach(to host: UIView) {
    if superview !== host {
      frame = host.bounds
      host.addSubview(self)
    }
    host.bringSubviewToFront(self)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil {
      wasInWindow = true
      queue?.areaDidEnterWindow()
    } else if wasInWindow {
      wasInWindow = false
      queue?.areaDidLeaveWindow()
    }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Texts grow with the text size.
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    queue?.shown.forEach(place)
  }

  // MARK: Layout

  func place(_ toast: Toast) {
    guard let view = toast.view else { return }
    view.update(viewSize: bounds.size)
    let availableArea = availableArea
    let size = view.size(in: bounds.size, within: availableArea.size)
    let position = toast.options.position
    var y = position.centerY(ofHeight: size.height, in: bounds.height, safeArea: safeAreaInsets)
    let lowest = availableArea.maxY - size.height / 2
    let highest = availableArea.minY + size.height / 2
    y = max(highest, min(y, lowest))
    y = clear(of: obstacles, y: y, size: size, between: highest, lowest)
    view.place(at: CGPoint(x: bounds.midX, y: y), size: size)
  }

  /// Moves a visible toast to where its options want it.
  func move(_ toast: Toast) {
    // One that hasn't been placed yet is about to be.
    guard let view = toast.view, view.bounds.size != .zero else { return }
    let center = view.center
    place(toast)
    view.move(from: center)
  }

  /// The area that keyboards leave free. Positions decide whether bars count.
  private var availableArea: CGRect { bounds.inset(by: queue?.obstructedInsets ?? .zero) }

  private var obstacles: [CGRect] { queue?.obstacleFrames(in: self) ?? [] }

  /// Moves a frame beside each obstacle, to the side with more space.
  private func clear(
    of obstacles: [CGRect], y: CGFloat, size: CGSize, between highest: CGFloat, _ lowest: CGFloat
  ) -> CGFloat {
    var y = y
    for obstacle in obstacles {
      let frame = CGRect(
        x: bounds.midX - size.width / 2, y: y - size.height / 2, width: size.width,
        height: size.height)
      guard frame.intersects(obstacle) else { continue }
      let isBelow = obstacle.midY > bounds.midY
      y =
        isBelow
        ? obstacle.minY - Self.gap - size.height / 2 : obstacle.maxY + Self.gap + size.height / 2
    }
    return max(highest, min(y, lowest))
  }

  /// The space between a toast and an obstacle, in points.
  private static let gap: CGFloat = 8
}
