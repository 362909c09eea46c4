/// A name and its value, in a query or a path. A name without `=` has an empty value.
public struct QueryItem: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The value as text. Bytes that aren't UTF-8 become U+FFFD, as in browsers.
  public var value: String { didSet { otherBytes = nil } }
  /// The value's bytes where they aren't UTF-8.
  private var otherBytes: [UInt8]?

  /// Creates an item with a text.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  /// Creates an item with bytes, which need not be text: a file's name, for example.
  public init(name: String, bytes: some Collection<UInt8>) {
    self.name = name
    value = String(decoding: bytes, as: UTF8.self)
    guard !bytes.allSatisfy({ $0 < 0x80 }), !value.utf8.elementsEqual(bytes) else { return }
    otherBytes = Array(bytes)
  }

  /// The value's bytes.
  public var bytes: [UInt8] { otherBytes ?? Array(value.utf8) }
}
