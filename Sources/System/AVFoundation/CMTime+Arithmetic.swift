extension CMTime {
  /// Returns the sum of two times.
  public static func + (addend1: CMTime, addend2: CMTime) -> CMTime { CMTimeAdd(addend1, addend2) }
  /// Returns the difference of two times.
  public static func - (minuend: CMTime, subtrahend: CMTime) -> CMTime {
    CMTimeSubtract(minuend, subtrahend)
  }

  /// Returns the time in another timescale.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    CMTimeConvertScale(self, timescale: newTimescale, method: method)
  }

  fileprivate var negated: CMTime {
    if isPositiveInfinity { return .negativeInfinity }
    if isNegativeInfinity { return .positiveInfinity }
    guard isNumeric else { return self }
    var result = self
    // The least integer has no negative; its neighbor is nearest.
    result.value = value == .min ? .max : -value
    return result
  }

  /// The exact quotient in the timescale, which is halved until the value fits.
  fileprivate init(
    _ numerator: Int128, over denominator: Int128, timescale: Int64, epoch: CMTimeEpoch,
    wasRounded: Bool, method: CMTimeRoundingMethod = .default
  ) {
    var timescale = timescale
    while true {
      let (value, isExact) = method.divide(numerator * Int128(timescale), by: denominator)
      if let fitting = CMTimeValue(exactly: value) {
        self.init(value: fitting, timescale: CMTimeScale(timescale), flags: .valid, epoch: epoch)
        if wasRounded || !isExact { flags.insert(.hasBeenRounded) }
        return
      }
      guard timescale > 1 else {
        self = value > 0 ? .positiveInfinity : .negativeInfinity
        return
      }
      timescale /= 2
    }
  }
}

/// How a time is rounded when its timescale changes.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// Rounds to the nearest value, and halves away from zero.
  case roundHalfAwayFromZero = 1
  /// Rounds toward zero.
  case roundTowardZero = 2
  /// Rounds away from zero.
  case roundAwayFromZero = 3
  /// Rounds toward zero into a coarser timescale, and away from zero into a finer one.
  case quickTime = 4
  /// Rounds up.
  case roundTowardPositiveInfinity = 5
  /// Rounds down.
  case roundTowardNegativeInfinity = 6

  /// Rounds to the nearest value, and halves away from zero.
  public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }

  fileprivate func divide(
    _ numerator: Int128, by denominator: Int128
  ) -> (value: Int128, isExact: Bool) {
    let (quotient, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    guard rest != 0 else { return (quotient, true) }
    let away: Int128 = (rest > 0) == (denominator > 0) ? 1 : -1
    let goesAway =
      switch self {
      case .roundHalfAwayFromZero: rest.magnitude >= denominator.magnitude - rest.magnitude
      case .roundTowardZero, .quickTime: false
      case .roundAwayFromZero: true
      case .roundTowardPositiveInfinity: away > 0
      case .roundTowardNegativeInfinity: away < 0
      }
    return (goesAway ? quotient + away : quotient, false)
  }
}

/// Returns the sum of two times, in their least common timescale if it is at most
/// `kCMTimeMaxTimescale`.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
  guard lhs.isValid, rhs.isValid else { return .invalid }
  guard lhs.isNumeric, rhs.isNumeric else { return sumOfSpecials(lhs, rhs) }
  guard lhs.timescale > 0, rhs.timescale > 0 else { return .invalid }
  guard lhs.epoch == rhs.epoch || lhs.epoch == 0 || rhs.epoch == 0 else { return .invalid }
  let (a, b) = (Int64(lhs.timescale), Int64(rhs.timescale))
  let divisor = Int64(CMTime.commonDivisor(UInt64(a), UInt64(b)))
  let common = a / divisor * b
  let sum = Int128(lhs.value) * Int128(common / a) + Int128(rhs.value) * Int128(common / b)
  return CMTime(
    sum, over: Int128(common), timescale: min(common, Int64(kCMTimeMaxTimescale)),
    epoch: max(lhs.epoch, rhs.epoch), wasRounded: lhs.hasBeenRounded || rhs.hasBeenRounded)
}

private func sumOfSpecials(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
  let hasPlus = lhs.isPositiveInfinity || rhs.isPositiveInfinity
  let hasMinus = lhs.isNegativeInfinity || rhs.isNegativeInfinity
  if hasPlus && hasMinus { return .indefinite }
  if hasPlus { return .positiveInfinity }
  return hasMinus ? .negativeInfinity : .indefinite
}

/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
  var difference = CMTimeAdd(lhs, rhs.negated)
  // The difference of two times of the same epoch is a duration, which has none.
  if difference.isNumeric, lhs.epoch == rhs.epoch { difference.epoch = 0 }
  return difference
}

/// Returns a multiple of a time.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  CMTimeMultiplyByRatio(time, multiplier: multiplier, divisor: 1)
}

/// Returns a fraction of a time.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  guard time.isValid, divisor != 0 else { return .invalid }
  guard time.isNumeric else {
    guard !time.isIndefinite else { return time }
    if multiplier == 0 { return .indefinite }
    return (multiplier < 0) != (divisor < 0) ? time.negated : time
  }
  guard time.timescale > 0 else { return .invalid }
  return CMTime(
    Int128(time.value) * Int128(multiplier), over: Int128(time.timescale) * Int128(divisor),
    timescale: Int64(time.timescale), epoch: time.epoch, wasRounded: time.hasBeenRounded)
}

/// Returns a multiple of a time, in its own timescale if that is exact, otherwise in one of at
/// least 65,536.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
  guard time.isValid, !multiplier.isNaN else { return .invalid }
  guard time.isNumeric else {
    guard !time.isIndefinite else { return time }
    if multiplier == 0 { return .indefinite }
    return multiplier < 0 ? time.negated : time
  }
  let product = time.seconds * multiplier
  let own = CMTime(seconds: product, preferredTimescale: time.timescale)
  var result = own
  if own.hasBeenRounded, time.timescale < 65_536 {
    result = CMTime(seconds: product, preferredTimescale: 65_536)
  }
  result.epoch = time.epoch
  if time.hasBeenRounded { result.flags.insert(.hasBeenRounded) }
  return result
}

/// Returns the absolute value of a time.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
  if time.isNegativeInfinity { return .positiveInfinity }
  return time.isNumeric && time.value < 0 ? time.negated : time
}

/// Returns a time in another timescale.
public func CMTimeConvertScale(
  _ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod
) -> CMTime {
  guard time.isNumeric else { return time }
  guard newTimescale > 0, time.timescale > 0 else { return .invalid }
  let actual: CMTimeRoundingMethod =
    if method == .quickTime {
      newTimescale > time.timescale ? .roundAwayFromZero : .roundTowardZero
    } else {
      method
    }
  return CMTime(
    Int128(time.value), over: Int128(time.timescale), timescale: Int64(newTimescale),
    epoch: time.epoch, wasRounded: time.hasBeenRounded, method: actual)
}
