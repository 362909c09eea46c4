import HostInterface
import QuartzCore

/// The state of a drag or of wheel scrolling.
struct ScrollDrag {
  /// The offset without the rubber band effect, as if the content followed the finger exactly.
  var freeOffset = CGPoint.zero
  var startOffset = CGPoint.zero
  var allowsX = true
  var allowsY = true
  /// The offset at which the wheel steps of the running animation end up.
  var wheelTarget: CGPoint?
  /// The offset at which content that a touch stopped must come to rest.
  var caught: CGPoint?
  /// Whether an assistive technology scrolls.
  var isByReader = false
  /// The sheet that contains the content and takes part in the drag.
  weak var sheet: UISheetPresentationController?
  /// The distance by which the sheet has moved down in this drag.
  var sheetTravel: CGFloat = 0
  /// The vertical distance that the finger has traveled as of the last change; down is positive.
  var lastTravel: CGFloat = 0
  /// The time of the last page turned by the wheel; limits one flick to one page.
  var lastWheelPage: TimeInterval = -.infinity
}

extension UIScrollView {
  /// Stops moving content on touch-down. If no drag follows, the content settles at `caught`.
  func fingerCameDown() {
    isTracking = true
    guard isMoving, drag.caught == nil else { return }
    drag.caught = placeToRest
    stopMotion()
  }

  func fingersAreUp() {
    isTracking = false
    guard let target = drag.caught else { return }
    drag.caught = nil
    guard !isDragging, !isMoving, !isZooming, zoom.ticker == nil else { return }
    guard window != nil else { return contentOffset = clamped(target) }
    if clamped(contentOffset) != contentOffset && !isPagingEnabled {
      startThrow(.zero)
    } else {
      spring(to: clamped(target), rate: Self.pageRate)
    }
    guard isMoving else { return indicators.hideSoon() }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// The offset at which content that is stopped now must come to rest: a page, the target that the
  /// delegate chose, or the current offset.
  private var placeToRest: CGPoint {
    if let place = stops?.restingPlaceWhenCaught { return place }
    if isPagingEnabled {
      func nearest(_ offset: CGFloat, _ page: CGFloat) -> CGFloat {
        page > 0 ? (offset / page).rounded() * page : offset
      }
      return CGPoint(
        x: nearest(contentOffset.x, bounds.width), y: nearest(contentOffset.y, bounds.height))
    }
    func place(_ motion: AxisMotion?, _ offset: CGFloat) -> CGFloat {
      if isDecelerating, case .spring(let target, _, _, _, _) = motion { return target }
      return offset
    }
    return CGPoint(x: place(motions.x, contentOffset.x), y: place(motions.y, contentOffset.y))
  }

  var canScrollX: Bool {
    let range = offsetRange
    return range.max.x > range.min.x || (bounces && alwaysBounceHorizontal)
  }

  var canScrollY: Bool {
    let range = offsetRange
    return range.max.y > range.min.y || (bounces && alwaysBounceVertical)
  }

  /// Whether a drag begins in this view; otherwise an enclosing scroll view handles it.
  func panShouldBegin() -> Bool {
    guard isScrollEnabled, !contentKeepsTouches else { return false }
    let direction = panGestureRecognizer.directionOfBegin
    let horizontal = abs(direction.x) > abs(direction.y)
    if panGestureRecognizer.scrollUnit == .detents { return canWheel(direction) }
    guard horizontal ? canScrollX : canScrollY else { return false }
    // At its edge, a nested scroll view leaves the drag to the enclosing one.
    guard let outer = enclosingScrollView, horizontal ? outer.canScrollX : outer.canScrollY else {
      return true
    }
    let range = offsetRange
    if horizontal {
      return direction.x < 0 ? contentOffset.x < range.max.x : contentOffset.x > range.min.x
    }
    return direction.y < 0 ? contentOffset.y < range.max.y : contentOffset.y > range.min.y
  }

  private var contentKeepsTouches: Bool {
    panGestureRecognizer.activeTouches.contains { touch in
      guard touch.viewPhase == .began, let content = touch.view, content !== self else {
        return false
      }
      return !canCancelContentTouches || !touchesShouldCancel(in: content)
    }
  }

  private var enclosingScrollView: UIScrollView? {
    sequence(first: superview, next: { $0?.superview }).lazy
      .compactMap { $0 as? UIScrollView }.first
  }

  /// Whether the wheel can scroll this view. The wheel doesn't overscroll, so an enclosing scroll
  /// view takes over at the edge.
  private func canWheel(_ direction: CGPoint) -> Bool {
    // With Control, the wheel zooms on a desktop.
    if panGestureRecognizer.modifierFlags.contains(.control) { return false }
    let offset = wheelOffset(direction)
    let range = offsetRange
    if offset.y != 0, range.max.y > range.min.y {
      return offset.y > 0 ? contentOffset.y < range.max.y : contentOffset.y > range.min.y
    }
    if offset.x != 0, range.max.x > range.min.x {
      return offset.x > 0 ? contentOffset.x < range.max.x : contentOffset.x > range.min.x
    }
    return false
  }

  /// Returns the change of offset for a wheel step. With Shift, or if content scrolls only
  /// horizontally, a vertical wheel scrolls horizontally.
  private func wheelOffset(_ translation: CGPoint) -> CGPoint {
    let range = offsetRange
    let onlyX = range.max.y <= range.min.y && range.max.x > range.min.x
    let isTurned =
      (onlyX && stops?.takesVerticalWheel != false)
      || panGestureRecognizer.modifierFlags.contains(.shift)
    if isTurned && translation.x == 0 { return CGPoint(x: -translation.y, y: 0) }
    return CGPoint(x: -translation.x, y: -translation.y)
  }

  func handlePan() {
    if panGestureRecognizer.scrollUnit == .detents { return handleWheel() }
    switch panGestureRecognizer.state {
    case .began: beginDrag()
    case .changed: continueDrag()
    case .ended: endDrag(cancelled: false)
    case .cancelled: endDrag(cancelled: true)
    default: break
    }
  }

  // MARK: Finger and touchpad

  private func beginDrag() {
    stopMotion()
    drag.caught = nil
    isTracking = true
    isDragging = true
    // A touch that scrolls doesn't select.
    (self as? any ItemSelecting)?.endHighlight()
    drag.startOffset = contentOffset
    drag.freeOffset = unbanded(contentOffset)
    let direction = panGestureRecognizer.directionOfBegin
    drag.allowsX = canScrollX
    drag.allowsY = canScrollY
    drag.sheet = panGestureRecognizer.scrollUnit == nil ? enclosingSheet : nil
    drag.sheetTravel = 0
    drag.lastTravel = 0
    if isDirectionalLockEnabled {
      let horizontal = abs(direction.x) > abs(direction.y)
      drag.allowsX = drag.allowsX && horizontal
      drag.allowsY = drag.allowsY && !horizontal
    }
    indicators.show()
    delegate?.scrollViewWillBeginDragging(self)
    dismissKeyboard()
    continueDrag()
  }

  func rebaseDrag() {
    drag.freeOffset = unbanded(contentOffset)
    panGestureRecognizer.setTranslation(.zero, in: superview)
    drag.sheetTravel = 0
    drag.lastTravel = 0
  }

  /// Lets a sheet that contains the content follow the finger first.
  private func giveShareToSheet(_ travel: CGFloat) {
    guard let sheet = drag.sheet, drag.allowsY else { return }
    drag.sheetTravel += sheet.share(of: travel - drag.lastTravel, draggedBy: self)
    drag.lastTravel = travel
  }

  private func continueDrag() {
    // During a zoom, the pinch determines the offset.
    guard !isZooming else { return }
    let translation = panGestureRecognizer.translation(in: superview)
    giveShareToSheet(translation.y)
    var free = drag.freeOffset
    if drag.allowsX { free.x -= translation.x }
    if drag.allowsY { free.y -= translation.y - drag.sheetTravel }
    place(at: alignedToPixels(banded(free)))
  }

  private func endDrag(cancelled: Bool) {
    refreshControl?.dragWillEnd()
    let pan = cancelled ? CGPoint.zero : panGestureRecognizer.velocity(in: superview)
    var velocity = CGPoint(
      x: drag.allowsX ? -pan.x : 0, y: drag.allowsY ? -pan.y : 0)
    if drag.sheet?.dragOfContentEnded(velocity: pan.y, isCancelled: cancelled, in: self) == true {
      velocity.y = 0
    }
    drag.sheet = nil
    var target = restingPlace(velocity)
    if isPagingEnabled { target = pageTarget(velocity) }
    let natural = target
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    target = stops?.restingPlace(proposed: target, velocity: perMillisecond) ?? target
    if !isPagingEnabled { target = clamped(restingPlaceOfBars(target)) }
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: perMillisecond, targetContentOffset: &target)
    isTracking = false
    isDragging = false
    if window == nil {
      contentOffset = clamped(target)
    } else if isPagingEnabled || target != natural {
      let retargeted = clamped(target)
      if retargeted == contentOffset { velocity = .zero }
      motions = (nil, nil)
      if retargeted != contentOffset {
        spring(to: retargeted, velocity: velocity, rate: Self.pageRate)
      }
    } else if !isZooming && zoom.ticker == nil {
      startThrow(velocity)
    }
    let decelerates = isMoving
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates else { return indicators.hideSoon() }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// The spring rate of page turns, per second; a page settles in about 0.4 s. Apple's value is
  /// unknown.
  private static let pageRate: CGFloat = 16
  /// The speed above which a flick turns the page regardless of distance, in points per second.
  private static let flickSpeed: CGFloat = 120

  private func restingPlace(_ velocity: CGPoint) -> CGPoint {
    let rate = decelerationRate.rawValue
    return clamped(
      CGPoint(
        x: ScrollPhysics.target(from: contentOffset.x, velocity: velocity.x, rate: rate),
        y: ScrollPhysics.target(from: contentOffset.y, velocity: velocity.y, rate: rate)))
  }

  /// Returns the page at which to come to rest: at most one away from the page at which the drag
  /// began.
  private func pageTarget(_ velocity: CGPoint) -> CGPoint {
    func axis(_ offset: CGFloat, _ start: CGFloat, _ speed: CGFloat, _ page: CGFloat) -> CGFloat {
      guard page > 0 else { return offset }
      let from = (start / page).rounded()
      var to = (offset / page).rounded()
      if abs(speed) > Self.flickSpeed {
        to = speed > 0 ? (offset / page).rounded(.down) + 1 : (offset / page).rounded(.up) - 1
      }
      return min(max(to, from - 1), from + 1) * page
    }
    return clamped(
      CGPoint(
        x: drag.allowsX
          ? axis(contentOffset.x, drag.startOffset.x, velocity.x, bounds.width) : contentOffset.x,
        y: drag.allowsY
          ? axis(contentOffset.y, drag.startOffset.y, velocity.y, bounds.height) : contentOffset.y))
  }

  private func banded(_ free: CGPoint) -> CGPoint {
    let range = offsetRange
    func axis(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat, _ dimension: CGFloat) -> CGFloat {
      let edge = min(max(value, low), high)
      guard value != edge else { return value }
      return bounces ? edge + ScrollPhysics.rubberBand(value - edge, dimension: dimension) : edge
    }
    return CGPoint(
      x: axis(free.x, range.min.x, range.max.x, bounds.width),
      y: axis(free.y, range.min.y, range.max.y, bounds.height))
  }

  private func unbanded(_ seen: CGPoint) -> CGPoint {
    let edge = clamped(seen)
    return CGPoint(
      x: edge.x + ScrollPhysics.inverseRubberBand(seen.x - edge.x, dimension: bounds.width),
      y: edge.y + ScrollPhysics.inverseRubberBand(seen.y - edge.y, dimension: bounds.height))
  }

  // MARK: Wheel

  private func handleWheel() {
    let pan = panGestureRecognizer
    guard pan.state == .began || pan.state == .changed else { return }
    let step = wheelOffset(pan.translation(in: superview))
    pan.setTranslation(.zero, in: superview)
    if stops?.turnsPagesByWheel ?? isPagingEnabled { return wheelPage(step) }
    // Only wheel steps accumulate; any other motion ends here.
    if drag.wheelTarget == nil { stopMotion() }
    let base = drag.wheelTarget ?? contentOffset
    let free = clamped(CGPoint(x: base.x + step.x, y: base.y + step.y))
    let target = clamped(restingPlaceOfBars(free, direction: step.y))
    indicators.show()
    spring(to: target, keepingVelocity: true, rate: Self.wheelRate)
    if isMoving { drag.wheelTarget = target } else { indicators.hideSoon() }
  }

  /// The shortest time between two pages turned by the wheel, in seconds; each step turns one page.
  private static let wheelPageInterval: TimeInterval = 0.15

  private func wheelPage(_ step: CGPoint) {
    // A step that comes too soon must not stop the motion either, or the content would remain
    // between pages.
    guard MediaClock.now - drag.lastWheelPage >= Self.wheelPageInterval else { return }
    drag.lastWheelPage = MediaClock.now
    // Starts from the target of a running motion, or content that stops on the other axis would
    // remain between pages.
    let base = CGPoint(
      x: motions.x?.end ?? contentOffset.x, y: motions.y?.end ?? contentOffset.y)
    let target = clamped(stops?.page(after: base, toward: step) ?? nextPage(base, step))
    setContentOffset(target, animated: true)
    if isMoving { drag.wheelTarget = target }
  }

  func nextPage(_ offset: CGPoint, _ step: CGPoint) -> CGPoint {
    func turned(_ offset: CGFloat, _ step: CGFloat, _ page: CGFloat) -> CGFloat {
      guard page > 0, step != 0 else { return offset }
      return ((offset / page).rounded() + (step > 0 ? 1 : -1)) * page
    }
    return CGPoint(
      x: turned(offset.x, step.x, bounds.width), y: turned(offset.y, step.y, bounds.height))
  }
}
