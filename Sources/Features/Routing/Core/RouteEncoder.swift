/// Gathers the values of a typed route as names and texts.
final class RouteEncoder: Encoder {
  final class Sink {
    var caseName: String?
    var items: [QueryItem] = []
  }

  let sink = Sink()
  let hasCases: Bool
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(hasCases: Bool) { self.hasCases = hasCases }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Keyed<Key>(sink: sink, isChoosingCase: hasCases))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { Values(sink: sink, name: "value") }
  func singleValueContainer() -> any SingleValueEncodingContainer {
    Values(sink: sink, name: "value")
  }

  /// Values by their names; at first, for an enum, the case.
  private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let sink: Sink
    let isChoosingCase: Bool
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil(forKey key: Key) {}

    mutating func encode(_ value: some Encodable, forKey key: Key) throws {
      try Values(sink: sink, name: key.stringValue).add(value)
    }

    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy keyType: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      guard isChoosingCase else { return KeyedEncodingContainer(Refusing(name: key.stringValue)) }
      sink.caseName = key.stringValue
      return KeyedEncodingContainer(Keyed<Nested>(sink: sink, isChoosingCase: false))
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      Values(sink: sink, name: key.stringValue)
    }

    mutating func superEncoder() -> any Encoder {
      ValueEncoder(values: Values(sink: sink, name: "super"))
    }
    mutating func superEncoder(forKey key: Key) -> any Encoder {
      ValueEncoder(values: Values(sink: sink, name: key.stringValue))
    }
  }
}

/// The values of one name.
private final class Values: UnkeyedEncodingContainer, SingleValueEncodingContainer {
  let sink: RouteEncoder.Sink
  let name: String
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(sink: RouteEncoder.Sink, name: String) {
    self.sink = sink
    self.name = name
  }

  func add(_ value: some Encodable) throws {
    if let text = RouteScalar.text(value) {
      sink.items.append(QueryItem(name: name, value: text))
      count += 1
    } else {
      try value.encode(to: ValueEncoder(values: self))
    }
  }

  func encodeNil() {}
  func encode(_ value: some Encodable) throws { try add(value) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    KeyedEncodingContainer(Refusing(name: name))
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { RefusingList(name: name) }
  func superEncoder() -> any Encoder { ValueEncoder(values: self) }
}

/// Encodes what is within one value: another single value, or a list.
private struct ValueEncoder: Encoder {
  let values: Values
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Refusing(name: values.name))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { values }
  func singleValueContainer() -> any SingleValueEncodingContainer { values }
}

/// Containers cannot throw when they are made, so these do when something is put into them.
private struct Refusing<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let name: String
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil(forKey key: Key) throws { throw RouteCodingError.notFlat(name) }
  mutating func encode(_ value: some Encodable, forKey key: Key) throws {
    throw RouteCodingError.notFlat(name)
  }
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { KeyedEncodingContainer(Refusing<Nested>(name: name)) }
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    RefusingList(name: name)
  }
  mutating func superEncoder() -> any Encoder { RefusingEncoder(name: name) }
  mutating func superEncoder(forKey key: Key) -> any Encoder { RefusingEncoder(name: name) }
}

private struct RefusingList: UnkeyedEncodingContainer, SingleValueEncodingContainer {
  let name: String
  let count = 0
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil() throws { throw RouteCodingError.notFlat(name) }
  mutating func encode(_ value: some Encodable) throws { throw RouteCodingError.notFlat(name) }
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type
  ) -> KeyedEncodingContainer<Nested> { KeyedEncodingContainer(Refusing<Nested>(name: name)) }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
  mutating func superEncoder() -> any Encoder { RefusingEncoder(name: name) }
}

private struct RefusingEncoder: Encoder {
  let name: String
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Refusing(name: name))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { RefusingList(name: name) }
  func singleValueContainer() -> any SingleValueEncodingContainer { RefusingList(name: name) }
}
