import QuartzCore

/// The metrics of a section of a flow layout: the properties of the layout, or the values of its
/// delegate.
@MainActor struct FlowMetrics {
  private(set) var insets: UIEdgeInsets
  private(set) var lineSpacing: CGFloat
  private(set) var itemSpacing: CGFloat
  private(set) var header: CGSize
  private(set) var footer: CGSize
  let sizes: FlowSection.Sizes

  init(of section: Int, in view: UICollectionView, by layout: UICollectionViewFlowLayout) {
    insets = layout.sectionInset
    lineSpacing = layout.minimumLineSpacing
    itemSpacing = layout.minimumInteritemSpacing
    header = layout.headerReferenceSize
    footer = layout.footerReferenceSize
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    sizes = layout.sizes(
      section: section, count: view.numberOfItems(inSection: section), delegate: delegate)
    guard let delegate else {
      takeMeasured(section, by: layout)
      return
    }
    insets = delegate.collectionView(view, layout: layout, insetForSectionAt: section)
    lineSpacing = delegate.collectionView(
      view, layout: layout, minimumLineSpacingForSectionAt: section)
    itemSpacing = delegate.collectionView(
      view, layout: layout, minimumInteritemSpacingForSectionAt: section)
    header = delegate.collectionView(
      view, layout: layout, referenceSizeForHeaderInSection: section)
    footer = delegate.collectionView(
      view, layout: layout, referenceSizeForFooterInSection: section)
    takeMeasured(section, by: layout)
  }

  /// Replaces the lengths of the header and footer with their preferred lengths, if they have been
  /// measured.
  private mutating func takeMeasured(_ section: Int, by layout: UICollectionViewFlowLayout) {
    guard !layout.measuredViews.isEmpty else { return }
    let isVertical = layout.scrollDirection == .vertical
    func taken(_ size: CGSize, _ kind: String) -> CGSize {
      guard isVertical ? size.height > 0 : size.width > 0,
        let length = layout.measuredViews[FlowSectionView(kind: kind, section: section)]
      else { return size }
      return isVertical
        ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
    }
    header = taken(header, UICollectionView.elementKindSectionHeader)
    footer = taken(footer, UICollectionView.elementKindSectionFooter)
  }
}

/// A header or footer of a flow layout.
struct FlowSectionView: Hashable {
  let kind: String
  let section: Int
}

extension FlowSection {
  @MainActor init(_ metrics: FlowMetrics, start: CGFloat, breadth: CGFloat, isVertical: Bool) {
    self.init(
      start: start, breadth: breadth, isVertical: isVertical, insets: metrics.insets,
      lineSpacing: metrics.lineSpacing, itemSpacing: metrics.itemSpacing, sizes: metrics.sizes,
      header: isVertical ? metrics.header.height : metrics.header.width,
      footer: isVertical ? metrics.footer.height : metrics.footer.width)
  }
}
