import QuartzCore

/// The state of prefetching: the last content offset and the announced items.
struct CollectionPrefetching {
  var lastOffset: CGPoint?
  var asked: Set<IndexPath> = []
}

extension UICollectionView {
  /// Announces the items of the next screen in the scroll direction, and cancels items that are no
  /// longer in it.
  func prefetchAhead() {
    let last = prefetching.lastOffset
    prefetching.lastOffset = contentOffset
    guard isPrefetchingEnabled, let source = prefetchDataSource, let last, last != contentOffset
    else { return }
    func ahead(_ change: CGFloat, _ length: CGFloat) -> CGFloat {
      change == 0 ? 0 : (change > 0 ? length : -length)
    }
    let area = bounds.offsetBy(
      dx: ahead(contentOffset.x - last.x, bounds.width),
      dy: ahead(contentOffset.y - last.y, bounds.height))
    let coming = (collectionViewLayout.shownElements(in: area) ?? [])
      .filter { $0.representedElementCategory == .cell && elements[$0.element] == nil }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let fresh = coming.filter { !prefetching.asked.contains($0.indexPath) }
      .sorted {
        ($0.center.distance(to: middle), $0.indexPath) < (
          $1.center.distance(to: middle), $1.indexPath
        )
      }
      .map(\.indexPath)
    let paths = Set(coming.map(\.indexPath))
    let gone = prefetching.asked.subtracting(paths).filter { elements[.cell($0)] == nil }
    prefetching.asked = paths
    if !gone.isEmpty {
      source.collectionView(self, cancelPrefetchingForItemsAt: gone.sorted())
    }
    if !fresh.isEmpty { source.collectionView(self, prefetchItemsAt: fresh) }
  }
}
