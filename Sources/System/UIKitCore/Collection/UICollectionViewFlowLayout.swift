import QuartzCore

/// A layout that arranges items in lines, with as many items in a line as fit.
///
/// Items of one size are placed by arithmetic, so that the number of items does not affect the
/// speed of scrolling. A delegate that implements `sizeForItemAt` is asked once for each item.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items without a size from the delegate, in points. The default is 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
  /// The size that items have before they are displayed, in points; then each cell is asked for the
  /// size that it prefers. With the default of zero no cell is asked.
  open var estimatedItemSize = CGSize.zero {
    didSet { changed(estimatedItemSize != oldValue) }
  }
  /// An estimated size that means `itemSize`.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }
  /// The least distance between lines, in points. The default is 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { changed(minimumLineSpacing != oldValue) }
  }
  /// The least distance between the items of a line, in points. The default is 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(minimumInteritemSpacing != oldValue) }
  }
  /// The margins around the items of each section, in points. The default is zero.
  open var sectionInset: UIEdgeInsets = .zero { didSet { changed(sectionInset != oldValue) } }
  /// The direction in which the content scrolls. The default is vertical.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { changed(scrollDirection != oldValue) }
  }
  /// The size of headers, of which only the extent in scroll direction is used. With the default of
  /// zero there are none. With an estimated size of items, headers are asked for the size that they prefer.
  open var headerReferenceSize = CGSize.zero {
    didSet { changed(headerReferenceSize != oldValue) }
  }
  /// The size of footers, of which only the extent in scroll direction is used. With the default of
  /// zero there are none. With an estimated size of items, footers are asked for the size that they prefer.
  open var footerReferenceSize = CGSize.zero {
    didSet { changed(footerReferenceSize != oldValue) }
  }
  /// Whether a header stays visible as long as any part of its section is. The default is false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// Whether a footer stays visible as long as any part of its section is. The default is false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
  }

  /// What the delegate says of each section; empty before it is asked.
  private var metrics: [FlowMetrics] = []
  private var sections: [FlowSection] = []
  private var breadth: CGFloat = 0
  /// The sizes that cells prefer, of the items that were displayed.
  private var measuredSizes: [IndexPath: CGSize] = [:]
  /// The lengths that headers and footers prefer, of those that were displayed.
  private(set) var measuredViews: [FlowSectionView: CGFloat] = [:]
  /// The z index of pinned headers, which lie over the items as in UIKit.
  private static let pinnedIndex = 10

  private func changed(_ isChanged: Bool) { if isChanged { invalidateLayout() } }
  private var isVertical: Bool { scrollDirection == .vertical }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isWhole = context.invalidateEverything || context.invalidateDataSourceCounts
    if isWhole || flow?.invalidateFlowLayoutDelegateMetrics != false { metrics = [] }
    if isWhole || flow?.invalidateFlowLayoutAttributes != false { sections = [] }
    updateMeasuredSizes(context)
    super.invalidateLayout(with: context)
  }

  override func discardPlaces() {
    metrics = []
    sections = []
    measuredSizes = [:]
    measuredViews = [:]
    super.discardPlaces()
  }

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return discardPlaces() }
    if metrics.isEmpty {
      metrics = (0..<view.numberOfSections).map { FlowMetrics(of: $0, in: view, by: self) }
    } else if !sections.isEmpty {
      return
    }
    breadth = isVertical ? view.bounds.width : view.bounds.height
    var start: CGFloat = 0
    sections = metrics.map { metrics in
      let section = FlowSection(metrics, start: start, breadth: breadth, isVertical: isVertical)
      start += section.length
      return section
    }
  }

  /// Items of one size get the fast placement, whoever gives it to them.
  func sizes(
    section: Int, count: Int, delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection.Sizes {
    guard count > 0, delegate != nil || !measuredSizes.isEmpty else {
      return .uniform(unmeasuredSize, count: count)
    }
    let sizes = (0..<count).map { item in
      let path = IndexPath(item: item, section: section)
      return measuredSizes[path] ?? givenSize(at: path, by: delegate)
    }
    return sizes.allSatisfy { $0 == sizes[0] } ? .uniform(sizes[0], count: count) : .each(sizes)
  }

  private var unmeasuredSize: CGSize {
    isSelfSizing && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
  }

  private func givenSize(
    at path: IndexPath, by delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    guard let delegate, let view = collectionView else { return unmeasuredSize }
    let size = delegate.collectionView(view, layout: self, sizeForItemAt: path)
    return size == itemSize ? unmeasuredSize : size
  }

  // MARK: Cells that size themselves

  private var isSelfSizing: Bool { estimatedItemSize != .zero }

  override func asksForPreferredSize(at indexPath: IndexPath, isNew: Bool) -> Bool {
    isSelfSizing && measuredSizes[indexPath] == nil
  }

  override func didMeasure(_ size: CGSize, at indexPath: IndexPath) {
    if isSelfSizing { measuredSizes[indexPath] = size }
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { isSelfSizing && preferredAttributes.size != originalAttributes.size }

  override func asksForPreferredSize(ofKind kind: String, in section: Int) -> Bool {
    isSelfSizing && measuredViews[FlowSectionView(kind: kind, section: section)] == nil
  }

  override func didMeasure(_ size: CGSize, ofKind kind: String, in section: Int) {
    guard isSelfSizing else { return }
    measuredViews[FlowSectionView(kind: kind, section: section)] = isVertical ? size.height : size.width
  }

  /// Measured sizes outlive updates, which move them along with their items.
  private func updateMeasuredSizes(_ context: UICollectionViewLayoutInvalidationContext) {
    if let newPath = context.newPath {
      measuredSizes = Dictionary(
        measuredSizes.compactMap { path, size in newPath(path).map { ($0, size) } },
        uniquingKeysWith: { first, _ in first })
      measuredViews = Dictionary(
        measuredViews.compactMap { view, length in
          context.newSection?(view.section).map { (FlowSectionView(kind: view.kind, section: $0), length) }
        }, uniquingKeysWith: { first, _ in first })
    } else if !context.isForPreferredSizes {
      measuredSizes = [:]
      measuredViews = [:]
    }
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

  /// Returns the rectangle's range in scroll direction; nil if its sides are not numbers.
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

  /// Scrolling does not invalidate the layout: the places of pinned headers are computed whenever
  /// they are asked for.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    (isVertical ? newBounds.width : newBounds.height) != breadth
  }

  // MARK: Attributes

  private func makeAttributes() -> UICollectionViewLayoutAttributes {
    (Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type)?.init()
      ?? UICollectionViewLayoutAttributes()
  }

  /// Right to left, rows begin at the right edge: a vertical layout is the mirror image of the one
  /// from left to right.
  private func seen(_ frame: CGRect) -> CGRect {
    guard isVertical, collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft else {
      return frame
    }
    return CGRect(
      x: breadth - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  private func attributes(section: Int, item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes()
    attributes.indexPath = IndexPath(item: item, section: section)
    attributes.frame = seen(sections[section].frame(of: item))
    return attributes
  }

  /// Returns the attributes of a header or footer; nil for a section without one.
  private func attributes(section: Int, kind: String) -> UICollectionViewLayoutAttributes? {
    let flowSection = sections[section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter,
      (isHeader ? flowSection.header : flowSection.footer) > 0
    else { return nil }
    let attributes = makeAttributes()
    attributes.indexPath = IndexPath(item: 0, section: section)
    attributes.representedElementCategory = .supplementaryView
    attributes.representedElementKind = kind
    attributes.frame = seen(isHeader ? flowSection.headerFrame : flowSection.footerFrame)
    attributes.values.fixedAxes = isVertical ? .horizontal : .vertical
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      pin(attributes, isHeader: isHeader, in: flowSection)
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

/// Describes which part of a flow layout is invalid.
@MainActor open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked again for sizes, insets and spacings; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places of the elements are computed again; true by default.
  open var invalidateFlowLayoutAttributes = true
}
