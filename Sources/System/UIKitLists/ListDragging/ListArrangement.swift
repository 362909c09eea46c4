import QuartzCore

/// The arrangement of a list while one of its items is lifted and gaps for others are open, neither
/// of which the data source knows about.
struct ListArrangement: Equatable {
  /// A gap that belongs to no item of the data source.
  struct Extra: Equatable {
    /// The item before which the gap is, counted without the lifted item.
    var path: IndexPath
    var size: CGSize
    /// 0 for the gap of the dragged item, otherwise the number of a placeholder.
    var number = 0
  }

  /// The item that is lifted out of its position.
  var lifted: IndexPath?
  /// The gaps, sorted by path.
  var extras: [Extra] = []

  var isEmpty: Bool { lifted == nil && extras.isEmpty }

  /// Returns the index path of an item without the lifted one.
  func collapsed(_ path: IndexPath) -> IndexPath {
    guard let lifted, lifted.section == path.section, path.item > lifted.item else { return path }
    return IndexPath(item: path.item - 1, section: path.section)
  }

  /// Returns the index path of an item including the lifted one, given its index path without it.
  func expanded(_ path: IndexPath) -> IndexPath {
    guard let lifted, lifted.section == path.section, path.item >= lifted.item else { return path }
    return IndexPath(item: path.item + 1, section: path.section)
  }

  /// Returns the position of an item among those shown.
  func slot(of path: IndexPath) -> IndexPath {
    let path = collapsed(path)
    let before = extras.count { $0.path.section == path.section && $0.path.item <= path.item }
    return IndexPath(item: path.item + before, section: path.section)
  }

  /// Returns the position of a gap among those shown.
  func slot(ofExtra index: Int) -> IndexPath {
    let extra = extras[index]
    let before = extras[..<index].count { $0.path.section == extra.path.section }
    return IndexPath(item: extra.path.item + before, section: extra.path.section)
  }
}

/// The frames of a list's items in an arrangement, computed from those of its layout.
@MainActor struct ListPlaces {
  let list: any DragList
  let arrangement: ListArrangement
  /// Whether items are stacked vertically; otherwise each takes the frame of another one.
  let isColumn: Bool
  /// The distance by which the items after the lifted one move up.
  private let liftedHeight: CGFloat

  init(_ list: any DragList, _ arrangement: ListArrangement, isColumn: Bool) {
    self.list = list
    self.arrangement = arrangement
    self.isColumn = isColumn
    liftedHeight = arrangement.lifted.map { Self.height(of: $0, in: list) } ?? 0
  }

  /// Returns the height of a row including its distance from the next.
  private static func height(of path: IndexPath, in list: any DragList) -> CGFloat {
    guard let frame = list.baseFrame(of: path) else { return 0 }
    return frame.height + spacing(at: path, in: list)
  }

  private static func spacing(at path: IndexPath, in list: any DragList) -> CGFloat {
    guard let frame = list.baseFrame(of: path) else { return 0 }
    let next = IndexPath(item: path.item + 1, section: path.section)
    if next.item < list.itemCount(inSection: path.section), let other = list.baseFrame(of: next) {
      return max(0, other.minY - frame.maxY)
    }
    guard path.item > 0,
      let other = list.baseFrame(of: IndexPath(item: path.item - 1, section: path.section))
    else { return 0 }
    return max(0, frame.minY - other.maxY)
  }

  func frame(of path: IndexPath) -> CGRect? {
    guard let frame = list.baseFrame(of: path) else { return nil }
    guard path != arrangement.lifted else { return frame }
    if isColumn { return frame.offsetBy(dx: 0, dy: shift(of: path)) }
    let slot = arrangement.slot(of: path)
    guard slot != path, let place = slotFrame(slot) else { return frame }
    return CGRect(
      x: place.midX - frame.width / 2, y: place.midY - frame.height / 2, width: frame.width,
      height: frame.height)
  }

  private func shift(of path: IndexPath) -> CGFloat {
    let own = arrangement.collapsed(path)
    var shift: CGFloat = 0
    if let lifted = arrangement.lifted, lifted < path { shift -= liftedHeight }
    for extra in arrangement.extras where extra.path <= own { shift += extraHeight(extra) }
    return shift
  }

  /// Returns the distance by which the header or footer of a section moves.
  func shift(ofSection section: Int, isFooter: Bool) -> CGFloat {
    guard isColumn else { return 0 }
    func isBefore(_ other: Int) -> Bool { other < section || (isFooter && other == section) }
    var shift: CGFloat = 0
    if let lifted = arrangement.lifted, isBefore(lifted.section) { shift -= liftedHeight }
    for extra in arrangement.extras where isBefore(extra.path.section) {
      shift += extraHeight(extra)
    }
    return shift
  }

  private func extraHeight(_ extra: ListArrangement.Extra) -> CGFloat {
    let near = arrangement.expanded(extra.path)
    let count = list.itemCount(inSection: near.section)
    guard count > 0 else { return extra.size.height }
    let path = IndexPath(item: min(near.item, count - 1), section: near.section)
    return extra.size.height + Self.spacing(at: path, in: list)
  }

  /// Returns the frame of a gap.
  func frame(ofExtra index: Int) -> CGRect? {
    let extra = arrangement.extras[index]
    guard isColumn else { return slotFrame(arrangement.slot(ofExtra: index)) }
    let count = list.itemCount(inSection: extra.path.section)
    let before = arrangement.extras[..<index].reduce(0) { $0 + extraHeight($1) }
    let next = arrangement.expanded(extra.path)
    var top: CGFloat
    var across = CGRect(x: 0, y: 0, width: list.bounds.width, height: 0)
    if next.item < count, let frame = list.baseFrame(of: next) {
      top = frame.minY
      across = frame
      if let lifted = arrangement.lifted, lifted < next { top -= liftedHeight }
    } else if count > 0,
      let frame = list.baseFrame(of: IndexPath(item: count - 1, section: extra.path.section))
    {
      let last = IndexPath(item: count - 1, section: extra.path.section)
      top = frame.maxY + Self.spacing(at: last, in: list)
      across = frame
      if let lifted = arrangement.lifted, lifted <= last { top -= liftedHeight }
    } else {
      guard let start = list.startOfEmptySection(extra.path.section) else { return nil }
      top = start
    }
    return CGRect(x: across.minX, y: top + before, width: across.width, height: extra.size.height)
  }

  // MARK: Grids

  /// Returns the frame of an index in the layout, extrapolated beyond the last item.
  func slotFrame(_ slot: IndexPath) -> CGRect? {
    let count = list.itemCount(inSection: slot.section)
    if slot.item < count { return list.baseFrame(of: slot) }
    guard count > 0,
      var frame = list.baseFrame(of: IndexPath(item: count - 1, section: slot.section)),
      let first = list.baseFrame(of: IndexPath(item: 0, section: slot.section))
    else {
      guard let start = list.startOfEmptySection(slot.section) else { return nil }
      let size = arrangement.extras.first?.size ?? CGSize(width: 44, height: 44)
      return CGRect(origin: CGPoint(x: 0, y: start), size: size)
    }
    let isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let gap = spacings(in: slot.section, count)
    for _ in count...slot.item {
      var next = frame.offsetBy(dx: (isMirrored ? -1 : 1) * (frame.width + gap.width), dy: 0)
      let isBeyond =
        isMirrored
        ? next.minX < list.bounds.width - first.maxX - 1
        : next.maxX > list.bounds.width - first.minX + 1
      if isBeyond, list.contentSize.width <= list.bounds.width + 1 {
        next = frame
        next.origin.x = first.minX
        next.origin.y = frame.maxY + gap.height
      }
      frame = next
    }
    return frame
  }

  private func spacings(in section: Int, _ count: Int) -> CGSize {
    var spacing = CGSize(width: 10, height: 10)
    guard count > 1, let first = list.baseFrame(of: IndexPath(item: 0, section: section)),
      let second = list.baseFrame(of: IndexPath(item: 1, section: section))
    else { return spacing }
    if second.minX >= first.maxX { spacing.width = second.minX - first.maxX }
    if second.maxX <= first.minX { spacing.width = first.minX - second.maxX }
    for item in max(1, count - 12)..<count {
      guard let frame = list.baseFrame(of: IndexPath(item: item, section: section)),
        let before = list.baseFrame(of: IndexPath(item: item - 1, section: section)),
        frame.minY >= before.maxY
      else { continue }
      spacing.height = frame.minY - before.maxY
    }
    return spacing
  }
}
