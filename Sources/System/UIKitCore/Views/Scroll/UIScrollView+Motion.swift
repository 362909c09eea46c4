import QuartzCore

extension UIScrollView {
  package var isMoving: Bool { motions.x != nil || motions.y != nil }

  /// Releases content at a velocity in points per second: it decelerates, or returns from beyond an
  /// edge.
  func startThrow(_ velocity: CGPoint) {
    let range = offsetRange
    let now = MediaClock.now
    let rate = decelerationRate.rawValue
    func axis(_ offset: CGFloat, _ speed: CGFloat, _ low: CGFloat, _ high: CGFloat) -> AxisMotion? {
      let edge = min(max(offset, low), high)
      if offset != edge {
        // A flick that carries content back inside the edges decelerates there.
        let rest = ScrollPhysics.target(from: offset, velocity: speed, rate: rate)
        if (edge - offset) * (edge - rest) < 0 {
          return .deceleration(start: offset, velocity: speed, rate: rate, since: now)
        }
        return .bounce(edge: edge, offset: offset - edge, velocity: speed, since: now)
      }
      guard abs(speed) > ScrollPhysics.stopSpeed else { return nil }
      if (speed > 0 && offset >= high) || (speed < 0 && offset <= low) {
        return bounces
          ? .bounce(edge: edge, offset: 0, velocity: speed, since: now) : nil
      }
      return .deceleration(start: offset, velocity: speed, rate: rate, since: now)
    }
    motions = (
      axis(contentOffset.x, velocity.x, range.min.x, range.max.x),
      axis(contentOffset.y, velocity.y, range.min.y, range.max.y)
    )
    drag.wheelTarget = nil
    startTicking()
  }

  func spring(
    to target: CGPoint, velocity: CGPoint = .zero, keepingVelocity: Bool = false, rate: CGFloat
  ) {
    let now = MediaClock.now
    let vx = keepingVelocity ? motions.x?.velocity(at: now) ?? 0 : velocity.x
    let vy = keepingVelocity ? motions.y?.velocity(at: now) ?? 0 : velocity.y
    let offset = contentOffset
    motions = (
      target.x == offset.x && vx == 0
        ? nil
        : .spring(
          target: target.x, offset: offset.x - target.x, velocity: vx, rate: rate, since: now),
      target.y == offset.y && vy == 0
        ? nil
        : .spring(
          target: target.y, offset: offset.y - target.y, velocity: vy, rate: rate, since: now)
    )
    drag.wheelTarget = nil
    startTicking()
  }

  /// Limits running motions to the valid offsets after the content or the view has changed size.
  func keepMotionsInRange() {
    let range = offsetRange
    let now = MediaClock.now
    func axis(_ motion: AxisMotion?, _ offset: CGFloat, _ low: CGFloat, _ high: CGFloat)
      -> AxisMotion?
    {
      guard let motion else { return nil }
      let limited = min(max(motion.end, low), high)
      guard limited != motion.end else { return motion }
      let velocity = motion.velocity(at: now)
      switch motion {
      case .deceleration: return motion
      case .bounce:
        return .bounce(edge: limited, offset: offset - limited, velocity: velocity, since: now)
      case .spring(_, _, _, let rate, _):
        return .spring(
          target: limited, offset: offset - limited, velocity: velocity, rate: rate, since: now)
      }
    }
    motions = (
      axis(motions.x, contentOffset.x, range.min.x, range.max.x),
      axis(motions.y, contentOffset.y, range.min.y, range.max.y)
    )
    drag.wheelTarget = drag.wheelTarget.map(clamped)
    let inside = clamped(contentOffset)
    place(
      at: CGPoint(
        x: motions.x == nil ? inside.x : contentOffset.x,
        y: motions.y == nil ? inside.y : contentOffset.y))
  }

  /// Shifts offset, drag and motion when content is inserted above the visible part, so that
  /// nothing appears to move.
  package func moveContent(by change: CGPoint) {
    let moved = CGPoint(x: contentOffset.x + change.x, y: contentOffset.y + change.y)
    carryMotion(to: moved)
    place(at: moved)
  }

  func appMovesContent(to offset: CGPoint) {
    if isAnimatingOffset {
      stopMotion()
    } else if isDragging || isDecelerating || drag.wheelTarget != nil {
      carryMotion(to: offset)
    }
  }

  /// Shifts drag and motion by the distance to an offset to which the content is moved.
  func carryMotion(to offset: CGPoint) {
    let change = CGPoint(x: offset.x - contentOffset.x, y: offset.y - contentOffset.y)
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + change.x, y: point.y + change.y)
    }
    motions = (motions.x?.moved(by: change.x), motions.y?.moved(by: change.y))
    drag.freeOffset = moved(drag.freeOffset)
    drag.startOffset = moved(drag.startOffset)
    drag.wheelTarget = drag.wheelTarget.map(moved)
    drag.caught = drag.caught.map(moved)
  }

  private func startTicking() {
    guard isMoving else { return }
    if ticker == nil {
      ticker = FrameTicker(for: self) { $0.step(at: $1) }
    }
    ticker?.isPaused = false
  }

  private func step(at time: TimeInterval) {
    let range = offsetRange
    var offset = contentOffset
    (offset.x, motions.x) = advance(motions.x, from: offset.x, range.min.x, range.max.x, at: time)
    (offset.y, motions.y) = advance(motions.y, from: offset.y, range.min.y, range.max.y, at: time)
    place(at: alignedToPixels(offset))
    if !isMoving { finishMotion() }
  }

  /// Rounds an offset to whole pixels, because content between pixels is blurred and costs more to
  /// draw.
  ///
  /// Near an edge it returns the exact edge, so that content there doesn't count as scrollable
  /// further or as overscrolled.
  func alignedToPixels(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    let scale = max(1, traitCollection.displayScale)
    func axis(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if abs(value - low) * scale < 0.5 { return low }
      if abs(value - high) * scale <= 0.5 { return high }
      return (value * scale).rounded() / scale
    }
    return CGPoint(
      x: axis(offset.x, range.min.x, range.max.x), y: axis(offset.y, range.min.y, range.max.y))
  }

  /// Advances a motion to a time. A deceleration past an edge becomes a bounce from the moment it
  /// reached the edge.
  private func advance(
    _ motion: AxisMotion?, from offset: CGFloat, _ low: CGFloat, _ high: CGFloat,
    at time: TimeInterval
  ) -> (CGFloat, AxisMotion?) {
    guard let motion else { return (offset, nil) }
    let position = motion.position(at: time)
    guard case .deceleration(_, let velocity, _, let since) = motion else {
      return motion.isDone(at: time) ? (motion.end, nil) : (position, motion)
    }
    if velocity < 0 ? position < low : position > high {
      let edge = velocity < 0 ? low : high
      guard bounces else { return (edge, nil) }
      let met = meetingTime(of: motion, with: edge, from: since, to: time)
      let bounce = AxisMotion.bounce(
        edge: edge, offset: 0, velocity: motion.velocity(at: met), since: met)
      return (bounce.position(at: time), bounce)
    }
    guard motion.isDone(at: time) else { return (position, motion) }
    let edge = min(max(position, low), high)
    guard position != edge else { return (position, nil) }
    return (position, .bounce(edge: edge, offset: position - edge, velocity: 0, since: time))
  }

  private func meetingTime(
    of motion: AxisMotion, with edge: CGFloat, from start: TimeInterval, to end: TimeInterval
  ) -> TimeInterval {
    var (low, high) = (start, end)
    let isBelow = motion.position(at: start) < edge
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if (motion.position(at: middle) < edge) == isBelow { low = middle } else { high = middle }
    }
    return high
  }

  private func finishMotion() {
    ticker?.isPaused = true
    indicators.hideSoon()
    let wasDecelerating = isDecelerating
    let wasAnimating = isAnimatingOffset
    drag.wheelTarget = nil
    isDecelerating = false
    isAnimatingOffset = false
    if wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
    if wasAnimating {
      delegate?.scrollViewDidEndScrollingAnimation(self)
      tellScrollStatus()
    }
  }

  /// Stops the content where it is and reports the end of the motion to the delegate.
  package func stopMotion() {
    guard isMoving else { return }
    motions = (nil, nil)
    finishMotion()
  }
}
