import Foundation

extension URL {
  /// The path of a file URL, escape by escape. Foundation's own `path` is empty when that is no UTF-8,
  /// as names from old cameras and other systems are.
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

  /// For calls of the C library; the pointer is good as long as the call.
  package func withFilePath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    body(filePathBytes.map { CChar(bitPattern: $0) } + [0])
  }

  /// The last component as people see it: bytes that are no UTF-8 become U+FFFD.
  package var fileName: String {
    guard isFileURL, lastPathComponent.isEmpty else { return lastPathComponent }
    let parts = filePathBytes.split(separator: UInt8(ascii: "/"))
    return String(decoding: parts.last ?? [], as: UTF8.self)
  }
}
