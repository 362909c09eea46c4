import UIKit
import UIKitCompat

extension GridController {
  /// Shows larger or smaller thumbnails. The photo at a point of the window stays there, while the
  /// rows around it grow or shrink.
  func setSize(_ size: Int, around point: CGPoint?, animated: Bool) {
    guard size != self.size, GridLayout.sides.indices.contains(size) else { return }
    guard isViewLoaded else { return _ = changeSize(to: size) }
    let old = anchor(at: point)
    let index = old.flatMap { self.index(at: $0) }
    let before = old.flatMap(centerOnScreen)
    let isVisible =
      animated && !isCovered && view.window != nil && !UIAccessibility.isReduceMotionEnabled
    let snapshot = isVisible ? collectionView.snapshotView(afterScreenUpdates: false) : nil
    let oldSide = side
    guard let new = changeSize(to: size) else { return }
    collectionView.layoutIfNeeded()
    let path = index.map { self.path(of: $0) }
    if let path, let before { scroll(path, toHeight: before.y) }
    for case let cell as PhotoGridCell in collectionView.visibleCells { loading.loadSoon(cell) }
    guard let snapshot, let before, let after = path.flatMap(centerOnScreen) else { return }
    animate(from: snapshot, by: new / oldSide, before, after)
  }

  /// The photo at a point of the window, otherwise the one in the middle.
  private func anchor(at point: CGPoint?) -> IndexPath? {
    let path = point.flatMap {
      collectionView.indexPathForItem(at: collectionView.convert($0, from: nil))
    }
    return path ?? collectionView.middlePlace?.indexPath
  }

  /// The center of a thumbnail in this screen's view.
  private func centerOnScreen(_ path: IndexPath) -> CGPoint? {
    guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame else { return nil }
    let offset = collectionView.contentOffset
    return CGPoint(x: frame.midX - offset.x, y: frame.midY - offset.y)
  }

  /// Scrolls until a thumbnail has its center at a height, as far as the content goes.
  private func scroll(_ path: IndexPath, toHeight height: CGFloat) {
    guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame else { return }
    collectionView.scroll(toVerticalOffset: frame.midY - height)
    collectionView.layoutIfNeeded()
  }

  /// Lets the new rows grow out of the old ones, which vanish.
  private func animate(
    from snapshot: UIView, by scale: CGFloat, _ before: CGPoint, _ after: CGPoint
  ) {
    let center = collectionView.center
    func transform(_ scale: CGFloat, _ start: CGPoint, _ end: CGPoint) -> CGAffineTransform {
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: end.x - center.x - scale * (start.x - center.x),
        ty: end.y - center.y - scale * (start.y - center.y))
    }
    snapshot.frame = collectionView.frame
    snapshot.isUserInteractionEnabled = false
    view.insertSubview(snapshot, aboveSubview: collectionView)
    collectionView.transform = transform(1 / scale, after, before)
    collectionView.alpha = 0
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.collectionView.transform = .identity
      self.collectionView.alpha = 1
      snapshot.transform = transform(scale, before, after)
    } completion: { _ in
      snapshot.removeFromSuperview()
    }
    UIView.animate(withDuration: 0.2, delay: 0.08, options: .allowUserInteraction) {
      snapshot.alpha = 0
    }
  }
}
