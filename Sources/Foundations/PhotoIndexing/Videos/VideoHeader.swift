import Foundation

/// Reads a video's metadata without a player: only a few hundred bytes of the header.
public enum VideoHeader {
  /// Media types by path extension.
  public static let types: [String: String] = [
    "mp4": "video/mp4", "m4v": "video/x-m4v", "mov": "video/quicktime", "webm": "video/webm",
    "mkv": "video/x-matroska",
  ]
  /// The path extensions of videos.
  public static let extensions = Set(types.keys)

  /// Returns nil if the file isn't a video in one of these formats, or is damaged.
  public static func facts(of file: FileID) -> MediaFacts? {
    guard let bytes = FileBytes(file) else { return nil }
    guard var facts = MovieBoxes.facts(in: bytes) ?? MatroskaElements.facts(in: bytes),
      sides.contains(facts.width), sides.contains(facts.height)
    else { return nil }
    facts.duration = facts.duration.flatMap { (0...maximumDuration).contains($0) ? $0 : nil }
    facts.recorded = facts.recorded.flatMap { isPlausible($0) ? $0 : nil }
    return facts
  }

  /// In pixels.
  private static let sides = 1...65_535
  /// Longer ones, about a month, aren't believed, in seconds.
  private static let maximumDuration = 3_000_000.0

  /// Clocks that were never set begin with an epoch, and what overflows lies in the future.
  private static func isPlausible(_ date: Date) -> Bool {
    let isUnset =
      (0..<86_400).contains(date.timeIntervalSince1970) || date.timeIntervalSinceReferenceDate == 0
    return !isUnset && date.timeIntervalSinceNow < 31_536_000
  }
}

extension Array where Element == UInt8 {
  /// Of up to eight bytes, the most significant first; nil when they are not all there.
  func number(_ start: Int, _ length: Int) -> UInt64? {
    guard start >= 0, (0...8).contains(length), start <= count - length else { return nil }
    return self[start..<start + length].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
