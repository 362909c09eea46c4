import Foundation
import Localization
import PhotoIndexing

/// How far an operation is.
public struct FileProgress: Hashable, Sendable {
  /// The number of photos that are done.
  public internal(set) var doneCount = 0
  /// The number of all photos.
  public internal(set) var count = 0
  /// The number of bytes that are copied. Files that only get another path count as nothing.
  public internal(set) var bytesDone: Int64 = 0
  /// The number of bytes to copy.
  public internal(set) var byteCount: Int64 = 0
  /// The smoothed speed; nil before it is known.
  public internal(set) var bytesPerSecond: Double?
  /// The photo at work.
  public internal(set) var file: FileID?

  /// The part that is done, from 0 to 1.
  public var fraction: Double {
    if byteCount > 0 { return min(1, Double(bytesDone) / Double(byteCount)) }
    return count > 0 ? Double(doneCount) / Double(count) : 0
  }

  /// The time that is left, in seconds; nil before it is known.
  public var secondsLeft: Double? {
    guard let bytesPerSecond, bytesPerSecond > 0, byteCount > 0 else { return nil }
    return Double(max(0, byteCount - bytesDone)) / bytesPerSecond
  }

  /// A sentence with the count and the time left.
  public var sentence: String {
    let number = min(doneCount + 1, count)
    guard let seconds = secondsLeft else {
      return String(localized: "Photo \(number) of \(count)", bundle: .fileOperations)
    }
    if seconds < 60 {
      let rest = max(1, Int(min(seconds, 60).rounded(.up)))
      return String(
        localized: "Photo \(number) of \(count), about \(rest) s left", bundle: .fileOperations)
    }
    let rest = Int(min(seconds / 60, 1e6).rounded(.up))
    return String(
      localized: "Photo \(number) of \(count), about \(rest) min left", bundle: .fileOperations)
  }
}
