import HostInterface
import QuartzCore

/// The previews of a drag over a window.
final class DragOverlay: UIView {
  /// The number of overlays; for tests.
  private(set) static var count = 0

  /// The view that follows the pointer.
  private let stack = UIView()
  private(set) var previews: [DragPreviewView?] = []
  let badge = DragBadge()
  /// The index of the preview under the pointer.
  private var primary = 0
  private var isCollected = false
  private var keepsSize = false

  private static let greatestSide: CGFloat = 360
  private static let shownPreviews = 4

  init(in window: UIWindow, at location: CGPoint) {
    super.init(frame: window.bounds)
    Self.count += 1
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    layer.zPosition = 10_000
    stack.center = location
    badge.layer.zPosition = 100
    addSubview(stack)
    stack.addSubview(badge)
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }
  isolated deinit { Self.count -= 1 }

  /// Adds the preview of an item at its current position; `nil` shows none for the item.
  func add(_ preview: UITargetedDragPreview?) {
    guard let preview, let window, preview.target.container.window != nil else {
      previews.append(nil)
      return
    }
    let view = DragPreviewView(preview)
    let center = window.convert(view.center(at: preview.target), from: preview.target.container)
    view.center = CGPoint(x: center.x - stack.center.x, y: center.y - stack.center.y)
    view.transform = preview.target.transform
    let isUnderPointer = view.frame.contains(CGPoint.zero)
    if previews.compactMap({ $0 }).isEmpty || (isUnderPointer && !isCollected) {
      primary = previews.count
    }
    previews.append(view)
    stack.addSubview(view)
    stack.bringSubviewToFront(badge)
  }

  /// Makes the changes that the lift animates.
  func lift() {
    let factor: CGFloat = UIAccessibility.isReduceMotionEnabled ? 1 : 1.04
    for view in previews.compactMap({ $0 }) {
      view.transform = view.preview.target.transform.scaledBy(x: factor, y: factor)
      view.layer.shadowOpacity = 0.3
    }
  }

  func move(to location: CGPoint) {
    UIView.performWithoutAnimation { stack.center = location }
  }

  var location: CGPoint { stack.center }

  /// Gathers the items under the pointer as they begin to move. Called in an animation.
  func collect(keepingSize: Bool) {
    isCollected = true
    keepsSize = keepingSize
    guard previews.indices.contains(primary), let first = previews[primary] else { return }
    let factor = factor(of: first)
    // The point that was pressed stays under the pointer.
    let half = CGSize(
      width: first.bounds.width * factor / 2, height: first.bounds.height * factor / 2)
    let place = CGPoint(
      x: max(-half.width, min(half.width, first.center.x * factor)),
      y: max(-half.height, min(half.height, first.center.y * factor)))
    var depth = 0
    for (index, view) in previews.enumerated() {
      guard let view else { continue }
      view.layer.shadowOpacity = 0.3
      if index == primary {
        view.center = place
        view.transform = CGAffineTransform(scaleX: factor, y: factor)
        view.layer.zPosition = 50
        view.alpha = 1
        continue
      }
      depth += 1
      let size = self.factor(of: view)
      let step = CGFloat(min(depth, Self.shownPreviews)) * 5
      let angle: CGFloat = depth % 2 == 0 ? -0.04 : 0.05
      view.center = CGPoint(x: place.x + step, y: place.y + step)
      view.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: size, y: size)
      view.layer.zPosition = 40 - CGFloat(depth)
      view.alpha = depth < Self.shownPreviews ? 1 : 0
    }
    badge.center = CGPoint(x: place.x + half.width - 4, y: place.y - half.height + 4)
  }

  private func factor(of view: DragPreviewView) -> CGFloat {
    let side = max(view.bounds.width, view.bounds.height)
    // In a narrow window, the content behind the preview remains visible beside it.
    let limit = min(Self.greatestSide, bounds.width * 0.86)
    return keepsSize || side <= 0 ? 1 : min(1, max(60, limit) / side)
  }

  func show(_ operation: UIDropOperation, count: Int) {
    UIView.performWithoutAnimation { badge.show(count: count, operation) }
  }

  /// Returns all that is shown around the pointer, which is at zero, for the platform.
  func icon() -> (node: RenderNode, frame: CGRect, solidFrame: CGRect)? {
    let shown = previews.compactMap { $0 }.filter { $0.alpha > 0 }
    guard !shown.isEmpty else { return nil }
    let solid = shown.reduce(CGRect.null) { $0.union($1.frame) }
    let frame = solid.insetBy(dx: -30, dy: -30).integral
    let node = RenderNode(
      .transform(
        CATransform3DMakeTranslation(-stack.center.x, -stack.center.y, 0),
        SceneComposer().compose(stack.layer, in: bounds.size, at: MediaClock.now) ?? .empty))
    return (node, frame, solid.integral)
  }

  // MARK: Landing

  /// The final state of a preview.
  struct Landing {
    /// The center in the window's coordinates; `nil` keeps the current one.
    var center: CGPoint?
    /// The scale factor of the preview.
    var scale: CGFloat = 1
    var transform = CGAffineTransform.identity
    var isFading = false
  }

  /// Moves a preview out of the stack under the pointer, so that it can land independently.
  func release(_ index: Int) -> DragPreviewView? {
    guard previews.indices.contains(index), let view = previews[index] else { return nil }
    guard view.superview === stack else { return view }
    let depth = view.layer.zPosition
    UIView.performWithoutAnimation {
      view.center = CGPoint(x: view.center.x + stack.center.x, y: view.center.y + stack.center.y)
      addSubview(view)
      view.layer.zPosition = depth
      badge.isHidden = true
    }
    return view
  }

  /// Makes the changes that the landing of a preview animates.
  func land(_ view: DragPreviewView, _ landing: Landing) {
    if let center = landing.center { view.center = center }
    view.transform = landing.transform.scaledBy(x: landing.scale, y: landing.scale)
    view.layer.shadowOpacity = 0
    view.alpha = landing.isFading ? 0 : 1
  }
}
