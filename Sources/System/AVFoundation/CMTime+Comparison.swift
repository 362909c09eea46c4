extension CMTime: Comparable, Hashable {
  public static func == (time1: CMTime, time2: CMTime) -> Bool { CMTimeCompare(time1, time2) == 0 }
  public static func < (time1: CMTime, time2: CMTime) -> Bool { CMTimeCompare(time1, time2) < 0 }

  /// Equal times in different timescales have the same hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    guard isNumeric, timescale != 0 else { return }
    let divisor = Int64(CMTime.commonDivisor(value.magnitude, UInt64(timescale.magnitude)))
    hasher.combine(epoch)
    hasher.combine(value / divisor)
    hasher.combine(Int64(timescale) / divisor)
  }

  /// The order of the kinds of time.
  fileprivate var rank: Int {
    if !isValid { return 4 }
    if isPositiveInfinity { return 3 }
    if isIndefinite { return 2 }
    return isNegativeInfinity ? 0 : 1
  }

  static func commonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return max(a, 1)
  }
}

/// Returns −1, 0 or 1 for an earlier, equal or later first time.
///
/// Negative infinity, numbers, indefinite, positive infinity and invalid are in ascending order;
/// numbers are compared by epoch first.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  func order<Value: Comparable>(_ a: Value, _ b: Value) -> Int32 { a < b ? -1 : (a > b ? 1 : 0) }
  guard time1.rank == 1, time2.rank == 1 else { return order(time1.rank, time2.rank) }
  guard time1.epoch == time2.epoch else { return order(time1.epoch, time2.epoch) }
  let left = time1.value.multipliedFullWidth(by: Int64(time2.timescale))
  let right = time2.value.multipliedFullWidth(by: Int64(time1.timescale))
  return left.high == right.high ? order(left.low, right.low) : order(left.high, right.high)
}

/// Returns the earlier of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
  time2 < time1 ? time2 : time1
}

/// Returns the later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
  time2 > time1 ? time2 : time1
}
