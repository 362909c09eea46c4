import QuartzCore

/// A row that reveals its actions, and the extent to which it does.
@MainActor final class SwipedRow {
  var row: IndexPath
  let configuration: UISwipeActionsConfiguration
  let view: SwipeActionsView
  /// Whether the actions are at the left of the row.
  let isAtLeft: Bool
  /// The width that the row uncovers, in points.
  private(set) var width: CGFloat = 0
  private(set) var isClosing = false
  /// Whether the row was swiped so far that releasing it performs the first action.
  private(set) var isArmed = false
  private var motion: AxisMotion?
  private var ticker: FrameTicker?
  private var lastTick: TimeInterval?
  private var onMove: ((SwipedRow) -> Void)?
  private var onClosed: ((SwipedRow) -> Void)?

  /// The rate of the spring, per second.
  private static let rate: CGFloat = 20
  /// The time in which the first action spreads over the others, in seconds.
  private static let spreading: TimeInterval = 0.15

  init(
    _ row: IndexPath, _ configuration: UISwipeActionsConfiguration, isAtLeft: Bool,
    onMove: @escaping (SwipedRow) -> Void, onClosed: @escaping (SwipedRow) -> Void
  ) {
    self.row = row
    self.configuration = configuration
    self.isAtLeft = isAtLeft
    self.onMove = onMove
    self.onClosed = onClosed
    view = SwipeActionsView(configuration, isAtLeft: isAtLeft)
  }

  /// The distance by which the row is moved to the right, in points.
  var offset: CGFloat { isAtLeft ? width : -width }

  /// Follows a drag that, without limits, would uncover the specified width.
  func drag(to free: CGFloat, rowWidth: CGFloat) {
    motion = nil
    isClosing = false
    let natural = view.naturalWidth
    let isFull = configuration.performsFirstActionWithFullSwipe
    isArmed = isFull && free > max(natural + 30, rowWidth * 0.6)
    let over = free - natural
    width =
      over > 0 && !isFull
      ? natural + ScrollPhysics.rubberBand(over, dimension: rowWidth) : max(0, free)
    onMove?(self)
    updateTicker()
  }

  /// Animates to a width. A positive velocity, in points per second, uncovers the actions.
  func settle(at target: CGFloat, velocity: CGFloat) {
    isClosing = target == 0
    isArmed = target > view.naturalWidth
    guard !UIAccessibility.isReduceMotionEnabled, view.window != nil else {
      return move(to: target)
    }
    motion = .spring(
      target: target, offset: width - target, velocity: velocity, rate: Self.rate,
      since: MediaClock.now)
    updateTicker()
  }

  private func move(to target: CGFloat) {
    motion = nil
    width = target
    view.spread = isArmed ? 1 : 0
    onMove?(self)
    updateTicker()
    if isClosing { onClosed?(self) }
  }

  /// Ends the row's motion without animation.
  func end() {
    motion = nil
    ticker?.invalidate()
    ticker = nil
    onMove = nil
    onClosed = nil
  }

  private var isSpreading: Bool { view.spread != (isArmed ? 1 : 0) }

  private func updateTicker() {
    guard motion != nil || isSpreading else {
      ticker?.isPaused = true
      lastTick = nil
      return
    }
    if ticker == nil { ticker = FrameTicker(for: self) { $0.step(at: $1) } }
    ticker?.isPaused = false
  }

  private func step(at time: TimeInterval) {
    let passed = lastTick.map { time - $0 } ?? 0
    lastTick = time
    if isSpreading {
      let step = CGFloat(passed / Self.spreading) * (isArmed ? 1 : -1)
      view.spread = min(1, max(0, view.spread + step))
    }
    if let motion {
      guard !motion.isDone(at: time) else { return move(to: motion.end) }
      width = max(0, motion.position(at: time))
      onMove?(self)
    }
    updateTicker()
  }
}
