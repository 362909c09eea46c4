import QuartzCore

/// The positions of the items in a group, relative to the group's origin, from left to right.
@MainActor struct CompositionalGroup {
  struct Leaf {
    let item: NSCollectionLayoutItem?
    var frame: CGRect
    var zIndex = 0
  }

  private(set) var size: CGSize
  /// The items in the order of their index paths.
  private(set) var leaves: [Leaf] = []

  /// Places as many items as fit, at least one and at most `limit`.
  ///
  /// - Parameter preferred: A closure that returns the preferred size of the item at an index in
  ///   the group, or `nil` if it isn't known.
  init(
    _ group: NSCollectionLayoutGroup, in container: CGSize, size given: CGSize? = nil, limit: Int,
    traits: UITraitCollection, preferred: (Int) -> CGSize?
  ) {
    size = given ?? group.layoutSize.size(in: container)
    switch group.arrangement {
    case .custom(let provider): placeCustom(provider, limit: limit, traits: traits)
    case .horizontal: place(group, .horizontal, limit, traits, preferred)
    case .vertical: place(group, .vertical, limit, traits, preferred)
    }
  }

  private mutating func placeCustom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, limit: Int, traits: UITraitCollection
  ) {
    leaves = provider(CompositionalEnvironment(size: size, traits: traits)).prefix(limit).map {
      Leaf(item: nil, frame: $0.frame, zIndex: $0.zIndex)
    }
  }

  private struct Part {
    let item: NSCollectionLayoutItem
    let size: CGSize
    let leaves: [Leaf]
    let before: NSCollectionLayoutSpacing?
    let after: NSCollectionLayoutSpacing?
    let across: CGFloat
    let acrossEnd: CGFloat
  }

  private mutating func place(
    _ group: NSCollectionLayoutGroup, _ axis: NSLayoutConstraint.Axis, _ limit: Int,
    _ traits: UITraitCollection, _ preferred: (Int) -> CGSize?
  ) {
    let insets = group.contentInsets
    let room = size.inset(by: insets)
    let isRow = axis == .horizontal
    let length = isRow ? room.width : room.height
    let isOpen = (isRow ? group.layoutSize.widthDimension : group.layoutSize.heightDimension)
      .isEstimated
    let gap = group.interItemSpacing?.spacing ?? 0
    var parts: [Part] = []
    var used: CGFloat = 0
    var taken = 0
    // A group of estimated length repeats its subitems once, as it has no length to fill.
    let most = group.count ?? (isOpen ? group.subitems.count : Int.max)
    while taken < limit, parts.count < most, !group.subitems.isEmpty {
      let item = group.subitems[parts.count % group.subitems.count]
      var even: CGFloat?
      if group.isEven, let count = group.count {
        even = max(0, (length - gap * CGFloat(count - 1)) / CGFloat(count))
      }
      let start = taken
      let part = Self.part(item, room, even, isRow, limit - taken, traits) { preferred(start + $0) }
      let needed =
        (parts.isEmpty ? 0 : gap) + (part.before?.spacing ?? 0) + (part.after?.spacing ?? 0)
        + (isRow ? part.size.width : part.size.height)
      if group.count == nil, !isOpen, !parts.isEmpty {
        if used + needed > length + 0.001 { break }
        // Subitems without a length would otherwise repeat endlessly.
        if needed <= 0, parts.count >= group.subitems.count { break }
      }
      parts.append(part)
      used += needed
      taken += part.leaves.count
      if part.leaves.isEmpty, parts.count >= group.subitems.count { break }
    }
    let flexible =
      (group.interItemSpacing?.isFlexibleSpacing == true ? max(0, parts.count - 1) : 0)
      + parts.reduce(0) {
        $0 + ($1.before?.isFlexibleSpacing == true ? 1 : 0)
          + ($1.after?.isFlexibleSpacing == true ? 1 : 0)
      }
    let share = flexible > 0 && !isOpen ? max(0, length - used) / CGFloat(flexible) : 0
    func extent(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      spacing.map { $0.spacing + ($0.isFlexibleSpacing ? share : 0) } ?? 0
    }
    var along = isRow ? insets.leading : insets.top
    var breadth: CGFloat = 0
    for (index, part) in parts.enumerated() {
      if index > 0 { along += extent(group.interItemSpacing) }
      along += extent(part.before)
      let origin =
        isRow
        ? CGPoint(x: along, y: insets.top + part.across)
        : CGPoint(x: insets.leading + part.across, y: along)
      for var leaf in part.leaves {
        leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
        leaves.append(leaf)
      }
      along += (isRow ? part.size.width : part.size.height) + extent(part.after)
      breadth = max(
        breadth, part.across + (isRow ? part.size.height : part.size.width) + part.acrossEnd)
    }
    if group.layoutSize.widthDimension.isEstimated {
      size.width = isRow ? along + insets.trailing : breadth + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.isEstimated {
      size.height = isRow ? breadth + insets.top + insets.bottom : along + insets.bottom
    }
  }

  private static func part(
    _ item: NSCollectionLayoutItem, _ room: CGSize, _ even: CGFloat?, _ isRow: Bool, _ limit: Int,
    _ traits: UITraitCollection, _ preferred: (Int) -> CGSize?
  ) -> Part {
    let group = item as? NSCollectionLayoutGroup
    var size = item.layoutSize.size(in: room, preferred: group == nil ? preferred(0) : nil)
    if let even { if isRow { size.width = even } else { size.height = even } }
    var leaves: [Leaf]
    if let group {
      let inner = CompositionalGroup(
        group, in: room, size: size, limit: limit, traits: traits, preferred: preferred)
      size = inner.size
      leaves = inner.leaves
    } else {
      let insets = item.contentInsets
      let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
      var frame = CGRect(origin: .zero, size: size)
      if !width.isEstimated || (even != nil && isRow) {
        frame.origin.x = insets.leading
        frame.size.width = max(0, size.width - insets.leading - insets.trailing)
      }
      if !height.isEstimated || (even != nil && !isRow) {
        frame.origin.y = insets.top
        frame.size.height = max(0, size.height - insets.top - insets.bottom)
      }
      leaves = [Leaf(item: item, frame: frame)]
    }
    let edges = item.edgeSpacing
    return Part(
      item: item, size: size, leaves: leaves, before: isRow ? edges?.leading : edges?.top,
      after: isRow ? edges?.trailing : edges?.bottom,
      across: (isRow ? edges?.top : edges?.leading)?.spacing ?? 0,
      acrossEnd: (isRow ? edges?.bottom : edges?.trailing)?.spacing ?? 0)
  }
}

extension NSCollectionLayoutItem {
  /// A Boolean value that indicates whether the item contains an estimated dimension.
  var containsEstimate: Bool {
    let group = self as? NSCollectionLayoutGroup
    return layoutSize.hasEstimate || group?.subitems.contains(where: \.containsEstimate) == true
  }

  /// A Boolean value that indicates whether the number of items in the group depends on their
  /// preferred sizes.
  var hasVaryingCount: Bool {
    guard let group = self as? NSCollectionLayoutGroup else { return false }
    if group.subitems.contains(where: \.hasVaryingCount) { return true }
    guard group.count == nil else { return false }
    switch group.arrangement {
    case .horizontal:
      return !group.layoutSize.widthDimension.isEstimated
        && group.subitems.contains { $0.layoutSize.widthDimension.isEstimated }
    case .vertical:
      return !group.layoutSize.heightDimension.isEstimated
        && group.subitems.contains { $0.layoutSize.heightDimension.isEstimated }
    case .custom: return false
    }
  }
}
