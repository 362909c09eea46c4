/// Reads a typed route from parameters.
struct RouteDecoder: Decoder {
  /// Nil for a struct, and inside a case.
  let caseName: String?
  let parameters: RouteParameters
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Keyed<Key>(caseName: caseName, parameters: parameters))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw RouteCodingError.notFlat("route")
  }
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw RouteCodingError.notFlat("route")
  }

  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let caseName: String?
    let parameters: RouteParameters
    var codingPath: [any CodingKey] { [] }

    /// The compiler's code for enums looks here for the case.
    var allKeys: [Key] {
      (caseName.map { [$0] } ?? parameters.names).compactMap { Key(stringValue: $0) }
    }

    func contains(_ key: Key) -> Bool {
      caseName.map { $0 == key.stringValue } ?? (parameters[key.stringValue] != nil)
    }

    func decodeNil(forKey key: Key) -> Bool { !contains(key) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      let name = key.stringValue
      return try TextDecoder(name: name, items: parameters.items(named: name)).value(type)
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
      guard caseName == key.stringValue else { throw RouteCodingError.notFlat(key.stringValue) }
      return KeyedDecodingContainer(
        RouteDecoder.Keyed<Nested>(caseName: nil, parameters: parameters))
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      TextList(name: key.stringValue, items: parameters.items(named: key.stringValue))
    }

    func superDecoder() throws -> any Decoder { throw RouteCodingError.notFlat("super") }
    func superDecoder(forKey key: Key) throws -> any Decoder {
      throw RouteCodingError.notFlat(key.stringValue)
    }
  }
}

/// Decodes one value from the items of its name.
private struct TextDecoder: Decoder, SingleValueDecodingContainer {
  let name: String
  let items: [QueryItem]
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let item = items.first, let value = try RouteScalar.value(type, item) { return value }
    if items.isEmpty, RouteScalar.isSingle(type) { throw RouteCodingError.missing(name) }
    return try Value(from: self)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw RouteCodingError.notFlat(name)
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    TextList(name: name, items: items)
  }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
  func decodeNil() -> Bool { items.isEmpty }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try value(type) }
}

private struct TextList: UnkeyedDecodingContainer {
  let name: String
  let items: [QueryItem]
  var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { items.count }
  var isAtEnd: Bool { currentIndex >= items.count }

  init(name: String, items: [QueryItem]) {
    self.name = name
    self.items = items
  }

  mutating func decodeNil() throws -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard !isAtEnd else { throw RouteCodingError.missing(name) }
    defer { currentIndex += 1 }
    return try TextDecoder(name: name, items: [items[currentIndex]]).value(type)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> { throw RouteCodingError.notFlat(name) }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw RouteCodingError.notFlat(name)
  }
  mutating func superDecoder() throws -> any Decoder { throw RouteCodingError.notFlat(name) }
}
