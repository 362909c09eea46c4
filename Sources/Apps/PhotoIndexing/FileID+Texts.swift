import Foundation

extension FileID {
  // MARK: As text

  /// Text that gives the very bytes again, for what can only carry text: the path as it is, with a
  /// zero and two hexadecimal digits for each byte that is no UTF-8. No path holds a zero.
  public var text: String {
    guard !isText else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.first {
      if let length = Self.characterLength(at: rest) {
        result += rest.prefix(length)
        rest = rest.dropFirst(length)
      } else {
        result += [0, Self.digit(byte >> 4), Self.digit(byte & 15)]
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What `text` gave.
  public init(text: String) {
    let source = Array(text.utf8)
    guard source.contains(0) else {
      self.init(source)
      return
    }
    var result: [UInt8] = []
    var index = 0
    while index < source.count {
      let byte = source[index]
      if byte != 0 {
        result.append(byte)
        index += 1
      } else if index + 2 < source.count, let high = Self.value(source[index + 1]),
        let low = Self.value(source[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        // Nothing that `text` gives; it names no file.
        index += 1
      }
    }
    self.init(result)
  }

  /// Whether the path is UTF-8.
  public var isText: Bool { String(validating: bytes, as: UTF8.self) != nil }

  /// Bytes of the character that begins there; nil for what is no UTF-8.
  private static func characterLength(at bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    let part = bytes.prefix(length)
    return part.count == length && String(validating: part, as: UTF8.self)?.unicodeScalars.count == 1
      ? length : nil
  }

  // MARK: As an address

  /// A file URL whose escapes are the path's bytes. Foundation's own `path` is empty for those that
  /// are no UTF-8; whoever opens the file decodes the escapes.
  public var url: URL {
    if isText { return URL(fileURLWithPath: displayPath, isDirectory: false) }
    return URL(string: uri) ?? URL(fileURLWithPath: displayPath, isDirectory: false)
  }

  /// As GLib writes it, and with it every program of the desktop.
  public var uri: String { "file://" + escaped }

  /// The path with `%` and two hexadecimal digits for what GLib does not leave as it is.
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

  /// What `escaped` gave, or anybody else's way to escape a path.
  public init(escaped: String) { self.init(Self.unescaped(escaped)) }

  /// The file that a URL leads to, escape by escape; nil for one that is no file's.
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
