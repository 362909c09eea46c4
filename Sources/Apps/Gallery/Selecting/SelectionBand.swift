import PhotoIndexing
import UIKit
import UIKitCompat

/// The rectangle that a mouse draws around photos to choose them. Near the edges the grid scrolls.
@MainActor final class SelectionBand: NSObject, UIGestureRecognizerDelegate {
  private unowned let owner: GridSelecting
  private let pan = UIPanGestureRecognizer()
  private let rectangle = UIView()
  private weak var view: UICollectionView?
  /// Where it begins, in the coordinates of the content.
  private var start = CGPoint.zero
  /// The photos that stay chosen whatever the rectangle touches.
  private var base: Set<Photo.ID> = []
  private var clock: FrameClock?
  private var lastFrame: TimeInterval?

  /// The distance from an edge within which the grid scrolls, in points.
  private static let edge: CGFloat = 48
  /// The speed at the edge, in points per second.
  private static let speed: CGFloat = 1400

  init(_ owner: GridSelecting) {
    self.owner = owner
    super.init()
  }

  func start(in view: UICollectionView) {
    self.view = view
    pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    pan.allowedScrollTypesMask = []
    pan.delegate = self
    pan.onEvent { [weak self] _ in self?.moved() }
    view.addGestureRecognizer(pan)
    rectangle.isUserInteractionEnabled = false
    rectangle.layer.borderWidth = 1
    rectangle.layer.cornerRadius = 3
    rectangle.layer.zPosition = 10
  }

  /// On a photo a mouse drags the photo, unless a modifier key is held.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view else { return false }
    let (point, way) = (pan.location(in: view), pan.translation(in: view))
    let origin = CGPoint(x: point.x - way.x, y: point.y - way.y)
    return view.indexPathForItem(at: origin) == nil
      || !pan.modifierFlags.isDisjoint(with: [.control, .command, .shift])
  }

  private func moved() {
    guard let view else { return }
    switch pan.state {
    case .began:
      let (point, way) = (pan.location(in: view), pan.translation(in: view))
      start = CGPoint(x: point.x - way.x, y: point.y - way.y)
      let isAdding = !pan.modifierFlags.isDisjoint(with: [.control, .command, .shift])
      base = isAdding ? owner.selection.ids : []
      let tint = view.tintColor.resolvedColor(with: view.traitCollection)
      rectangle.backgroundColor = tint.withAlphaComponent(0.18)
      rectangle.layer.borderColor = tint.withAlphaComponent(0.9).cgColor
      view.addSubview(rectangle)
      clock = FrameClock { [weak self] in self?.frame(at: $0) }
      update()
    case .changed: update()
    case .ended, .cancelled, .failed: end()
    default: break
    }
  }

  private func update() {
    guard let view else { return }
    let point = pan.location(in: view)
    let area = CGRect(
      x: min(start.x, point.x), y: min(start.y, point.y), width: abs(point.x - start.x),
      height: abs(point.y - start.y))
    rectangle.frame = area
    // The content's edge is the rectangle's.
    let attributes = view.collectionViewLayout.layoutAttributesForElements(in: area) ?? []
    let inside = attributes.lazy.filter {
      $0.representedElementCategory == .cell && $0.frame.intersects(area)
    }.compactMap { self.owner.grid?.photo(at: $0.indexPath)?.id }
    owner.selection.set(base.union(inside))
  }

  private func end() {
    clock?.invalidate()
    clock = nil
    lastFrame = nil
    rectangle.removeFromSuperview()
  }

  private func frame(at time: TimeInterval) {
    defer { lastFrame = time }
    guard let view, let lastFrame else { return }
    let height = pan.location(in: view).y - view.contentOffset.y
    let insets = view.adjustedContentInset
    let top = height - insets.top
    let bottom = view.bounds.height - insets.bottom - height
    let share = top < bottom ? -(1 - top / Self.edge) : 1 - bottom / Self.edge
    guard min(top, bottom) < Self.edge else { return }
    let way = min(1, max(-1, share)) * Self.speed * CGFloat(min(0.05, time - lastFrame))
    let offset = view.contentOffset.y
    view.scroll(toVerticalOffset: offset + way)
    guard view.contentOffset.y != offset else { return }
    update()
  }
}
