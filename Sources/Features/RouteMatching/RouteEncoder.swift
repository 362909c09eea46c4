/// Collects the values of a typed route as parameters.
final class RouteEncoder: Encoder {
  final class Sink {
    var caseName: String?
    var items: [QueryItem] = []
    /// The name of a value that doesn't fit into a parameter. Requests for a container can't throw,
    /// and some containers stay empty, so the failure is kept here.
    var refused: String?
  }

  let sink = Sink()
  let hasCases: Bool
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(hasCases: Bool) { self.hasCases = hasCases }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Keyed<Key>(sink: sink, isChoosingCase: hasCases))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { Refusing<NoKey>("route", sink) }
  func singleValueContainer() -> any SingleValueEncodingContainer {
    Refusing<NoKey>("route", sink)
  }

  /// The values by their names, or at the top of an enum the case.
  private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let sink: Sink
    let isChoosingCase: Bool
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil(forKey key: Key) {}

    mutating func encode(_ value: some Encodable, forKey key: Key) throws {
      try ValueEncoder(name: key.stringValue, sink: sink).encode(value)
    }

    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy keyType: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      guard isChoosingCase else {
        return KeyedEncodingContainer(Refusing<Nested>(key.stringValue, sink))
      }
      sink.caseName = key.stringValue
      return KeyedEncodingContainer(Keyed<Nested>(sink: sink, isChoosingCase: false))
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      Values(name: key.stringValue, sink: sink)
    }

    mutating func superEncoder() -> any Encoder { ValueEncoder(name: "super", sink: sink) }
    mutating func superEncoder(forKey key: Key) -> any Encoder {
      ValueEncoder(name: key.stringValue, sink: sink)
    }
  }
}

/// Encodes one value: a single one, one that encodes as such, or a list.
private struct ValueEncoder: Encoder, SingleValueEncodingContainer {
  let name: String
  let sink: RouteEncoder.Sink
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func encodeNil() {}

  func encode(_ value: some Encodable) throws {
    if let item = RouteScalar.item(name, value) {
      sink.items.append(item)
    } else {
      try value.encode(to: self)
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Refusing<Key>(name, sink))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { Values(name: name, sink: sink) }
  func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

/// Encodes a list as several values of one name. A list in it, or nil, would be lost.
private struct Values: UnkeyedEncodingContainer {
  let name: String
  let sink: RouteEncoder.Sink
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(name: String, sink: RouteEncoder.Sink) {
    self.name = name
    self.sink = sink
  }

  mutating func encodeNil() { sink.refused = name }

  mutating func encode(_ value: some Encodable) throws {
    let before = sink.items.count
    try ValueEncoder(name: name, sink: sink).encode(value)
    if sink.items.count != before + 1 { sink.refused = name }
    count += 1
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type
  ) -> KeyedEncodingContainer<Nested> { KeyedEncodingContainer(Refusing<Nested>(name, sink)) }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    Refusing<NoKey>(name, sink)
  }
  mutating func superEncoder() -> any Encoder { Refusing<NoKey>(name, sink) }
}

private struct NoKey: CodingKey {
  var stringValue: String { "" }
  var intValue: Int? { nil }
  init?(stringValue: String) { nil }
  init?(intValue: Int) { nil }
}

/// Refuses values that have no place in a URL.
private struct Refusing<Key: CodingKey>: Encoder, KeyedEncodingContainerProtocol,
  UnkeyedEncodingContainer, SingleValueEncodingContainer
{
  let name: String
  let sink: RouteEncoder.Sink
  let count = 0
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ name: String, _ sink: RouteEncoder.Sink) {
    self.name = name
    self.sink = sink
    sink.refused = name
  }

  func container<Other: CodingKey>(keyedBy type: Other.Type) -> KeyedEncodingContainer<Other> {
    KeyedEncodingContainer(Refusing<Other>(name, sink))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { self }
  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() {}
  func encode(_ value: some Encodable) {}
  func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type
  ) -> KeyedEncodingContainer<Nested> { container(keyedBy: keyType) }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
  func superEncoder() -> any Encoder { self }

  func encodeNil(forKey key: Key) {}
  func encode(_ value: some Encodable, forKey key: Key) {}
  func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { container(keyedBy: keyType) }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { self }
  func superEncoder(forKey key: Key) -> any Encoder { self }
}
