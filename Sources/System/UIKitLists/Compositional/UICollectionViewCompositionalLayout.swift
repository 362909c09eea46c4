import QuartzCore

/// A layout that arranges items in sections, which repeat groups of items.
///
/// Groups with the same number of items are placed arithmetically, so that the number of items
/// doesn't affect scrolling performance. Only the cells of visible items are asked for their
/// preferred sizes.
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The configuration of the layout, which applies to all sections. Setting it invalidates the
  /// layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private(set) var sections: [CompositionalSection] = []
  /// The distances by which sections are scrolled orthogonally, in points from the leading edge.
  var scrolled: [Int: CGFloat] = [:]
  private(set) var prepared = CGSize.zero
  private var sides = CompositionalSides()
  /// The maximum distance by which elements exceed their groups and sections.
  private var overhang: CGFloat = 0
  private var measured: [IndexPath: CGSize] = [:]
  /// The preferred sizes of headers, footers and the like, by section and kind.
  private var measuredBoundaries: [Int: [String: CGSize]] = [:]
  /// The background color of a list; `nil` for other layouts.
  var listBackground: UIColor?

  /// Creates a layout with the same layout for all sections.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Creates a layout with the same layout for all sections, with a configuration.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  /// Creates a layout with a closure that provides the sections.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Creates a layout with a closure that provides the sections, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  /// Returns `nil`, as a section provider can't be decoded.
  public required init?(coder: NSCoder) { nil }

  var isVertical: Bool { configuration.scrollDirection == .vertical }

  // MARK: Preparing

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let newPath = context.newPath {
      measured = Dictionary(
        measured.compactMap { path, size in newPath(path).map { ($0, size) } },
        uniquingKeysWith: { first, _ in first })
      if let newSection = context.newSection {
        renumberScrolled(newSection)
        measuredBoundaries = Dictionary(
          measuredBoundaries.compactMap { section, sizes in
            context.reloadedSections.contains(section)
              ? nil : newSection(section).map { ($0, sizes) }
          }, uniquingKeysWith: { first, _ in first })
      }
      sections = []
    } else if !context.isForPreferredSizes {
      measured = [:]
      measuredBoundaries = [:]
      sections = []
    }
    super.invalidateLayout(with: context)
  }

  override func discardPlaces() {
    measured = [:]
    measuredBoundaries = [:]
    sections = []
    super.discardPlaces()
  }

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return discardPlaces() }
    if sections.isEmpty { makeSections(view) }
    var start: CGFloat = 0
    overhang = 0
    for section in sections {
      section.start = start
      overhang = max(overhang, section.overhang)
      start += section.length + configuration.interSectionSpacing
    }
    if let listBackground, view.backgroundColor == nil { view.backgroundColor = listBackground }
  }

  private func makeSections(_ view: UICollectionView) {
    prepared = view.bounds.size
    let traits = view.traitCollection
    sides = CompositionalSides(
      of: view, configuration.contentInsetsReference, isVertical: isVertical)
    let environment = CompositionalEnvironment(
      size: prepared, insets: sides.insets(.automatic), traits: traits)
    let sizes = Dictionary(grouping: measured) { $0.key.section }
    sections = (0..<view.numberOfSections).map { index in
      guard let section = provider(index, environment) else {
        preconditionFailure(
          "UICollectionViewCompositionalLayout: the section provider returned nil for section \(index)"
        )
      }
      return CompositionalSection(
        section, count: view.numberOfItems(inSection: index), container: prepared,
        isVertical: isVertical,
        sides: sides, traits: traits,
        measured: Dictionary(
          sizes[index, default: []].map { ($0.key.item, $0.value) }, uniquingKeysWith: { $1 }),
        boundaries: measuredBoundaries[index, default: [:]])
    }
    limitScrolled()
  }

  override func sidesDidChange() {
    guard let view = collectionView, !sections.isEmpty,
      sides
        != CompositionalSides(
          of: view, configuration.contentInsetsReference, isVertical: isVertical)
    else { return }
    invalidateLayout()
  }

  override func willShow(_ attributes: [UICollectionViewLayoutAttributes]) {
    runHandlers(attributes)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != prepared
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    let length = sections.last.map { $0.start + $0.length } ?? 0
    return isVertical
      ? CGSize(width: prepared.width, height: length)
      : CGSize(width: length, height: prepared.height)
  }

  // MARK: Elements

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    guard rect.minX <= rect.maxX, rect.minY <= rect.maxY else { return [] }
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let range = (low - overhang)...(high + overhang)
    let across = across(rect)
    let first = sections.firstFitting { $0.start + $0.length >= range.lowerBound }
    var found: [UICollectionViewLayoutAttributes] = []
    for index in sections[first...].indices {
      guard sections[index].start <= range.upperBound else { break }
      appendElements(of: index, in: range, across, to: &found)
    }
    return rect.isInfinite ? found : found.filter { $0.frame.intersects(rect) }
  }

  private func appendElements(
    of index: Int, in range: ClosedRange<CGFloat>, _ across: ClosedRange<CGFloat>,
    to found: inout [UICollectionViewLayoutAttributes]
  ) {
    let section = sections[index]
    let distance = section.isOrthogonal ? distance(of: index) : 0
    let seen = (across.lowerBound + distance)...(across.upperBound + distance)
    for item in section.items(in: range, across: seen) {
      guard let leaf = section.place(of: item) else { continue }
      let path = IndexPath(item: item, section: index)
      found.append(attributes(at: path, leaf))
      for badge in leaf.item?.supplementaryItems ?? [] {
        found.append(attributes(of: badge, path, leaf))
      }
    }
    for boundary in section.spec.boundarySupplementaryItems.indices {
      found.append(attributes(ofBoundary: boundary, in: index))
    }
    for decoration in section.spec.decorationItems {
      found.append(attributes(of: decoration, in: index))
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard sections.indices.contains(indexPath.section),
      let leaf = sections[indexPath.section].place(of: indexPath.item)
    else { return nil }
    return attributes(at: indexPath, leaf)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    if let index = boundary(elementKind, indexPath.section) {
      return attributes(ofBoundary: index, in: indexPath.section)
    }
    guard let leaf = section.place(of: indexPath.item),
      let badge = leaf.item?.supplementaryItems.first(where: { $0.elementKind == elementKind })
    else { return nil }
    return attributes(of: badge, indexPath, leaf)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard sections.indices.contains(indexPath.section),
      let item = sections[indexPath.section].spec.decorationItems.first(where: {
        $0.elementKind == elementKind
      })
    else { return nil }
    return attributes(of: item, in: indexPath.section)
  }

  // MARK: Attributes

  /// Returns the displayed frame. In a right-to-left layout, a vertical layout is the mirror image
  /// of the left-to-right layout.
  func seen(_ frame: CGRect) -> CGRect {
    guard isVertical, collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft else {
      return frame
    }
    var frame = frame
    frame.origin.x = prepared.width - frame.maxX
    return frame
  }

  private func fixedAxes(_ size: NSCollectionLayoutSize?) -> UIAxis {
    var axes: UIAxis = []
    if size?.widthDimension.isEstimated != true { axes.insert(.horizontal) }
    if size?.heightDimension.isEstimated != true { axes.insert(.vertical) }
    return axes
  }

  private func attributes(
    at path: IndexPath, _ leaf: CompositionalGroup.Leaf
  ) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = type?.make() ?? UICollectionViewLayoutAttributes()
    attributes.indexPath = path
    place(attributes, leaf.frame, in: path.section)
    attributes.zIndex = leaf.zIndex
    attributes.values.fixedAxes = fixedAxes(leaf.item?.layoutSize)
    let section = sections[path.section]
    if let list = section.spec.list {
      attributes.values.listPlace = ListPlace(list, path, count: section.count)
    }
    return attributes
  }

  private func attributes(
    of badge: NSCollectionLayoutSupplementaryItem, _ path: IndexPath,
    _ leaf: CompositionalGroup.Leaf
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: badge.elementKind, with: path)
    place(attributes, badge.frame(at: leaf.frame), in: path.section)
    attributes.zIndex = badge.zIndex
    return attributes
  }

  private func attributes(ofBoundary index: Int, in section: Int)
    -> UICollectionViewLayoutAttributes
  {
    let item = sections[section].spec.boundarySupplementaryItems[index]
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
    var range: ClosedRange<CGFloat>?
    if item.pinToVisibleBounds, let view = collectionView {
      let seen = view.bounds.inset(by: view.adjustedContentInset)
      range =
        isVertical ? seen.minY...max(seen.minY, seen.maxY) : seen.minX...max(seen.minX, seen.maxX)
    }
    attributes.frame = seen(sections[section].frame(ofBoundary: index, seen: range))
    attributes.zIndex = item.pinToVisibleBounds ? max(item.zIndex, 10) : item.zIndex
    attributes.values.fixedAxes = fixedAxes(item.layoutSize)
    attributes.values.listPlace = sections[section].spec.list.map { ListPlace(boundaryOf: $0) }
    return attributes
  }

  private func attributes(
    of decoration: NSCollectionLayoutDecorationItem, in section: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: decoration.elementKind, with: IndexPath(item: 0, section: section))
    attributes.frame = seen(sections[section].frame(of: decoration))
    attributes.zIndex = decoration.zIndex
    return attributes
  }

  // MARK: Self-sizing elements

  override func asksForPreferredSize(at indexPath: IndexPath, isNew: Bool) -> Bool {
    guard sections.indices.contains(indexPath.section) else { return false }
    return measured[indexPath] == nil
      && sections[indexPath.section].place(of: indexPath.item)?.item?.layoutSize.hasEstimate == true
  }

  override func didMeasure(_ size: CGSize, at indexPath: IndexPath) {
    guard sections.indices.contains(indexPath.section) else { return }
    measured[indexPath] = size
    sections[indexPath.section].setMeasured(size, item: indexPath.item)
  }

  override func forgetSize(at indexPath: IndexPath) { measured[indexPath] = nil }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (new, old, fixed) = (
      preferredAttributes.size, originalAttributes.size, originalAttributes.values.fixedAxes
    )
    return (!fixed.contains(.horizontal) && new.width != old.width)
      || (!fixed.contains(.vertical) && new.height != old.height)
  }

  override func asksForPreferredSize(ofKind kind: String, in section: Int) -> Bool {
    guard sections.indices.contains(section), let index = boundary(kind, section) else {
      return false
    }
    return sections[section].spec.boundarySupplementaryItems[index].layoutSize.hasEstimate
      && sections[section].measuredBoundaries[index] == nil
  }

  override func didMeasure(_ size: CGSize, ofKind kind: String, in section: Int) {
    guard sections.indices.contains(section), let index = boundary(kind, section) else { return }
    measuredBoundaries[section, default: [:]][kind] = size
    sections[section].setMeasured(size, boundary: index)
  }

  private func boundary(_ kind: String, _ section: Int) -> Int? {
    sections[section].spec.boundarySupplementaryItems.firstIndex { $0.elementKind == kind }
  }
}
