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
    let before = old.flatMap(frameOnScreen)
    let isVisible =
      animated && !isCovered && view.window != nil && !UIAccessibility.isReduceMotionEnabled
    let snapshot = isVisible ? collectionView.snapshotView(afterScreenUpdates: false) : nil
    guard changeSize(to: size) else { return }
    collectionView.layoutIfNeeded()
    let path = index.map { self.path(of: $0) }
    if let path, let before { scroll(path, toHeight: before.midY) }
    for case let cell as PhotoGridCell in collectionView.visibleCells { loading.loadSoon(cell) }
    guard let snapshot, let before, let after = path.flatMap(frameOnScreen) else { return }
    snapshot.frame = collectionView.frame
    snapshot.isUserInteractionEnabled = false
    view.insertSubview(snapshot, aboveSubview: collectionView)
    ZoomMotion(from: before, to: after).run(from: snapshot, to: collectionView) {
      snapshot.removeFromSuperview()
    }
  }

  /// Scrolls until a thumbnail has its center at a height, as far as the content goes.
  private func scroll(_ path: IndexPath, toHeight height: CGFloat) {
    guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame else { return }
    collectionView.scroll(toVerticalOffset: frame.midY - height)
    collectionView.layoutIfNeeded()
  }
}
