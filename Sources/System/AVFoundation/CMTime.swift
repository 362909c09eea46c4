import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: the number of units in a second.
public typealias CMTimeScale = Int32
/// Distinguishes times of different runs.
public typealias CMTimeEpoch = Int64

/// The largest timescale.
public let kCMTimeMaxTimescale = 0x7fff_ffff

/// The properties of a time.
public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The time is valid.
  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  /// The time was rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  /// The time is positive infinity.
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  /// The time is negative infinity.
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  /// The time is indefinite.
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
  /// The flags of times that aren't numbers.
  public static let impliedValueFlagsMask: CMTimeFlags = [
    .positiveInfinity, .negativeInfinity, .indefinite,
  ]
}

/// A time of `value / timescale` seconds, or one of a few special times that aren't numbers.
public struct CMTime: Sendable {
  /// The numerator, in units of the timescale.
  public var value: CMTimeValue
  /// The number of units in a second.
  public var timescale: CMTimeScale
  /// The properties of the time.
  public var flags: CMTimeFlags
  /// Distinguishes times of different runs; 0 by default.
  public var epoch: CMTimeEpoch

  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Creates a time from all its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Creates a valid time from a value and a timescale.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }

  /// Creates a time from seconds; the timescale is halved until the value fits.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self = .invalid
      return
    }
    var timescale = preferredTimescale
    while timescale > 1, abs(seconds * Double(timescale)) >= Self.limit { timescale /= 2 }
    let scaled = seconds * Double(timescale)
    guard abs(scaled) < Self.limit else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(value: CMTimeValue(scaled.rounded()), timescale: timescale)
    if self.seconds != seconds { flags.insert(.hasBeenRounded) }
  }

  /// 2⁶³, the smallest number that is too large.
  private static let limit = 9_223_372_036_854_775_808.0

  /// A time that isn't valid.
  public static let invalid = CMTime()
  /// Zero seconds.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that isn't known, such as the duration of a live stream.
  public static let indefinite = CMTime(special: .indefinite)
  /// A time after all others.
  public static let positiveInfinity = CMTime(special: .positiveInfinity)
  /// A time before all others.
  public static let negativeInfinity = CMTime(special: .negativeInfinity)

  private init(special: CMTimeFlags) {
    self.init(value: 0, timescale: 0, flags: [.valid, special], epoch: 0)
  }

  /// Whether the time is valid.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether the time is positive infinity.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether the time is negative infinity.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether the time is indefinite.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether the time is a number of seconds.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  /// Whether the time was rounded.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The time in seconds; NaN for invalid and indefinite times.
  public var seconds: Double {
    if isNumeric { return timescale == 0 ? .nan : Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }
}

/// Creates a valid time from a value and a timescale.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Creates a valid time with an epoch.
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
  CMTime(value: value, timescale: timescale, flags: .valid, epoch: epoch)
}

/// Creates a time from seconds in a timescale.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
