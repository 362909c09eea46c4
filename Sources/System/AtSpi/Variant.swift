import CGtk

/// A value as D-Bus sends it.
indirect enum Variant {
  case string(String)
  case int16(Int16)
  case int32(Int32)
  case uint32(UInt32)
  case double(Double)
  case boolean(Bool)
  case variant(Variant)
  case tuple([Variant])
  case entry(Variant, Variant)
  /// The type is that of the items, as D-Bus writes it.
  case array(of: String, [Variant])
  /// An object of a program: the name of its connection, and its path.
  case object(String, String)

  static func strings(_ strings: [String]) -> Variant {
    .array(of: "s", strings.map { .string($0) })
  }

  static func attributes(_ attributes: [String: String]) -> Variant {
    .array(
      of: "{ss}",
      attributes.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .string($0.value)) })
  }

  /// Returns a new value of GLib, which whoever takes it owns.
  func make() -> OpaquePointer? {
    switch self {
    case .string(let string): return g_variant_new_string(string)
    case .int16(let number): return g_variant_new_int16(number)
    case .int32(let number): return g_variant_new_int32(number)
    case .uint32(let number): return g_variant_new_uint32(number)
    case .double(let number): return g_variant_new_double(number)
    case .boolean(let isTrue): return g_variant_new_boolean(isTrue ? 1 : 0)
    case .variant(let value): return g_variant_new_variant(value.make())
    case .tuple(let parts):
      let made = parts.map { $0.make() }
      return g_variant_new_tuple(made, gsize(made.count))
    case .entry(let key, let value): return g_variant_new_dict_entry(key.make(), value.make())
    case .array(let type, let items):
      let itemType = g_variant_type_new(type)
      defer { g_variant_type_free(itemType) }
      let made = items.map { $0.make() }
      return g_variant_new_array(itemType, made, gsize(made.count))
    case .object(let name, let path):
      let parts = [g_variant_new_string(name), g_variant_new_object_path(path)]
      return g_variant_new_tuple(parts, 2)
    }
  }
}

/// The arguments of a call, which GDBus has checked against the interface.
struct Arguments {
  private let tuple: OpaquePointer?

  init(_ tuple: OpaquePointer?) { self.tuple = tuple }

  private func text(_ value: OpaquePointer) -> String? {
    g_variant_get_string(value, nil).map { String(cString: $0) }
  }

  /// A text or a path.
  func string(_ index: Int) -> String? {
    let read = read(index, "s", text) ?? read(index, "o", text)
    return read ?? nil
  }

  func int(_ index: Int) -> Int? {
    read(index, "i") { Int(g_variant_get_int32($0)) }
      ?? read(index, "u") { Int(g_variant_get_uint32($0)) }
  }

  func boolean(_ index: Int) -> Bool? { read(index, "b") { g_variant_get_boolean($0) != 0 } }

  func double(_ index: Int) -> Double? {
    read(index, "d") { g_variant_get_double($0) }
      ?? read(index, "v") { boxed in
        guard let value = g_variant_get_variant(boxed) else { return nil }
        defer { g_variant_unref(value) }
        let isDouble = g_variant_get_type_string(value).map { String(cString: $0) } == "d"
        return isDouble ? g_variant_get_double(value) : nil
      } ?? nil
  }

  var count: Int { tuple.map { Int(clamping: g_variant_n_children($0)) } ?? 0 }

  /// Reads the parts of an argument that has several.
  func tuple<Value>(_ index: Int, _ body: (Arguments) -> Value) -> Value? {
    guard let tuple, index >= 0, index < count,
      let child = g_variant_get_child_value(tuple, gsize(index))
    else { return nil }
    defer { g_variant_unref(child) }
    return body(Arguments(child))
  }

  private func read<Value>(
    _ index: Int, _ type: String, _ body: (OpaquePointer) -> Value
  ) -> Value? {
    guard let tuple, index >= 0, index < count,
      let child = g_variant_get_child_value(tuple, gsize(index))
    else { return nil }
    defer { g_variant_unref(child) }
    guard g_variant_get_type_string(child).map({ String(cString: $0) }) == type else { return nil }
    return body(child)
  }
}
