import Foundation

extension URL {
  /// The bytes of a file URL's path, with escapes decoded one by one. Foundation's `path` is empty
  /// for names that aren't UTF-8, such as those from old cameras and other systems.
  package var filePathBytes: [UInt8] {
    let text = Array(absoluteURL.path(percentEncoded: true).utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "%"), index + 2 < text.count,
        let high = Character(Unicode.Scalar(text[index + 1])).hexDigitValue,
        let low = Character(Unicode.Scalar(text[index + 2])).hexDigitValue
      {
        bytes.append(UInt8(high << 4 | low))
        index += 3
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    return bytes
  }

  /// Passes the path to C functions; the pointer is valid during the call.
  package func withFilePath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    body(filePathBytes.map { CChar(bitPattern: $0) } + [0])
  }

  /// The last component for display, with U+FFFD for bytes that aren't UTF-8.
  package var fileName: String {
    guard isFileURL, lastPathComponent.isEmpty else { return lastPathComponent }
    let parts = filePathBytes.split(separator: UInt8(ascii: "/"))
    return String(decoding: parts.last ?? [], as: UTF8.self)
  }
}
