import QuartzCore

/// Orthogonally scrolling sections. Distances are measured from the leading edge or the top;
/// offsets are those of a section's scroll view.
extension UICollectionViewCompositionalLayout {
  private var isMirrored: Bool {
    isVertical && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Returns the distance by which a section is scrolled.
  func distance(of index: Int) -> CGFloat {
    let section = sections[index]
    return scrolled[index] ?? section.stop(at: 0)
  }

  func setDistance(_ offset: CGPoint, of index: Int) {
    guard sections.indices.contains(index) else { return }
    scrolled[index] = distance(at: offset, sections[index])
  }

  func renumberScrolled(_ newSection: (Int) -> Int?) {
    scrolled = Dictionary(
      scrolled.compactMap { old, distance in
        sections.indices.contains(old) ? newSection(old).map { ($0, distance) } : nil
      }, uniquingKeysWith: { $1 })
  }

  /// Limits the scroll distances of sections to their current scroll ranges.
  func limitScrolled() {
    for (index, distance) in scrolled {
      guard sections.indices.contains(index), sections[index].isOrthogonal else {
        scrolled[index] = nil
        continue
      }
      let range = sections[index].scrollRange
      // The scroll view of a section that is being dragged or bounces returns to its range by
      // itself.
      guard collectionView?.orthogonal.views[index].map({ $0.isMoving || $0.isDragging }) != true
      else {
        continue
      }
      scrolled[index] = min(max(distance, range.lowerBound), range.upperBound)
    }
  }

  private func contentLength(_ section: CompositionalSection) -> CGFloat {
    max(section.scrolledLength, section.seenLength)
  }

  private func offset(at distance: CGFloat, _ section: CompositionalSection) -> CGPoint {
    guard isVertical else { return CGPoint(x: 0, y: distance) }
    return CGPoint(
      x: isMirrored ? contentLength(section) - section.seenLength - distance : distance, y: 0)
  }

  private func distance(at offset: CGPoint, _ section: CompositionalSection) -> CGFloat {
    guard isVertical else { return offset.y }
    return isMirrored ? contentLength(section) - section.seenLength - offset.x : offset.x
  }

  /// Returns a rectangle's range perpendicular to the layout's direction, from the leading edge or
  /// the top.
  func across(_ rect: CGRect) -> ClosedRange<CGFloat> {
    guard isVertical else { return rect.minY...rect.maxY }
    return isMirrored
      ? prepared.width - rect.maxX...prepared.width - rect.minX : rect.minX...rect.maxX
  }

  /// Sets the frame of an item or its supplementary view.
  func place(_ attributes: UICollectionViewLayoutAttributes, _ frame: CGRect, in index: Int) {
    let section = sections[index]
    guard section.isOrthogonal else { return attributes.frame = seen(frame) }
    let distance = distance(of: index)
    attributes.frame = seen(
      isVertical ? frame.offsetBy(dx: -distance, dy: 0) : frame.offsetBy(dx: 0, dy: -distance))
    let offset = offset(at: distance, section)
    let start = section.band.lowerBound
    attributes.values.scrollOrigin =
      isVertical ? CGPoint(x: -offset.x, y: start) : CGPoint(x: start, y: -offset.y)
  }

  /// Returns the geometry of the scroll views of sections that intersect a rectangle.
  func orthogonalPlaces(in rect: CGRect) -> [OrthogonalPlace] {
    guard rect.minX <= rect.maxX, rect.minY <= rect.maxY else { return [] }
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let first = sections.firstFitting { $0.start + $0.length + $0.overhang >= low }
    var places: [OrthogonalPlace] = []
    for index in sections[first...].indices {
      guard sections[index].start - sections[index].overhang <= high else { break }
      if sections[index].isOrthogonal { places.append(orthogonalPlace(index)) }
    }
    return places
  }

  private func orthogonalPlace(_ index: Int) -> OrthogonalPlace {
    let section = sections[index]
    let (band, content, seen) = (section.band, contentLength(section), section.seenLength)
    let breadth = band.upperBound - band.lowerBound
    let range = section.scrollRange
    let (before, after) = (-range.lowerBound, range.upperBound - (content - seen))
    let properties = section.spec.orthogonalScrollingProperties
    let behavior = section.spec.orthogonalScrollingBehavior
    let isFree = behavior == .continuous || behavior == .continuousGroupLeadingBoundary
    let rate = properties.decelerationRate
    let always = properties.bounce == .always
    return OrthogonalPlace(
      section: index,
      frame: isVertical
        ? CGRect(x: 0, y: band.lowerBound, width: seen, height: breadth)
        : CGRect(x: band.lowerBound, y: 0, width: breadth, height: seen),
      contentSize: isVertical
        ? CGSize(width: content, height: breadth) : CGSize(width: breadth, height: content),
      contentInset: isVertical
        ? UIEdgeInsets(
          top: 0, left: isMirrored ? after : before, bottom: 0, right: isMirrored ? before : after)
        : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0),
      contentOffset: offset(at: distance(of: index), section),
      decelerationRate: rate == .automatic
        ? (isFree ? .normal : .fast) : UIScrollView.DecelerationRate(rawValue: rate.rawValue),
      bounces: properties.bounce != .never,
      bouncesAlways: (isVertical && always, !isVertical && always),
      direction: collectionView?.semanticContentAttribute ?? .unspecified)
  }

  // MARK: Target offsets

  /// Returns whether a section scrolls page by page or group by group.
  func turnsPages(_ index: Int) -> Bool {
    guard sections.indices.contains(index) else { return false }
    return [.paging, .groupPaging, .groupPagingCentered]
      .contains(sections[index].spec.orthogonalScrollingBehavior)
  }

  /// Returns the offset at which a section stops after a drag, with the velocity in points per
  /// second.
  func rest(
    of index: Int, from start: CGPoint, now: CGPoint, proposed: CGPoint, velocity: CGPoint
  ) -> CGPoint {
    guard sections.indices.contains(index) else { return proposed }
    let section = sections[index]
    let behavior = section.spec.orthogonalScrollingBehavior
    // Free scrolling returns the proposed offset, so that deceleration isn't changed.
    guard behavior != .continuous else { return proposed }
    return offset(
      at: section.rest(
        from: distance(at: start, section), now: distance(at: now, section),
        proposed: distance(at: proposed, section),
        velocity: isVertical ? (isMirrored ? -velocity.x : velocity.x) : velocity.y), section)
  }

  /// Returns the offset of the next page or group in the direction of a scroll wheel step.
  func nextPage(of index: Int, after old: CGPoint, toward step: CGPoint) -> CGPoint {
    guard sections.indices.contains(index) else { return old }
    let section = sections[index]
    let push = isVertical ? (isMirrored ? -step.x : step.x) : step.y
    guard push != 0 else { return old }
    return offset(at: section.page(after: distance(at: old, section), isForward: push > 0), section)
  }

  /// Returns the offset of a section at which an item has the specified position; `nil` if the
  /// section doesn't scroll orthogonally, or if the position doesn't specify its direction.
  func offset(
    showing path: IndexPath, _ frame: CGRect, _ position: UICollectionView.ScrollPosition
  ) -> CGPoint? {
    guard sections.indices.contains(path.section), sections[path.section].isOrthogonal else {
      return nil
    }
    let section = sections[path.section]
    let insets = section.insets
    let place: CGFloat
    if isVertical {
      let (left, right) =
        isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
      if position.contains(.left) {
        place = frame.minX - left
      } else if position.contains(.right) {
        place = frame.maxX - section.seenLength + right
      } else if position.contains(.centeredHorizontally) {
        place = frame.midX - section.seenLength / 2
      } else {
        return nil
      }
    } else if position.contains(.top) {
      place = frame.minY - insets.top
    } else if position.contains(.bottom) {
      place = frame.maxY - section.seenLength + insets.bottom
    } else if position.contains(.centeredVertically) {
      place = frame.midY - section.seenLength / 2
    } else {
      return nil
    }
    let now = distance(of: path.section)
    let range = section.scrollRange
    var wanted = now + (isMirrored ? -place : place)
    switch section.spec.orthogonalScrollingBehavior {
    case .none, .continuous: break
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      wanted = section.stop(at: section.group(of: path.item))
    case .paging:
      let middle = isVertical ? (isMirrored ? prepared.width - frame.midX : frame.midX) : frame.midY
      wanted = ((middle + now) / section.seenLength).rounded(.down) * section.seenLength
    }
    return offset(at: min(max(wanted, range.lowerBound), range.upperBound), section)
  }

  // MARK: Handlers

  /// Calls the sections' handlers, which can change the elements that are about to be displayed.
  func runHandlers(_ attributes: [UICollectionViewLayoutAttributes]) {
    guard let view = collectionView,
      sections.contains(where: { $0.spec.visibleItemsInvalidationHandler != nil })
    else { return }
    for (index, found) in Dictionary(grouping: attributes, by: \.indexPath.section) {
      guard sections.indices.contains(index),
        let handler = sections[index].spec.visibleItemsInvalidationHandler
      else { continue }
      let section = sections[index]
      let offset =
        section.isOrthogonal ? offset(at: distance(of: index), section) : view.contentOffset
      let items = found.sorted { $0.indexPath < $1.indexPath }.map {
        CompositionalVisibleItem($0, shift: $0.values.scrollOrigin == nil ? .zero : offset)
      }
      handler(
        items, offset,
        CompositionalEnvironment(
          size: prepared, insets: section.sideInsets, traits: view.traitCollection))
    }
  }
}
