import QuartzCore

/// Recognizes a quick, straight movement in one direction.
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of directions of swipes.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that are recognized. The default is right.
  open var direction: Direction = .right
  /// The number of fingers. The default value is 1.
  open var numberOfTouchesRequired = 1

  /// The minimum length in points, the maximum duration in seconds and the minimum ratio between
  /// the movement along and across. Chosen by us, because Apple doesn't document them.
  private static let length: CGFloat = 50
  private static let duration: TimeInterval = 0.5
  private static let straightness: CGFloat = 2

  private var start = CGPoint.zero
  private var startTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isPrimary(touches, event), numberOfTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    start = centroid
    startTime = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - startTime <= Self.duration else {
      state = .failed
      return
    }
    let (dx, dy) = (centroid.x - start.x, centroid.y - start.y)
    let horizontal = abs(dx) >= abs(dy)
    let (along, across) = horizontal ? (abs(dx), abs(dy)) : (abs(dy), abs(dx))
    guard along >= Self.length else { return }
    let went: Direction = horizontal ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
    let isStraight = along >= across * Self.straightness
    state =
      isStraight && direction.contains(went) && numberOfTouches == numberOfTouchesRequired
      ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
