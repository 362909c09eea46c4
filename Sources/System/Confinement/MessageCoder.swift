/// Turns values into the bytes of a message, or a message's bytes into values: the same calls in
/// the same order do both. Bytes that end too early, or mean nothing, leave values as they are.
package struct MessageCoder {
  /// The message.
  package private(set) var bytes: [UInt8]
  /// Whether all values were in the message that is read.
  package private(set) var isValid = true

  private let isReading: Bool
  private var place = 0

  /// Creates a coder that writes.
  package init() { (bytes, isReading) = ([], false) }

  /// Creates a coder that reads.
  package init(reading bytes: [UInt8]) { (self.bytes, isReading) = (bytes, true) }

  /// Says that what was read means nothing.
  package mutating func fail() { isValid = false }

  /// Whether the message was read to its end, and made sense.
  package var isComplete: Bool { isValid && place == bytes.count }

  package mutating func code(_ number: inout Int64) {
    guard isReading else {
      return withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
    guard let next = next(8) else { return }
    number = Int64(bitPattern: bytes[next].reversed().reduce(0) { $0 << 8 | UInt64($1) })
  }

  package mutating func code(_ number: inout Int) {
    var value = Int64(number)
    code(&value)
    number = Int(value)
  }

  package mutating func code(_ number: inout Double) {
    var bits = Int64(bitPattern: number.bitPattern)
    code(&bits)
    number = Double(bitPattern: UInt64(bitPattern: bits))
  }

  package mutating func code(_ flag: inout Bool) {
    guard isReading else { return bytes.append(flag ? 1 : 0) }
    guard let next = next(1) else { return }
    flag = bytes[next.lowerBound] != 0
  }

  package mutating func code(_ text: inout String) {
    var count = text.utf8.count
    code(&count)
    guard isReading else { return bytes.append(contentsOf: text.utf8) }
    guard let next = next(count) else { return }
    text = String(decoding: bytes[next], as: UTF8.self)
  }

  /// Codes a value that may be missing.
  ///
  /// - Parameter empty: The value that a message is read into.
  package mutating func code<Value>(
    _ value: inout Value?, _ empty: Value, _ code: (inout MessageCoder, inout Value) -> Void
  ) {
    var isThere = value != nil
    self.code(&isThere)
    guard isThere, isValid else { return value = nil }
    var present = value ?? empty
    code(&self, &present)
    value = present
  }

  package mutating func code(_ text: inout String?) { code(&text, "") { $0.code(&$1) } }

  package mutating func code(_ number: inout Double?) { code(&number, 0) { $0.code(&$1) } }

  package mutating func code(_ number: inout Int?) { code(&number, 0) { $0.code(&$1) } }

  package mutating func code<Value>(
    _ list: inout [Value], _ empty: Value, _ code: (inout MessageCoder, inout Value) -> Void
  ) {
    var count = list.count
    self.code(&count)
    guard isReading else {
      for var value in list { code(&self, &value) }
      return
    }
    // A wrong count takes no memory: the list grows only while there are bytes.
    list = []
    while list.count < count, isValid {
      var value = empty
      code(&self, &value)
      list.append(value)
    }
    if count < 0 { isValid = false }
  }

  package mutating func code(_ texts: inout [String]) { code(&texts, "") { $0.code(&$1) } }

  private mutating func next(_ count: Int) -> Range<Int>? {
    guard isValid, count >= 0, count <= bytes.count - place else {
      isValid = false
      return nil
    }
    defer { place += count }
    return place..<(place + count)
  }
}
