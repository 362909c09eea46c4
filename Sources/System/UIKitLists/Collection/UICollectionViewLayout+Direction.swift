import QuartzCore

/// Where elements are displayed: the collection view mirrors a layout that asks for it, and
/// everything else works with the places of the mirror image.
extension UICollectionViewLayout {
  final var isFlipped: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// The width within which the content is mirrored.
  private var flippedWidth: CGFloat {
    guard let view = collectionView else { return 0 }
    let insets = view.adjustedContentInset
    return max(
      collectionViewContentSize.width, view.bounds.width - insets.left - insets.right)
  }

  final func shown(_ attributes: UICollectionViewLayoutAttributes?)
    -> UICollectionViewLayoutAttributes?
  {
    guard let attributes, isFlipped, !attributes.values.isFlipped else { return attributes }
    let copy = attributes.copied()
    copy.values.isFlipped = true
    copy.center.x = flippedWidth - attributes.center.x
    return copy
  }

  final func shownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard isFlipped else { return layoutAttributesForElements(in: rect) }
    let flipped = CGRect(
      x: flippedWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    return layoutAttributesForElements(in: flipped)?.compactMap { shown($0) }
  }

  final func shownItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    shown(layoutAttributesForItem(at: indexPath))
  }

  final func shownSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    shown(layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
  }
}

extension UICollectionView {
  /// Scrolls to the right end, where the content of a mirrored layout begins, when that is laid out
  /// for the first time.
  func scrollToFlippedStart() {
    guard flippedLayout !== collectionViewLayout, collectionViewLayout.isFlipped,
      bounds.width > 0, contentSize.width > 0
    else { return }
    flippedLayout = collectionViewLayout
    let end = contentSize.width + adjustedContentInset.right - bounds.width
    if end > -adjustedContentInset.left { contentOffset.x = end }
  }
}
