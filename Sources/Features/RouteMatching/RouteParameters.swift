/// Named values of a route in their order. A name may have several.
public struct RouteParameters: Sendable, Hashable, CustomStringConvertible,
  ExpressibleByDictionaryLiteral
{
  /// All names with their values.
  public private(set) var items: [QueryItem]

  /// Creates parameters from a dictionary literal.
  public init(dictionaryLiteral elements: (String, String)...) {
    items = elements.map { QueryItem(name: $0, value: $1) }
  }

  init(items: [QueryItem]) { self.items = items }

  /// A value of the path hides those of the same name in the query.
  init(path: [QueryItem], query: [QueryItem]) {
    items = path
    guard !query.isEmpty else { return }
    for item in query where !path.contains(where: { $0.name == item.name }) { items.append(item) }
  }

  /// All names, each once.
  public var names: [String] {
    var seen: Set<String> = []
    return items.map(\.name).filter { seen.insert($0).inserted }
  }

  /// The first value of the name.
  public subscript(name: String) -> String? { items.first { $0.name == name }?.value }

  /// The bytes of the first value of the name, which need not be UTF-8: a file's name, for example.
  public func bytes(_ name: String) -> [UInt8]? { items.first { $0.name == name }?.bytes }

  /// All values of the name: `?tag=a&tag=b` gives both.
  public func values(_ name: String) -> [String] {
    items(named: name).map(\.value)
  }

  func items(named name: String) -> [QueryItem] { items.filter { $0.name == name } }

  /// The first value of the name, or nil when there is none or it isn't a `Value`.
  public func get<Value: ParameterConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) -> Value? {
    self[name].flatMap { Value(parameter: $0) }
  }

  /// The first value of the name.
  ///
  /// - Throws: `ParameterError` when there is none or it isn't a `Value`.
  public func require<Value: ParameterConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(ParameterError) -> Value {
    guard let text = self[name] else { throw .missing(name) }
    guard let value = Value(parameter: text) else {
      throw .unreadable(name, text: text, type: "\(type)")
    }
    return value
  }

  /// These values, replaced by the other's for the names that it has.
  public func merging(_ other: RouteParameters) -> RouteParameters {
    let names = Set(other.items.map(\.name))
    var result = self
    result.items = items.filter { !names.contains($0.name) } + other.items
    return result
  }

  /// Names and values in brackets.
  public var description: String {
    "[" + items.map { "\($0.name): \($0.value)" }.joined(separator: ", ") + "]"
  }
}

/// An error in reading a parameter: it has no value of the type that was asked for.
public enum ParameterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The link has no value of the name.
  case missing(String)
  /// The text of the name's value isn't of the type.
  case unreadable(String, text: String, type: String)

  /// A sentence with the remedy.
  public var description: String {
    switch self {
    case .missing(let name):
      "The link holds no value named \(name); add it to the path or the query."
    case .unreadable(let name, let text, let type):
      "The link's \(name) is \"\(text)\", which is not \(type); correct it, or give the pattern a type that refuses it."
    }
  }
}
