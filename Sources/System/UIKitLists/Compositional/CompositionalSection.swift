import QuartzCore

/// The positions of the elements in a section. "Along" refers to the scroll direction of the
/// layout.
@MainActor final class CompositionalSection {
  let spec: NSCollectionLayoutSection
  let count: Int
  /// The position in the content along the scroll direction.
  var start: CGFloat = 0
  let container: CGSize
  /// A Boolean value that indicates whether the layout scrolls vertically.
  let isVertical: Bool
  /// A Boolean value that indicates whether the section scrolls orthogonally, so that groups follow
  /// one another perpendicular to the layout's direction.
  let isOrthogonal: Bool
  /// The content insets, including the insets of their reference.
  let insets: NSDirectionalEdgeInsets
  /// The insets of headers and footers, perpendicular to the layout's direction.
  private let supplementaryInsets: NSDirectionalEdgeInsets
  /// The insets of the content insets' reference.
  let sideInsets: NSDirectionalEdgeInsets
  private let traits: UITraitCollection
  /// The preferred sizes of cells.
  private(set) var measured: [Int: CGSize]
  private(set) var measuredBoundaries: [Int: CGSize]
  private let template: CompositionalGroup
  /// The first item of each group; empty if all groups have as many items as the template.
  private var firstItems: [Int] = []
  /// The lengths of the groups along the scroll direction, each with the spacing after it.
  private var extents = ExtentTree(count: 0, each: 0)
  private var groups: [Int: CompositionalGroup] = [:]
  /// The distance by which elements exceed their groups or the section in the scroll direction.
  private(set) var overhang: CGFloat = 0
  /// The distance by which elements exceed their groups in the direction in which the groups follow
  /// one another.
  private var groupOverhang: CGFloat = 0
  /// The maximum length of groups with measured items in the layout's direction, in a section that
  /// scrolls orthogonally.
  private var breadth: CGFloat?

  init(
    _ spec: NSCollectionLayoutSection, count: Int, container: CGSize, isVertical: Bool,
    sides: CompositionalSides, traits: UITraitCollection, measured: [Int: CGSize] = [:],
    boundaries: [String: CGSize] = [:]
  ) {
    self.spec = spec
    self.count = count
    self.container = container
    self.isVertical = isVertical
    isOrthogonal = spec.orthogonalScrollingBehavior != .none
    let side = sides.insets(spec.contentInsetsReference)
    sideInsets = side
    insets = spec.contentInsets + side
    supplementaryInsets =
      spec.supplementariesFollowContentInsets
      ? insets
      : spec.supplementaryContentInsetsReference == .automatic
        ? side : sides.insets(spec.supplementaryContentInsetsReference)
    self.traits = traits
    self.measured = measured
    let items = spec.boundarySupplementaryItems
    measuredBoundaries = Dictionary(
      boundaries.compactMap { kind, size in
        items.firstIndex { $0.elementKind == kind }.map { ($0, size) }
      }, uniquingKeysWith: { first, _ in first })
    template = CompositionalGroup(
      spec.group, in: container.inset(by: insets), limit: max(1000, count), traits: traits
    ) { _ in nil }
    overhang = spec.boundarySupplementaryItems.reduce(0) {
      max($0, abs(isVertical ? $1.offset.y : $1.offset.x))
    }
    noteOverhang(of: template)
    measureGroups()
  }

  private func noteOverhang(of group: CompositionalGroup) {
    for leaf in group.leaves {
      for frame in [leaf.frame]
        + (leaf.item?.supplementaryItems ?? []).map({ $0.frame(at: leaf.frame) })
      {
        let (low, high) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
        overhang = max(overhang, -low, high - length(group.size))
        guard isOrthogonal else { continue }
        let (before, after) = isVertical ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        groupOverhang = max(groupOverhang, -before, after - extent(group.size))
      }
    }
  }

  private var room: CGSize { container.inset(by: insets) }
  private var perGroup: Int { template.leaves.count }
  private var varies: Bool { spec.group.hasVaryingCount }

  private func measureGroups() {
    groups = [:]
    firstItems = []
    guard perGroup > 0, count > 0 else { return extents = ExtentTree(count: 0, each: 0) }
    guard varies else {
      extents = ExtentTree(
        count: (count + perGroup - 1) / perGroup,
        each: extent(template.size) + spec.interGroupSpacing)
      for group in Set(measured.keys.map { $0 / perGroup }) { remeasure(group) }
      // The last group has fewer items, which affects its length if it results from them.
      if spec.group.containsEstimate, count % perGroup != 0 { remeasure(extents.values.count - 1) }
      return
    }
    var lengths: [CGFloat] = []
    var item = 0
    while item < count {
      let group = makeGroup(first: item)
      guard !group.leaves.isEmpty else { break }
      firstItems.append(item)
      groups[lengths.count] = group
      lengths.append(extent(group.size) + spec.interGroupSpacing)
      item += group.leaves.count
    }
    extents = ExtentTree(count: lengths.count, each: 0)
    for (index, value) in lengths.enumerated() { extents.set(value, at: index) }
  }

  private func makeGroup(first: Int) -> CompositionalGroup {
    let group = CompositionalGroup(spec.group, in: room, limit: count - first, traits: traits) {
      self.measured[first + $0]
    }
    noteOverhang(of: group)
    if isOrthogonal, (first..<first + group.leaves.count).contains(where: { measured[$0] != nil }) {
      breadth = max(breadth ?? 0, length(group.size))
    }
    return group
  }

  private func remeasure(_ group: Int) {
    guard extents.values.indices.contains(group) else { return }
    let made = makeGroup(first: group * perGroup)
    groups[group] = made
    extents.set(extent(made.size) + spec.interGroupSpacing, at: group)
  }

  func setMeasured(_ size: CGSize, item: Int) {
    measured[item] = size
    if varies { measureGroups() } else if perGroup > 0 { remeasure(item / perGroup) }
  }

  func setMeasured(_ size: CGSize, boundary: Int) { measuredBoundaries[boundary] = size }

  /// Returns the length in the layout's direction.
  private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  /// Returns the length in the direction in which groups follow one another.
  private func extent(_ size: CGSize) -> CGFloat {
    isVertical != isOrthogonal ? size.height : size.width
  }

  // MARK: Lengths

  private func boundaryLength(atEnd: Bool) -> CGFloat {
    spec.boundarySupplementaryItems.indices.reduce(0) {
      let item = spec.boundarySupplementaryItems[$1]
      guard item.extendsBoundary, side(of: item) == (atEnd ? .end : .start) else { return $0 }
      return max($0, length(boundarySize($1)))
    }
  }

  /// Where a view is in a section: at one of its ends, or beside the items.
  private enum Side { case start, end, beside }

  private func side(of item: NSCollectionLayoutBoundarySupplementaryItem) -> Side {
    let place = isVertical ? item.unit.y : item.unit.x
    return place == 0 ? .start : place == 1 ? .end : .beside
  }

  private var groupsExtent: CGFloat {
    extents.values.isEmpty ? 0 : extents.total - spec.interGroupSpacing
  }
  private var groupsLength: CGFloat {
    guard isOrthogonal else { return groupsExtent }
    return extents.values.isEmpty ? 0 : breadth ?? length(template.size)
  }
  private var insetBefore: CGFloat { isVertical ? insets.top : insets.leading }
  private var insetAfter: CGFloat { isVertical ? insets.bottom : insets.trailing }
  private var groupsStart: CGFloat { start + insetBefore + boundaryLength(atEnd: false) }

  var length: CGFloat {
    insetBefore + boundaryLength(atEnd: false) + groupsLength + boundaryLength(atEnd: true)
      + insetAfter
  }

  // MARK: Items

  func group(of item: Int) -> Int {
    varies ? firstItems.firstFitting { $0 > item } - 1 : item / max(1, perGroup)
  }

  private func firstItem(of group: Int) -> Int { varies ? firstItems[group] : group * perGroup }

  private func leaf(of item: Int) -> CompositionalGroup.Leaf? {
    let index = group(of: item)
    guard extents.values.indices.contains(index) else { return nil }
    let place = item - firstItem(of: index)
    let leaves = (groups[index] ?? template).leaves
    guard leaves.indices.contains(place) else { return nil }
    var leaf = leaves[place]
    let sum = extents.sum(before: index)
    leaf.frame = leaf.frame.offsetBy(
      dx: isVertical
        ? insets.leading + (isOrthogonal ? sum : 0) : groupsStart + (isOrthogonal ? 0 : sum),
      dy: isVertical
        ? groupsStart + (isOrthogonal ? 0 : sum) : insets.top + (isOrthogonal ? sum : 0))
    return leaf
  }

  func place(of item: Int) -> CompositionalGroup.Leaf? {
    (0..<count).contains(item) ? leaf(of: item) : nil
  }

  /// Returns the items of all groups that intersect a range of the content.
  ///
  /// - Parameter across: The range perpendicular to the layout's direction, from the leading or top
  ///   edge, for sections that scroll orthogonally.
  func items(in range: ClosedRange<CGFloat>, across: ClosedRange<CGFloat>) -> Range<Int> {
    guard !extents.values.isEmpty else { return 0..<0 }
    var low = range.lowerBound - groupsStart
    var high = range.upperBound - groupsStart
    if isOrthogonal {
      guard low <= groupsLength, high >= 0 else { return 0..<0 }
      low = across.lowerBound - leading - groupOverhang
      high = across.upperBound - leading + groupOverhang
    }
    let first = max(0, index(where: { $0 > low }) - 1)
    let last = min(extents.values.count, index(where: { $0 >= high }))
    guard first < last else { return 0..<0 }
    let end = last < extents.values.count ? firstItem(of: last) : count
    return firstItem(of: first)..<min(end, count)
  }

  /// Returns the first group whose start satisfies the condition, which must hold for all
  /// subsequent groups.
  private func index(where condition: (CGFloat) -> Bool) -> Int {
    var (low, high) = (0, extents.values.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(extents.sum(before: middle)) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: Section views

  private func boundarySize(_ index: Int) -> CGSize {
    let item = spec.boundarySupplementaryItems[index]
    return item.layoutSize.size(
      in: container.inset(by: supplementaryInsets), preferred: measuredBoundaries[index])
  }

  /// - Parameter seen: The visible range of the content that isn't covered by bars.
  func frame(ofBoundary index: Int, seen: ClosedRange<CGFloat>?) -> CGRect {
    let item = spec.boundarySupplementaryItems[index]
    let insets = supplementaryInsets
    let room = container.inset(by: insets)
    let size = boundarySize(index)
    let content = groupsStart
    let end = content + groupsLength
    var along: CGFloat
    switch side(of: item) {
    case .start: along = item.extendsBoundary ? content - length(size) : content
    case .end: along = item.extendsBoundary ? end : end - length(size)
    case .beside: along = content + (groupsLength - length(size)) / 2
    }
    along += isVertical ? item.offset.y : item.offset.x
    if item.pinToVisibleBounds, let seen {
      switch side(of: item) {
      case .start: along = min(max(along, seen.lowerBound), max(along, end - length(size)))
      case .end: along = max(min(along, seen.upperBound - length(size)), start)
      case .beside: break
      }
    }
    let across =
      isVertical
      ? insets.leading + (room.width - size.width) * item.unit.x + item.offset.x
      : insets.top + (room.height - size.height) * item.unit.y + item.offset.y
    return CGRect(
      x: isVertical ? across : along, y: isVertical ? along : across, width: size.width,
      height: size.height)
  }

  func frame(of decoration: NSCollectionLayoutDecorationItem) -> CGRect {
    let insets = decoration.contentInsets
    let whole =
      isVertical
      ? CGSize(width: container.width, height: length)
      : CGSize(width: length, height: container.height)
    let size = whole.inset(by: insets)
    return CGRect(
      x: insets.leading + (isVertical ? 0 : start), y: insets.top + (isVertical ? start : 0),
      width: size.width, height: size.height)
  }

  // MARK: Orthogonal scrolling

  /// The inset before the first group.
  private var leading: CGFloat { isVertical ? insets.leading : insets.top }
  private var trailing: CGFloat { isVertical ? insets.trailing : insets.bottom }

  /// The range of the groups in the layout's content.
  var band: ClosedRange<CGFloat> { groupsStart...groupsStart + groupsLength }
  /// The length of all groups including the surrounding insets.
  var scrolledLength: CGFloat { leading + groupsExtent + trailing }
  /// The visible length.
  var seenLength: CGFloat { isVertical ? container.width : container.height }

  /// The range of the section's scroll offset.
  var scrollRange: ClosedRange<CGFloat> {
    guard spec.orthogonalScrollingBehavior == .groupPagingCentered, !extents.values.isEmpty else {
      return 0...max(0, scrolledLength - seenLength)
    }
    let low = centered(0)
    return low...max(low, centered(extents.values.count - 1))
  }

  private func centered(_ group: Int) -> CGFloat {
    let length = extents.values[group] - spec.interGroupSpacing
    return leading + extents.sum(before: group) + length / 2 - seenLength / 2
  }

  /// Returns the scroll offset at which the section stops to display a group.
  func stop(at group: Int) -> CGFloat {
    guard !extents.values.isEmpty else { return 0 }
    let group = min(max(0, group), extents.values.count - 1)
    let place =
      spec.orthogonalScrollingBehavior == .groupPagingCentered
      ? centered(group) : extents.sum(before: group)
    return limited(place)
  }

  /// Returns the group at a scroll offset: the nearest group, and the first of those that share the
  /// last offset.
  func group(at distance: CGFloat) -> Int {
    var (low, high) = (0, max(0, extents.values.count - 1))
    while low < high {
      let middle = (low + high) / 2
      if stop(at: middle) + 0.5 >= distance { high = middle } else { low = middle + 1 }
    }
    return low > 0 && distance - stop(at: low - 1) < stop(at: low) - distance ? low - 1 : low
  }

  /// Returns the scroll offset of the next or previous page or group.
  func page(after distance: CGFloat, isForward: Bool) -> CGFloat {
    guard spec.orthogonalScrollingBehavior == .paging else {
      return stop(at: group(at: distance) + (isForward ? 1 : -1))
    }
    return limited(((distance / seenLength).rounded() + (isForward ? 1 : -1)) * seenLength)
  }

  private func limited(_ distance: CGFloat) -> CGFloat {
    min(max(distance, scrollRange.lowerBound), scrollRange.upperBound)
  }

  /// The minimum speed at which a flick turns the page regardless of distance, in points per
  /// second.
  private static let flickSpeed: CGFloat = 120

  /// Returns the scroll offset at which the section stops after a drag.
  ///
  /// - Parameters:
  ///   - start: The offset at which the drag began.
  ///   - proposed: The offset at which deceleration would end without paging.
  ///   - velocity: The velocity in points per second.
  func rest(
    from start: CGFloat, now: CGFloat, proposed: CGFloat, velocity: CGFloat
  ) -> CGFloat {
    switch spec.orthogonalScrollingBehavior {
    case .none, .continuous: return proposed
    case .paging:
      let from = (start / seenLength).rounded()
      var to = (now / seenLength).rounded()
      if abs(velocity) > Self.flickSpeed { to = velocity > 0 ? from + 1 : from - 1 }
      return limited(min(max(to, from - 1), from + 1) * seenLength)
    case .continuousGroupLeadingBoundary: return stop(at: group(at: proposed))
    case .groupPaging, .groupPagingCentered:
      let from = group(at: start)
      var to = group(at: now)
      if abs(velocity) > Self.flickSpeed { to = velocity > 0 ? from + 1 : from - 1 }
      return stop(at: min(max(to, from - 1), from + 1))
    }
  }
}
