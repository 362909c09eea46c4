import QuartzCore

/// The interaction of a finger with a sheet.
struct SheetHand {
  /// Whether a finger drags the sheet, or content in it.
  var isDragging = false
  /// Whether a finger has stopped a moving sheet, and hasn't dragged it yet.
  var hasCaught = false
  /// The height that would be shown without resistance.
  var free: CGFloat = 0
  /// The value of `free` when the drag began.
  var start: CGFloat = 0
  /// Whether the sheet resists being dragged away.
  var isKept = false
  /// The velocity of a flick that dismisses the sheet, upwards in points per second.
  private var thrown: CGFloat?

  /// Whether a finger holds the sheet.
  var isBusy: Bool { isDragging || hasCaught }

  mutating func letGo() {
    isDragging = false
    hasCaught = false
  }

  mutating func throwAway(_ velocity: CGFloat) { thrown = velocity }

  /// Returns the velocity to continue with; `nil` keeps that of the motion.
  mutating func takeThrow() -> CGFloat? {
    defer { thrown = nil }
    return thrown
  }
}

extension UISheetPresentationController {
  /// The seconds for which the velocity of a released sheet is projected to find the nearest
  /// detent.
  private static let lookAhead: CGFloat = 0.25

  var isDraggable: Bool { sheetView != nil && layout.form != .fullScreen }

  // MARK: Catching

  /// Stops the sheet if it is moving; returns whether it was stopped.
  func fingerCameDown() -> Bool {
    guard isDraggable, motion.isMoving, !hand.isBusy else { return false }
    guard !isDismissing || (isDismissedByPerson && transition != nil) else { return false }
    hand.hasCaught = true
    motion.stop()
    // A sheet that is caught while it appears is on screen; one that disappears returns.
    transition?.complete(!isDismissing)
    guard transition == nil, !isDismissing, sheetView != nil else {
      hand.letGo()
      return false
    }
    return true
  }

  /// Releases a sheet that was caught and not dragged.
  func fingersAreUp() {
    guard hand.hasCaught else { return }
    hand.hasCaught = false
    returnToRest()
  }

  // MARK: Dragging

  func beginDrag() {
    guard isDraggable, transition == nil, !isDismissing else { return }
    motion.stop()
    hand.hasCaught = false
    hand.isDragging = true
    hand.isKept = !mayBeDismissedByPerson
    hand.free = SheetResistance.free(
      shown: motion.shown, lowest: layout.lowest, highest: layout.highest, isKept: hand.isKept)
    hand.start = hand.free
  }

  /// Moves the sheet by an upward distance from its position when the drag began.
  func drag(by distance: CGFloat) {
    guard hand.isDragging else { return }
    drag(to: hand.start + distance)
  }

  private func drag(to free: CGFloat) {
    hand.free = free
    motion.place(
      at: SheetResistance.shown(
        free: free, lowest: layout.lowest, highest: layout.highest, isKept: hand.isKept))
  }

  /// Releases the sheet with an upward velocity in points per second.
  func endDrag(velocity: CGFloat, isCancelled: Bool = false) {
    guard hand.isDragging else { return }
    hand.isDragging = false
    guard !isCancelled else { return returnToRest() }
    let place = hand.free + velocity * Self.lookAhead
    if place < layout.lowest / 2 {
      hand.throwAway(velocity)
      if dismissByPerson() { return }
      _ = hand.takeThrow()
      guard sheetView != nil, !isDismissing, transition == nil else { return }
    }
    let nearest = layout.stops.min { abs($0.shown - place) < abs($1.shown - place) }
    if let nearest { go(to: nearest, velocity: velocity) }
  }

  private func go(to stop: SheetLayout.Stop, velocity: CGFloat) {
    // With resistance, the sheet moves less than the finger.
    let isStretched = hand.free > layout.highest || (hand.isKept && hand.free < layout.lowest)
    motion.start(to: stop.shown, velocity: isStretched ? velocity / 8 : velocity)
    select(stop.identifier)
    // The delegate may have changed the detents.
    returnToRest()
  }

  /// Goes to the next detent when the grabber is tapped.
  func goToNextDetent() {
    guard transition == nil, !isDismissing, !hand.isBusy, layout.form == .edgeAttached else {
      return
    }
    let now = restingPlace
    let next = layout.stops.first { $0.shown > now } ?? layout.stops.first
    guard let next, next.shown != now else { return }
    motion.start(to: next.shown)
    select(next.identifier)
    returnToRest()
  }

  // MARK: Scrolling content

  /// Takes up a part of a drag of content, before it scrolls. Distances are downwards.
  func share(of distance: CGFloat, draggedBy scrollView: UIScrollView) -> CGFloat {
    guard isDraggable, transition == nil, !isDismissing, distance != 0 else { return 0 }
    let above = scrollView.contentOffset.y - scrollView.offsetRange.min.y
    if distance > 0 {
      // Content returns to its top first. A refresh control takes the distance that remains.
      let rest = distance - max(0, above)
      let isUnderWay = hand.isDragging && hand.free < layout.highest
      guard rest > 0, scrollView.refreshControl == nil || isUnderWay else { return 0 }
      return take(rest)
    }
    let limit =
      prefersScrollingExpandsWhenScrolledToEdge ? layout.highest : max(restingPlace, layout.lowest)
    let now = hand.isDragging ? hand.free : motion.shown
    guard now < limit - 0.5, hand.isBusy || above < 0.5 else { return 0 }
    return -take(-min(-distance, limit - now))
  }

  /// Moves the sheet down by a distance; returns the absolute distance.
  private func take(_ distance: CGFloat) -> CGFloat {
    if !hand.isDragging { beginDrag() }
    guard hand.isDragging else { return 0 }
    drag(to: hand.free - distance)
    return abs(distance)
  }

  /// Releases the sheet after a drag of content; returns whether the sheet takes the release, so
  /// that the content doesn't scroll. The velocity is downwards.
  func dragOfContentEnded(
    velocity: CGFloat, isCancelled: Bool, in scrollView: UIScrollView
  ) -> Bool {
    guard hand.isDragging else { return false }
    let isAtTop = scrollView.contentOffset.y - scrollView.offsetRange.min.y < 0.5
    let isFull = abs(hand.free - layout.highest) < 0.5
    let scrolls = isFull && (velocity < 0 || !isAtTop)
    endDrag(velocity: scrolls ? 0 : -velocity, isCancelled: isCancelled)
    return !scrolls
  }
}

extension UIScrollView {
  /// The sheet that moves with drags of this content.
  var enclosingSheet: UISheetPresentationController? {
    sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? SheetView }.first?
      .sheet
  }
}
