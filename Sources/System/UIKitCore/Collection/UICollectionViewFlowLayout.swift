import QuartzCore

/// Items in lines, as many a line as fit.
///
/// Items of one size are placed by arithmetic, so that a hundred thousand cost no more than those in
/// sight; a delegate that sizes items one by one is asked for each, once.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { changed(minimumLineSpacing != oldValue) }
  }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(minimumInteritemSpacing != oldValue) }
  }
  open var sectionInset: UIEdgeInsets = .zero { didSet { changed(sectionInset != oldValue) } }
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { changed(scrollDirection != oldValue) }
  }
  open var headerReferenceSize = CGSize.zero {
    didSet { changed(headerReferenceSize != oldValue) }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { changed(footerReferenceSize != oldValue) }
  }
  /// A header stays visible as long as any part of its section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
  }

  private var sections: [FlowSection] = []
  private var breadth: CGFloat = 0
  /// Pinned headers lie over the items, as UIKit's do.
  private static let pinnedIndex = 10

  private func changed(_ isChanged: Bool) { if isChanged { invalidateLayout() } }
  private var isVertical: Bool { scrollDirection == .vertical }

  open override func prepare() {
    super.prepare()
    sections = []
    guard let view = collectionView else { return }
    breadth = isVertical ? view.bounds.width : view.bounds.height
    var start: CGFloat = 0
    for index in 0..<view.numberOfSections {
      let section = makeSection(index, start: start, of: view)
      sections.append(section)
      start += section.length
    }
  }

  private func makeSection(
    _ index: Int, start: CGFloat, of view: UICollectionView
  ) -> FlowSection {
    let count = view.numberOfItems(inSection: index)
    var (insets, lineSpacing, itemSpacing) = (
      sectionInset, minimumLineSpacing, minimumInteritemSpacing
    )
    var (header, footer) = (headerReferenceSize, footerReferenceSize)
    if let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout {
      insets = delegate.collectionView(view, layout: self, insetForSectionAt: index)
      lineSpacing = delegate.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: index)
      itemSpacing = delegate.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: index)
      header = delegate.collectionView(
        view, layout: self, referenceSizeForHeaderInSection: index)
      footer = delegate.collectionView(
        view, layout: self, referenceSizeForFooterInSection: index)
    }
    return FlowSection(
      start: start, breadth: breadth, isVertical: isVertical, insets: insets,
      lineSpacing: lineSpacing, itemSpacing: itemSpacing,
      sizes: sizes(section: index, count: count),
      header: isVertical ? header.height : header.width,
      footer: isVertical ? footer.height : footer.width)
  }

  /// Items of one size are placed by arithmetic, whatever set the size.
  private func sizes(section: Int, count: Int) -> FlowSection.Sizes {
    guard let view = collectionView,
      let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout,
      count > 0
    else { return .uniform(itemSize, count: count) }
    let sizes = (0..<count).map {
      delegate.collectionView(
        view, layout: self, sizeForItemAt: IndexPath(item: $0, section: section))
    }
    return sizes.allSatisfy { $0 == sizes[0] } ? .uniform(sizes[0], count: count) : .each(sizes)
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    let length = sections.last.map { $0.start + $0.length } ?? 0
    return isVertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    guard let range = along(rect) else { return [] }
    let first = sections.firstFitting { $0.start + $0.length >= range.lowerBound }
    var found: [UICollectionViewLayoutAttributes] = []
    for index in sections[first...].indices {
      guard sections[index].start <= range.upperBound else { break }
      for item in sections[index].items(in: range) {
        found.append(attributes(section: index, item: item))
      }
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
      {
        if let attributes = attributes(section: index, kind: kind) { found.append(attributes) }
      }
    }
    return rect.isInfinite ? found : found.filter { $0.frame.intersects(rect) }
  }

  /// Nil where nothing can be, as with sides that are no numbers.
  private func along(_ rect: CGRect) -> ClosedRange<CGFloat>? {
    guard rect.minX <= rect.maxX, rect.minY <= rect.maxY else { return nil }
    return isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].count).contains(indexPath.item)
    else { return nil }
    return attributes(section: indexPath.section, item: indexPath.item)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard sections.indices.contains(indexPath.section) else { return nil }
    return attributes(section: indexPath.section, kind: elementKind)
  }

  /// Pinned headers need no new layout: where they are is asked for whenever the view scrolls.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    (isVertical ? newBounds.width : newBounds.height) != breadth
  }

  // MARK: Attributes

  private func makeAttributes() -> UICollectionViewLayoutAttributes {
    (Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type)?.init()
      ?? UICollectionViewLayoutAttributes()
  }

  private func attributes(section: Int, item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes()
    attributes.indexPath = IndexPath(item: item, section: section)
    attributes.frame = sections[section].frame(of: item)
    return attributes
  }

  /// Nil for a section without one.
  private func attributes(section: Int, kind: String) -> UICollectionViewLayoutAttributes? {
    let place = sections[section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter,
      (isHeader ? place.header : place.footer) > 0
    else { return nil }
    let attributes = makeAttributes()
    attributes.indexPath = IndexPath(item: 0, section: section)
    attributes.representedElementCategory = .supplementaryView
    attributes.representedElementKind = kind
    attributes.frame = isHeader ? place.headerFrame : place.footerFrame
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      pin(attributes, isHeader: isHeader, in: place)
    }
    return attributes
  }

  private func pin(
    _ attributes: UICollectionViewLayoutAttributes, isHeader: Bool, in section: FlowSection
  ) {
    guard let view = collectionView else { return }
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    let (low, high) = isVertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
    let end = section.start + section.length
    var frame = attributes.frame
    var along = isVertical ? frame.minY : frame.minX
    if isHeader {
      along = min(max(along, low), max(section.start, end - section.footer - section.header))
    } else {
      along = max(min(along, high - section.footer), section.start + section.header)
    }
    if isVertical { frame.origin.y = along } else { frame.origin.x = along }
    attributes.frame = frame
    attributes.zIndex = Self.pinnedIndex
  }
}
