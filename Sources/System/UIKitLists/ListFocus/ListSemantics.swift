import HostInterface
import QuartzCore

extension UICollectionView: SemanticsList {
  package var subviewsInReadingOrder: [UIView] {
    let others = subviews.filter {
      !($0 is UICollectionReusableView) && !($0 is OrthogonalScrollView)
    }
    let shown = elements.sorted { $0.key.isRead(before: $1.key) }.map(\.value)
    return others + shown
  }

  package var focusedItemView: UIView? { listFocus.path.flatMap { cellForItem(at: $0) } }

  package var isGrid: Bool { columns > 1 }

  package func makePlaces() -> (UIView) -> SemanticsPlace? {
    let places = ItemPlaces(counts: currentCounts(), columns: columns)
    return { [weak self] view in
      guard let cell = view as? UICollectionViewCell else { return nil }
      return self?.indexPath(for: cell).flatMap(places.place)
    }
  }

  /// The largest number of visible cells at one height.
  private var columns: Int {
    var counts: [CGFloat: Int] = [:]
    for cell in elements.values where cell is UICollectionViewCell {
      counts[cell.frame.midY.rounded(), default: 0] += 1
    }
    return counts.values.max() ?? 1
  }
}

@MainActor extension CollectionElement {
  /// Headers come before the cells of their section, everything else after them.
  private var rank: Int {
    if category == .cell { return 1 }
    return kind == UICollectionView.elementKindSectionHeader ? 0 : 2
  }

  fileprivate func isRead(before other: CollectionElement) -> Bool {
    let (own, others) = (indexPath.first ?? 0, other.indexPath.first ?? 0)
    if own != others { return own < others }
    return rank == other.rank ? indexPath < other.indexPath : rank < other.rank
  }
}

extension UICollectionViewCell: SemanticsDescribing {
  package func describe(_ node: inout SemanticsNode) {
    if isSelected { node.states.formUnion([.selectable, .selected]) }
  }
}

extension UITableView: SemanticsList {
  package var subviewsInReadingOrder: [UIView] {
    subviews.sorted { $0.frame.minY < $1.frame.minY }
  }

  package var focusedItemView: UIView? { listFocus.path.flatMap { cellForRow(at: $0) } }

  package var isGrid: Bool { false }

  package func makePlaces() -> (UIView) -> SemanticsPlace? {
    let counts = (0..<numberOfSections).map { numberOfRows(inSection: $0) }
    let places = ItemPlaces(counts: counts, columns: 1)
    return { [weak self] view in
      guard let cell = view as? UITableViewCell else { return nil }
      return self?.indexPath(for: cell).flatMap(places.place)
    }
  }
}
