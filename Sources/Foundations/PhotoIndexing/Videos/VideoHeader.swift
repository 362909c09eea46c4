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
      facts.isReadable, facts.duration.map({ (0...1e9).contains($0) }) ?? true
    else { return nil }
    if let date = facts.recorded, !isPlausible(date) { facts.recorded = nil }
    return facts
  }

  /// Clocks that were never set begin with an epoch, and what overflows lies in the future.
  private static func isPlausible(_ date: Date) -> Bool {
    let isUnset = (0..<86_400).contains(date.timeIntervalSince1970) || date.timeIntervalSinceReferenceDate == 0
    return !isUnset && date.timeIntervalSinceNow < 31_536_000
  }
}

extension Array where Element == UInt8 {
  /// Of up to eight bytes, the most significant first; nil when they are not all there.
  func number(_ start: Int, _ length: Int) -> UInt64? {
    guard start >= 0, length <= 8, start + length <= count else { return nil }
    return self[start..<start + length].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
