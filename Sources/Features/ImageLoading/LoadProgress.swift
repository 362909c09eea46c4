import Foundation

/// The progress of a download.
public struct LoadProgress: Hashable, Sendable {
  /// The number of bytes received so far.
  public var receivedBytes: Int
  /// The size of the response in bytes; nil if the server doesn't state it.
  public var expectedBytes: Int?

  /// Creates a progress; `expectedBytes` is nil if the server doesn't state it.
  public init(receivedBytes: Int, expectedBytes: Int?) {
    self.receivedBytes = receivedBytes
    self.expectedBytes = expectedBytes
  }

  /// The fraction received, 0…1; nil if it is unknown.
  public var fraction: Double? {
    guard let expectedBytes, expectedBytes > 0 else { return nil }
    return min(1, Double(receivedBytes) / Double(expectedBytes))
  }
}
