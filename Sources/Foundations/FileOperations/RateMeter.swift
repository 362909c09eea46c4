import Foundation

/// A speed that follows changes without jumping: measurements of half-second spans, each of which
/// counts less the longer it is ago.
struct RateMeter {
  /// The shortest span that is measured, in seconds.
  static let span = 0.5
  /// How long a measurement counts, in seconds.
  private static let memory = 3.0

  private(set) var bytesPerSecond: Double?
  private var start: Double?
  private var byteCount: Int64 = 0

  /// Adds bytes that were done by a time, in seconds on any clock that doesn't go back.
  mutating func add(_ bytes: Int64, at time: Double) {
    guard let begin = start else {
      start = time
      return
    }
    byteCount += bytes
    let elapsed = time - begin
    guard elapsed >= Self.span else { return }
    let rate = Double(byteCount) / elapsed
    let weight = 1 - exp(-elapsed / Self.memory)
    bytesPerSecond = bytesPerSecond.map { $0 + (rate - $0) * weight } ?? rate
    start = time
    byteCount = 0
  }
}
