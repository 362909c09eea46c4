import Foundation

/// Values that a single text or run of bytes holds. `Codable` would write URLs and data in parts.
enum RouteScalar {
  /// The item of a value, or nil when it isn't single. `Data` keeps its bytes.
  static func item(_ name: String, _ value: any Encodable) -> QueryItem? {
    if let data = value as? Data { return QueryItem(name: name, bytes: Array(data)) }
    return text(value).map { QueryItem(name: name, value: $0) }
  }

  private static func text(_ value: any Encodable) -> String? {
    switch value {
    case let value as String: value
    case let value as URL: value.absoluteString
    case let value as any LosslessStringConvertible & BinaryInteger: value.description
    case let value as Bool: value.description
    case let value as Double: value.description
    case let value as Float: value.description
    default: nil
    }
  }

  static func isSingle(_ type: Any.Type) -> Bool {
    type is String.Type || type is URL.Type || type is Data.Type
      || type is any BinaryInteger.Type || type is Bool.Type || type is Double.Type
      || type is Float.Type
  }

  /// The item's value, or nil when the type isn't single. Throws when the text isn't of the type.
  static func value<Value>(_ type: Value.Type, _ item: QueryItem) throws -> Value? {
    guard isSingle(type) else { return nil }
    let result: Any? =
      switch type {
      case is URL.Type: URL(string: item.value)
      case is Data.Type: Data(item.bytes)
      default: (type as? any LosslessStringConvertible.Type).flatMap { $0.init(item.value) }
      }
    guard let value = result as? Value else {
      throw RouteCodingError.unreadable(item.name, text: item.value, type: "\(type)")
    }
    return value
  }
}
