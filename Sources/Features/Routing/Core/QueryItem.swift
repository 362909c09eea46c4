/// A value of the query. `name` without `=` has the empty value.
public struct QueryItem: Sendable, Hashable {
  public var name: String
  /// Bytes that are no UTF-8 are U+FFFD in it, as browsers show them.
  public var value: String { didSet { otherBytes = nil } }
  /// What the value was escaped from where that is no UTF-8.
  private var otherBytes: [UInt8]?

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  /// With a value that need not be text, such as the name of a file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    if let text = String(validating: bytes, as: UTF8.self) {
      value = text
    } else {
      value = String(decoding: bytes, as: UTF8.self)
      otherBytes = bytes
    }
  }

  /// The value, byte by byte.
  public var bytes: [UInt8] { otherBytes ?? Array(value.utf8) }
}
