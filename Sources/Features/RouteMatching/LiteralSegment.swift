/// The text of one segment, compared byte by byte: equal texts in other Unicode forms are
/// different.
struct LiteralSegment: Sendable, Hashable {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
