import Foundation

/// The names of an item's fields, as `FieldMapping.names(_:)` takes them, and how values of models
/// become theirs.
enum AlbumField: String, CaseIterable, Sendable {
  case url, placeholderImage, picId, agentId, agentName, location, tag, truePhotoDescription
  case approveStatus, createTime, shootTime

  /// The fields that identify an item, the best first.
  static let identifying: [AlbumField] = [.picId, .url]

  /// The fields that are texts.
  private static let texts: [AlbumField: WritableKeyPath<AlbumItem, String?> & Sendable] = [
    .placeholderImage: \.placeholderImage, .picId: \.picId, .agentId: \.agentId,
    .agentName: \.agentName, .location: \.location, .tag: \.tag,
    .truePhotoDescription: \.truePhotoDescription, .createTime: \.createTime,
    .shootTime: \.shootTime,
  ]

  /// Writes a value of a model: numbers become text, text that reads as a number becomes one, and
  /// anything else is left out. A cast unwraps optionals by itself.
  func write(_ value: Any, to item: inout AlbumItem) {
    switch self {
    case .url: item.url = value as? URL ?? Self.address(Self.text(value))
    case .approveStatus:
      item.approveStatus = value as? Int ?? Self.text(value).flatMap { Int($0) }
    default: if let path = Self.texts[self] { item[keyPath: path] = Self.text(value) }
    }
  }

  init?(_ path: PartialKeyPath<AlbumItem>) {
    let field: AlbumField? =
      path == \.url
      ? .url
      : path == \.approveStatus ? .approveStatus : Self.texts.first { $0.value == path }?.key
    guard let field else { return nil }
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
