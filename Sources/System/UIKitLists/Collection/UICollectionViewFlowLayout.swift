import QuartzCore

/// A layout that arranges items in lines, with as many items per line as fit.
///
/// Items of the same size are placed arithmetically, so that their number doesn't affect scrolling
/// performance. A delegate that implements `sizeForItemAt` is called once for each item.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items for which the delegate provides none, in points. The default value is 50 ×
  /// 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
  /// The estimated size of items before they are displayed, in points; each cell is then asked for
  /// its preferred size. If the value is zero, which is the default, cells aren't asked.
  open var estimatedItemSize = CGSize.zero {
    didSet { changed(estimatedItemSize != oldValue) }
  }
  /// An estimated size that represents `itemSize`.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }
  /// The minimum spacing between lines, in points. The default value is 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { changed(minimumLineSpacing != oldValue) }
  }
  /// The minimum spacing between the items of a line, in points. The default value is 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(minimumInteritemSpacing != oldValue) }
  }
  /// The margins around the items of each section, in points. The default value is zero.
  open var sectionInset: UIEdgeInsets = .zero { didSet { changed(sectionInset != oldValue) } }
  /// The scroll direction. The default value is `vertical`.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { changed(scrollDirection != oldValue) }
  }
  /// The size of headers, of which only the length in the scroll direction is used. If it is zero,
  /// which is the default, there are none. With an estimated item size, headers are asked for their
  /// preferred size.
  open var headerReferenceSize = CGSize.zero {
    didSet { changed(headerReferenceSize != oldValue) }
  }
  /// The size of footers, of which only the length in the scroll direction is used. If it is zero,
  /// which is the default, there are none. With an estimated item size, footers are asked for their
  /// preferred size.
  open var footerReferenceSize = CGSize.zero {
    didSet { changed(footerReferenceSize != oldValue) }
  }
  /// A Boolean value that determines whether a header stays visible as long as any part of its
  /// section is. The default value is `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// A Boolean value that determines whether a footer stays visible as long as any part of its
  /// section is. The default value is `false`.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
  }

  /// The metrics of each section, including those of the delegate; empty before they are requested.
  private var metrics: [FlowMetrics] = []
  private var sections: [FlowSection] = []
  private var breadth: CGFloat = 0
  /// The preferred sizes of the cells of displayed items.
  private var measuredSizes: [IndexPath: CGSize] = [:]
  /// The preferred lengths of displayed headers and footers.
  private(set) var measuredViews: [FlowSectionView: CGFloat] = [:]
  /// The z index of pinned headers, which are displayed above the items, as in UIKit.
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

  /// Returns the sizes of the items in a section; items of the same size use the faster placement,
  /// regardless of the source of the size.
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

  // MARK: Self-sizing cells

  private var isSelfSizing: Bool { estimatedItemSize != .zero }

  override func asksForPreferredSize(at indexPath: IndexPath, isNew: Bool) -> Bool {
    isSelfSizing && measuredSizes[indexPath] == nil
  }

  override func didMeasure(_ size: CGSize, at indexPath: IndexPath) {
    if isSelfSizing { measuredSizes[indexPath] = size }
  }

  override func forgetSize(at indexPath: IndexPath) { measuredSizes[indexPath] = nil }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { isSelfSizing && preferredAttributes.size != originalAttributes.size }

  override func asksForPreferredSize(ofKind kind: String, in section: Int) -> Bool {
    isSelfSizing && measuredViews[FlowSectionView(kind: kind, section: section)] == nil
  }

  override func didMeasure(_ size: CGSize, ofKind kind: String, in section: Int) {
    guard isSelfSizing else { return }
    measuredViews[FlowSectionView(kind: kind, section: section)] =
      isVertical ? size.height : size.width
  }

  /// Updates measured sizes, which are kept in updates and move along with their items.
  private func updateMeasuredSizes(_ context: UICollectionViewLayoutInvalidationContext) {
    if let newPath = context.newPath {
      measuredSizes = Dictionary(
        measuredSizes.compactMap { path, size in newPath(path).map { ($0, size) } },
        uniquingKeysWith: { first, _ in first })
      measuredViews = Dictionary(
        measuredViews.compactMap { view, length in
          context.reloadedSections.contains(view.section)
            ? nil
            : context.newSection?(view.section).map {
              (FlowSectionView(kind: view.kind, section: $0), length)
            }
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
    let isMirrored = isMirrored
    for index in sections[first...].indices {
      guard sections[index].start <= range.upperBound else { break }
      for item in sections[index].items(in: range) {
        found.append(attributes(section: index, item: item, isMirrored: isMirrored))
      }
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        if let attributes = attributes(section: index, kind: kind) { found.append(attributes) }
      }
    }
    return rect.isInfinite ? found : found.filter { $0.frame.intersects(rect) }
  }

  /// Returns the rectangle's range in the scroll direction, or `nil` if its edges aren't numbers.
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
    return attributes(section: indexPath.section, item: indexPath.item, isMirrored: isMirrored)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard sections.indices.contains(indexPath.section) else { return nil }
    return attributes(section: indexPath.section, kind: elementKind)
  }

  /// Scrolling doesn't invalidate the layout, because the positions of pinned headers are
  /// calculated on each request.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    (isVertical ? newBounds.width : newBounds.height) != breadth
  }

  // MARK: Attributes

  private func makeAttributes() -> UICollectionViewLayoutAttributes {
    (Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type)?.make()
      ?? UICollectionViewLayoutAttributes()
  }

  /// Whether lines begin at the right edge: in a right-to-left layout, a vertical layout is the
  /// mirror image of the left-to-right layout.
  private var isMirrored: Bool {
    isVertical && !flipsHorizontallyInOppositeLayoutDirection
      && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Returns the displayed frame.
  private func seen(_ frame: CGRect, isMirrored: Bool) -> CGRect {
    guard isMirrored else { return frame }
    return CGRect(
      x: breadth - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  private func attributes(section: Int, item: Int, isMirrored: Bool)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = makeAttributes()
    attributes.indexPath = IndexPath(item: item, section: section)
    attributes.frame = seen(sections[section].frame(of: item), isMirrored: isMirrored)
    return attributes
  }

  /// Returns the attributes of a header or footer, or `nil` for a section without one.
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
    attributes.frame = seen(
      isHeader ? flowSection.headerFrame : flowSection.footerFrame, isMirrored: isMirrored)
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

/// A context that describes the invalid parts of a flow layout.
@MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// A Boolean value that determines whether the delegate is asked again for sizes, insets and
  /// spacing. The default value is `true`.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that determines whether the positions of the elements are recalculated. The
  /// default value is `true`.
  open var invalidateFlowLayoutAttributes = true
}
