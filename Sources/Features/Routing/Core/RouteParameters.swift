import Foundation

/// Named values of a route, in order; a name may have several.
public struct RouteParameters: Sendable, Hashable, CustomStringConvertible,
  ExpressibleByDictionaryLiteral
{
  public private(set) var items: [QueryItem]

  public init(dictionaryLiteral elements: (String, String)...) {
    items = elements.map { QueryItem(name: $0, value: $1) }
  }

  public init(_ values: [String: String]) {
    items = values.sorted { $0.key < $1.key }.map { QueryItem(name: $0.key, value: $0.value) }
  }

  init(items: [QueryItem]) { self.items = items }

  /// Values of the path hide those of the query with the same name.
  init(path: [QueryItem], query: [QueryItem]) {
    items = path
    // Patterns have few names: looking through them costs less than a set.
    for item in query where !path.contains(where: { $0.name == item.name }) { items.append(item) }
  }

  public var names: [String] {
    var seen: Set<String> = []
    return items.map(\.name).filter { seen.insert($0).inserted }
  }

  /// The first value of the name.
  public subscript(name: String) -> String? { items.first { $0.name == name }?.value }

  /// The first value of the name as the link escaped it: of a file's name, say, which need not be UTF-8.
  public func bytes(_ name: String) -> [UInt8]? { items.first { $0.name == name }?.bytes }

  /// All values of the name: `?tag=a&tag=b` gives both.
  public func values(_ name: String) -> [String] {
    items(named: name).map(\.value)
  }

  func items(named name: String) -> [QueryItem] { items.filter { $0.name == name } }

  /// Nil when there is no such value or it is no `Value`.
  public func get<Value: ParameterConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) -> Value? {
    self[name].flatMap { Value(parameter: $0) }
  }

  /// - Throws: `ParameterError`, which names the parameter and what it holds.
  public func require<Value: ParameterConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(ParameterError) -> Value {
    guard let text = self[name] else { throw .missing(name) }
    guard let value = Value(parameter: text) else {
      throw .unreadable(name, text: text, type: "\(type)")
    }
    return value
  }

  /// These values, and the other's for names that it has.
  public func merging(_ other: RouteParameters) -> RouteParameters {
    let names = Set(other.items.map(\.name))
    var result = self
    result.items = items.filter { !names.contains($0.name) } + other.items
    return result
  }

  public var description: String {
    "[" + items.map { "\($0.name): \($0.value)" }.joined(separator: ", ") + "]"
  }
}

public enum ParameterError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(String)
  case unreadable(String, text: String, type: String)

  public var description: String {
    switch self {
    case .missing(let name):
      "The link holds no value named \(name); add it to the path or the query."
    case .unreadable(let name, let text, let type):
      "The link's \(name) is \"\(text)\", which is no \(type); correct it, or give the pattern a type that refuses it."
    }
  }
}

/// A value that can be written into a URL and read from it.
public protocol ParameterConvertible {
  init?(parameter: String)
  var parameter: String { get }
}

extension ParameterConvertible where Self: LosslessStringConvertible {
  public init?(parameter: String) { self.init(parameter) }
  public var parameter: String { description }
}

extension String: ParameterConvertible {}
extension Substring: ParameterConvertible {}
extension Int: ParameterConvertible {}
extension Int64: ParameterConvertible {}
extension UInt: ParameterConvertible {}
extension Double: ParameterConvertible {}
extension Bool: ParameterConvertible {}

extension UUID: ParameterConvertible {
  public init?(parameter: String) { self.init(uuidString: parameter) }
  public var parameter: String { uuidString }
}

extension URL: ParameterConvertible {
  public init?(parameter: String) { self.init(string: parameter) }
  public var parameter: String { absoluteString }
}

extension ParameterConvertible where Self: RawRepresentable, RawValue: ParameterConvertible {
  public init?(parameter: String) {
    guard let raw = RawValue(parameter: parameter) else { return nil }
    self.init(rawValue: raw)
  }
  public var parameter: String { rawValue.parameter }
}
