import QuartzCore

/// The places of one section's elements. "Along" is the direction in which the view scrolls.
@MainActor final class CompositionalSection {
  let spec: NSCollectionLayoutSection
  let count: Int
  /// The position in the content along the scroll direction.
  var start: CGFloat = 0
  let container: CGSize
  private let isVertical: Bool
  private let traits: UITraitCollection
  /// The sizes that cells and section views prefer.
  private(set) var measured: [Int: CGSize]
  private(set) var measuredBoundaries: [Int: CGSize]
  private let template: CompositionalGroup
  /// The first item of each group; empty if all groups have as many items as the template.
  private var firstItems: [Int] = []
  /// The lengths of the groups along the scroll direction, each with the spacing after it.
  private var extents = ExtentTree(count: 0, each: 0)
  private var groups: [Int: CompositionalGroup] = [:]
  /// How far elements reach out of their groups or the section along the scroll direction.
  private(set) var overhang: CGFloat = 0

  init(
    _ spec: NSCollectionLayoutSection, count: Int, container: CGSize, isVertical: Bool,
    traits: UITraitCollection, measured: [Int: CGSize] = [:], boundaries: [Int: CGSize] = [:]
  ) {
    self.spec = spec
    self.count = count
    self.container = container
    self.isVertical = isVertical
    self.traits = traits
    self.measured = measured
    measuredBoundaries = boundaries
    template = CompositionalGroup(
      spec.group, in: container.inset(by: spec.contentInsets), limit: max(1000, count), traits: traits
    ) { _ in nil }
    overhang = spec.boundarySupplementaryItems.reduce(0) {
      max($0, abs(isVertical ? $1.offset.y : $1.offset.x))
    }
    noteOverhang(of: template)
    measureGroups()
  }

  private func noteOverhang(of group: CompositionalGroup) {
    for leaf in group.leaves {
      for frame in [leaf.frame] + (leaf.item?.supplementaryItems ?? []).map({ $0.frame(at: leaf.frame) }) {
        let (low, high) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
        overhang = max(overhang, -low, high - length(group.size))
      }
    }
  }

  private var room: CGSize { container.inset(by: spec.contentInsets) }
  private var perGroup: Int { template.leaves.count }
  private var varies: Bool { spec.group.hasVaryingCount }

  private func measureGroups() {
    groups = [:]
    firstItems = []
    guard perGroup > 0, count > 0 else { return extents = ExtentTree(count: 0, each: 0) }
    guard varies else {
      extents = ExtentTree(
        count: (count + perGroup - 1) / perGroup, each: length(template.size) + spec.interGroupSpacing)
      for group in Set(measured.keys.map { $0 / perGroup }) { remeasure(group) }
      // The last group has fewer items, which matters where its length follows from them.
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
      lengths.append(length(group.size) + spec.interGroupSpacing)
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
    return group
  }

  private func remeasure(_ group: Int) {
    guard extents.values.indices.contains(group) else { return }
    let made = makeGroup(first: group * perGroup)
    groups[group] = made
    extents.set(length(made.size) + spec.interGroupSpacing, at: group)
  }

  func setMeasured(_ size: CGSize, item: Int) {
    measured[item] = size
    if varies { measureGroups() } else if perGroup > 0 { remeasure(item / perGroup) }
  }

  func setMeasured(_ size: CGSize, boundary: Int) { measuredBoundaries[boundary] = size }

  private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  // MARK: Lengths

  private func boundaryLength(atEnd: Bool) -> CGFloat {
    spec.boundarySupplementaryItems.indices.reduce(0) {
      let item = spec.boundarySupplementaryItems[$1]
      guard item.extendsBoundary, let side = side(of: item), side == atEnd else { return $0 }
      return max($0, length(boundarySize($1)))
    }
  }

  /// Whether a view is at the section's end; nil beside its items.
  private func side(of item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool? {
    let place = isVertical ? item.unit.y : item.unit.x
    return place == 0 ? false : place == 1 ? true : nil
  }

  private var groupsLength: CGFloat {
    extents.values.isEmpty ? 0 : extents.total - spec.interGroupSpacing
  }
  private var insetBefore: CGFloat { isVertical ? spec.contentInsets.top : spec.contentInsets.leading }
  private var insetAfter: CGFloat { isVertical ? spec.contentInsets.bottom : spec.contentInsets.trailing }
  private var groupsStart: CGFloat { start + insetBefore + boundaryLength(atEnd: false) }

  var length: CGFloat {
    insetBefore + boundaryLength(atEnd: false) + groupsLength + boundaryLength(atEnd: true) + insetAfter
  }

  // MARK: Items

  private func group(of item: Int) -> Int {
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
    let along = groupsStart + extents.sum(before: index)
    leaf.frame = leaf.frame.offsetBy(
      dx: isVertical ? spec.contentInsets.leading : along,
      dy: isVertical ? along : spec.contentInsets.top)
    return leaf
  }

  func place(of item: Int) -> CompositionalGroup.Leaf? {
    (0..<count).contains(item) ? leaf(of: item) : nil
  }

  /// Returns the items of all groups that touch a range of the content.
  func items(in range: ClosedRange<CGFloat>) -> Range<Int> {
    guard !extents.values.isEmpty else { return 0..<0 }
    let low = range.lowerBound - groupsStart
    let high = range.upperBound - groupsStart
    let first = max(0, index(where: { $0 > low }) - 1)
    let last = min(extents.values.count, index(where: { $0 >= high }))
    guard first < last else { return 0..<0 }
    let end = last < extents.values.count ? firstItem(of: last) : count
    return firstItem(of: first)..<min(end, count)
  }

  /// Returns the first group whose start meets the condition, which holds for all after it.
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
    let room = spec.supplementariesFollowContentInsets ? self.room : container
    return item.layoutSize.size(in: room, preferred: measuredBoundaries[index])
  }

  /// - Parameter seen: The range of the content that no bars cover.
  func frame(ofBoundary index: Int, seen: ClosedRange<CGFloat>?) -> CGRect {
    let item = spec.boundarySupplementaryItems[index]
    let insets = spec.supplementariesFollowContentInsets ? spec.contentInsets : .zero
    let room = container.inset(by: insets)
    let size = boundarySize(index)
    let content = groupsStart
    let end = content + groupsLength
    var along: CGFloat
    switch side(of: item) {
    case false?:
      along = item.extendsBoundary ? content - length(size) : content
    case true?: along = item.extendsBoundary ? end : end - length(size)
    case nil: along = content + (groupsLength - length(size)) / 2
    }
    along += isVertical ? item.offset.y : item.offset.x
    if item.pinToVisibleBounds, let seen, let atEnd = side(of: item) {
      if atEnd {
        along = max(min(along, seen.upperBound - length(size)), start)
      } else {
        along = min(max(along, seen.lowerBound), max(along, end - length(size)))
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
      ? CGSize(width: container.width, height: length) : CGSize(width: length, height: container.height)
    let size = whole.inset(by: insets)
    return CGRect(
      x: insets.leading + (isVertical ? 0 : start), y: insets.top + (isVertical ? start : 0),
      width: size.width, height: size.height)
  }
}
