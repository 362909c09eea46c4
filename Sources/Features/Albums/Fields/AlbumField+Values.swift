import Foundation

extension AlbumField {
  init?(_ path: PartialKeyPath<AlbumFields>) {
    guard let field = Self.allCases.first(where: { $0.path == path }) else { return nil }
    self = field
  }

  /// Whether values of a type can be written to the field, even if the value at hand is nil.
  func accepts(_ type: Any.Type) -> Bool {
    let texts: [Any.Type] = [String.self, String?.self, Substring.self, Substring?.self]
    let numbers: [Any.Type] = [
      Int.self, Int?.self, Int32.self, Int32?.self, Int64.self, Int64?.self, UInt.self, UInt?.self,
    ]
    let isText = texts.contains { $0 == type }
    if self == .url { return isText || type == URL.self || type == URL?.self }
    return isText || numbers.contains { $0 == type }
  }

  static func text(_ value: Any) -> String? {
    switch value {
    case let text as String: text
    case let text as Substring: String(text)
    case let number as any BinaryInteger: String(describing: number)
    default: nil
    }
  }

  /// The URL of a file if the text begins like a path.
  static func address(_ text: String?) -> URL? {
    guard let text, !text.isEmpty else { return nil }
    return text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text)
  }
}
