import Foundation

/// The texts of single values. `Codable` writes URLs in several parts, so they are treated here.
enum RouteScalar {
  static func text(_ value: any Encodable) -> String? {
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
    type is String.Type || type is URL.Type || type is any BinaryInteger.Type || type is Bool.Type
      || type is Double.Type || type is Float.Type
  }

  /// Nil for types that are not single; throws when the text is none of the type.
  static func value<Value>(_ type: Value.Type, _ text: String, name: String) throws -> Value? {
    guard isSingle(type) else { return nil }
    let result: Any? =
      type is URL.Type
      ? URL(string: text) : (type as? any LosslessStringConvertible.Type).flatMap { $0.init(text) }
    guard let value = result as? Value else {
      throw RouteCodingError.unreadable(name, text: text, type: "\(type)")
    }
    return value
  }
}
