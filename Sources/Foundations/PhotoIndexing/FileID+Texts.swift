import Foundation

extension FileID {
  /// Whether the path is UTF-8.
  public var isText: Bool { String(validating: bytes, as: UTF8.self) != nil }

  // MARK: As an address

  /// A file URL that percent-encodes the path's bytes. Foundation's own `path` is empty for paths
  /// that aren't UTF-8, so the percent encoding has to be decoded to open the file.
  public var url: URL {
    if isText { return URL(fileURLWithPath: displayPath, isDirectory: false) }
    return URL(string: uri) ?? URL(fileURLWithPath: displayPath, isDirectory: false)
  }

  /// The URI as GLib and all programs of the desktop write it.
  public var uri: String { "file://" + escaped }

  /// The path, percent-encoded as GLib does.
  public var escaped: String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      if Self.isPlain(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), Self.digit(byte >> 4), Self.digit(byte & 15)]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Creates a file from the value of `escaped` or any other percent-encoded path.
  public init(escaped: String) { self.init(Self.unescaped(escaped)) }

  /// Creates the file of a URL; nil if it isn't a file URL.
  public init?(_ url: URL) {
    guard url.isFileURL else { return nil }
    var bytes = Self.unescaped(url.absoluteURL.path(percentEncoded: true))
    while bytes.count > 1, bytes.last == Self.slash { bytes.removeLast() }
    self.init(bytes)
  }

  private static func unescaped(_ text: String) -> [UInt8] {
    let source = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var index = 0
    while index < source.count {
      if source[index] == UInt8(ascii: "%"), index + 2 < source.count,
        let high = value(source[index + 1]), let low = value(source[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(source[index])
        index += 1
      }
    }
    return result
  }

  private static let plain = Set("!$&'()*+,-./:=@_~".utf8)

  private static func isPlain(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte) || (48...57).contains(byte)
      || plain.contains(byte)
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 48 + value : 55 + value }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 48...57: digit - 48
    case 65...70: digit - 55
    case 97...102: digit - 87
    default: nil
    }
  }
}
