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
    case .approveStatus: item.approveStatus = Self.integer(value)
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
    let type = (type as? any OptionalValue.Type)?.wrapped ?? type
    let isText = type == String.self || type == Substring.self
    if self == .url { return isText || type == URL.self }
    return isText || type is any BinaryInteger.Type
  }

  /// Whether a value from a dictionary can be written to the field. Nothing can be written to all.
  func reads(_ value: Any) -> Bool {
    if value is NSNull || (value as? any OptionalValue)?.isNil == true { return true }
    return self == .url && value is URL || Self.text(value) != nil
  }

  static func text(_ value: Any) -> String? {
    switch value {
    case let text as String: text
    case let text as Substring: String(text)
    case let number as any BinaryInteger: String(describing: number)
    case let number as NSNumber: whole(number.stringValue)
    case let number as Double: whole("\(number)")
    default: nil
    }
  }

  /// Without the fraction that JSON may write for a number without one.
  private static func whole(_ number: String) -> String {
    number.hasSuffix(".0") ? String(number.dropLast(2)) : number
  }

  static func integer(_ value: Any) -> Int? { value as? Int ?? text(value).flatMap { Int($0) } }

  /// The URL of a file if the text begins like a path.
  static func address(_ text: String?) -> URL? {
    guard let text, !text.isEmpty else { return nil }
    return text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text)
  }
}

/// What can be asked of an optional without its type.
private protocol OptionalValue {
  static var wrapped: Any.Type { get }
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
  fileprivate var isNil: Bool { self == nil }
}
