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

  private var sections: [FlowSection] = []
  private var breadth: CGFloat = 0

  private func changed(_ isChanged: Bool) { if isChanged { invalidateLayout() } }

  open override func prepare() {
    super.prepare()
    sections = []
    guard let view = collectionView else { return }
    let isVertical = scrollDirection == .vertical
    breadth = isVertical ? view.bounds.width : view.bounds.height
    var start: CGFloat = 0
    for index in 0..<view.numberOfSections {
      let count = view.numberOfItems(inSection: index)
      let section = FlowSection(
        start: start, breadth: breadth, isVertical: isVertical, insets: sectionInset,
        lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing,
        sizes: sizes(section: index, count: count))
      sections.append(section)
      start += section.length
    }
  }

  private func sizes(section: Int, count: Int) -> FlowSection.Sizes {
    guard let view = collectionView,
      let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout,
      count > 0
    else { return .uniform(itemSize, count: count) }
    return .each(
      (0..<count).map {
        delegate.collectionView(
          view, layout: self, sizeForItemAt: IndexPath(item: $0, section: section))
      })
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    let length = sections.last.map { $0.start + $0.length } ?? 0
    return scrollDirection == .vertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    let range = scrollDirection == .vertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
    return sections.indices.flatMap { index in
      sections[index].items(in: range).compactMap { item in
        let attributes = attributes(section: index, item: item)
        return attributes.frame.intersects(rect) ? attributes : nil
      }
    }
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

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    (scrollDirection == .vertical ? newBounds.width : newBounds.height) != breadth
  }

  private func attributes(section: Int, item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: section))
    attributes.frame = sections[section].frame(of: item)
    return attributes
  }
}
