import QuartzCore

/// A view that is lifted over a receding window, or the view controller that represents it.
final class ContextMenuOverlay: UIView {
  let controller: UIViewController?
  /// The final frame of the preview, in the coordinates of the window.
  private(set) var previewFrame = CGRect.zero
  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
  private let shade = UIView()
  private let lifted = UIView()
  /// Clips the content to its corners.
  private let clip = UIView()
  private let source: CGRect
  private static let margin: CGFloat = 16
  /// The maximum height of a preview as a fraction of the window's height; the rest is left to the
  /// menu.
  private static let heightPart: CGFloat = 0.6

  init(_ preview: UITargetedPreview, controller: UIViewController?, in window: UIWindow) {
    self.controller = controller
    let size = preview.size
    let center = window.convert(preview.target.center, from: preview.target.container)
    source = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    background.frame = bounds
    background.autoresizingMask = autoresizingMask
    background.alpha = 0
    shade.frame = bounds
    shade.autoresizingMask = autoresizingMask
    shade.backgroundColor = UIColor(white: 0, alpha: 0.12)
    shade.alpha = 0
    for view in [background, shade, lifted] { addSubview(view) }
    lifted.addSubview(clip)
    clip.clipsToBounds = true
    lifted.layer.shadowRadius = 18
    lifted.layer.shadowOffset = CGSize(width: 0, height: 10)
    if let controller { show(controller, in: window) } else { show(preview) }
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ preview: UITargetedPreview) {
    let parameters = preview.parameters
    let visible = parameters.visiblePath?.bounds ?? preview.view.bounds
    previewFrame = visible.offsetBy(dx: source.minX, dy: source.minY).fitted(
      in: bounds.insetBy(dx: Self.margin, dy: Self.margin),
      maximalHeight: bounds.height * Self.heightPart)
    clip.backgroundColor = parameters.backgroundColor
    let radius = min(preview.view.layer.cornerRadius, visible.height / 2)
    let corner = radius > 0 ? radius : 10
    let factor = visible.width > 0 ? previewFrame.width / visible.width : 1
    place(lifted, previewFrame)
    clip.frame = lifted.bounds
    for view in [lifted, clip] { view.layer.cornerRadius = corner }
    if let copy = preview.view.snapshotView(afterScreenUpdates: true) {
      copy.frame = CGRect(
        x: -visible.minX * factor, y: -visible.minY * factor,
        width: preview.size.width * factor, height: preview.size.height * factor)
      clip.addSubview(copy)
    }
    lifted.backgroundColor = parameters.backgroundColor
    lifted.transform = .identity
  }

  private func show(_ controller: UIViewController, in window: UIWindow) {
    let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    var size = controller.preferredContentSize
    let limit = CGSize(width: room.width, height: bounds.height * Self.heightPart)
    if size.width <= 0 { size.width = min(room.width, 420) }
    if size.height <= 0 { size.height = limit.height }
    let factor = min(1, limit.width / size.width, limit.height / size.height)
    size = CGSize(width: (size.width * factor).rounded(), height: (size.height * factor).rounded())
    previewFrame = CGRect(
      x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width,
      height: size.height
    ).moved(into: room)
    place(lifted, previewFrame)
    clip.frame = lifted.bounds
    for view in [lifted, clip] { view.layer.cornerRadius = MenuMetrics.cornerRadius }
    lifted.backgroundColor = .systemBackground
    controller.beginAppearanceTransition(true, animated: true)
    controller.view.frame = clip.bounds
    clip.addSubview(controller.view)
    controller.endAppearanceTransition()
    // The controller's view grows out of the source view.
    lifted.center = CGPoint(x: source.midX, y: source.midY)
    let part = max(0.1, min(1, source.width / max(1, size.width)))
    lifted.transform = CGAffineTransform(scaleX: part, y: part)
    lifted.alpha = 0
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    view.bounds = CGRect(origin: .zero, size: frame.size)
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Makes the changes that the appearance animates.
  func show() {
    background.alpha = 1
    shade.alpha = 1
    lifted.alpha = 1
    lifted.center = CGPoint(x: previewFrame.midX, y: previewFrame.midY)
    let isStill = UIAccessibility.isReduceMotionEnabled || controller != nil
    lifted.transform = isStill ? .identity : CGAffineTransform(scaleX: 1.03, y: 1.03)
    lifted.layer.shadowOpacity = 0.3
  }

  /// Makes the changes that the disappearance animates.
  func hide(to target: UITargetedPreview?, isPop: Bool) {
    background.alpha = 0
    shade.alpha = 0
    lifted.layer.shadowOpacity = 0
    if let target, let window {
      lifted.center = window.convert(target.target.center, from: target.target.container)
      lifted.transform = target.target.transform
    } else if isPop {
      lifted.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
    } else {
      lifted.transform = .identity
    }
    if controller != nil { lifted.alpha = 0 }
    isUserInteractionEnabled = false
  }

  func finish() {
    if let controller, controller.view.isDescendant(of: self) {
      controller.beginAppearanceTransition(false, animated: true)
      controller.view.removeFromSuperview()
      controller.endAppearanceTransition()
    }
    removeFromSuperview()
  }
}

extension CGRect {
  /// Returns a rectangle of the same size inside of another one, or at its start if it is larger.
  fileprivate func moved(into room: CGRect) -> CGRect {
    var moved = self
    moved.origin.x = max(room.minX, min(minX, room.maxX - width))
    moved.origin.y = max(room.minY, min(minY, room.maxY - height))
    return moved
  }

  /// Returns the rectangle reduced and moved into another one.
  fileprivate func fitted(in room: CGRect, maximalHeight: CGFloat) -> CGRect {
    let factor = min(1, room.width / max(1, width), maximalHeight / max(1, height))
    return insetBy(dx: width * (1 - factor) / 2, dy: height * (1 - factor) / 2).moved(into: room)
  }
}
