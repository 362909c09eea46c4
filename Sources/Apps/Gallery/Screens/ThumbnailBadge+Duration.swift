import Foundation

extension ThumbnailBadge {
  /// Returns the text of a duration in seconds, such as "0:07", "12:34" or "1:02:03".
  static func text(ofDuration seconds: Double) -> String {
    let total = seconds.isFinite ? max(0, Int(min(seconds, 1e9).rounded())) : 0
    let pattern: Duration.TimeFormatStyle.Pattern =
      total < 3600 ? .minuteSecond : .hourMinuteSecond
    return Duration.seconds(total).formatted(.time(pattern: pattern).locale(.user))
  }
}
