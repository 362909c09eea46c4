import Foundation

/// How much of a picture has arrived.
public struct LoadProgress: Hashable, Sendable {
  /// The number of bytes received so far.
  public var receivedBytes: Int
  /// Nil when the server does not say.
  public var expectedBytes: Int?

  /// Creates a progress; `expectedBytes` is `nil` when the server doesn't tell.
  public init(receivedBytes: Int, expectedBytes: Int?) {
    self.receivedBytes = receivedBytes
    self.expectedBytes = expectedBytes
  }

  /// 0…1; nil when it cannot be known.
  public var fraction: Double? {
    guard let expectedBytes, expectedBytes > 0 else { return nil }
    return min(1, Double(receivedBytes) / Double(expectedBytes))
  }
}
