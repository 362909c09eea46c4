extension String {
  /// Creates a string from UTF-16 code units. Surrogates without a partner become U+FFFD.
  ///
  /// `String(decoding:as:)` has no fast path for UTF-16 and takes several times as long.
  package init(utf16 units: ArraySlice<UInt16>) {
    self.init(unsafeUninitializedCapacity: 3 * units.count) { buffer in
      units.withUnsafeBufferPointer { units in
        var (index, count) = (0, 0)
        func add(_ byte: UInt32) {
          buffer[count] = UInt8(truncatingIfNeeded: byte)
          count += 1
        }
        while index < units.count {
          var scalar = UInt32(units[index])
          index += 1
          if scalar & 0xF800 == 0xD800 {
            if scalar < 0xDC00, index < units.count, UTF16.isTrailSurrogate(units[index]) {
              scalar = 0x1_0000 + (scalar - 0xD800) << 10 + UInt32(units[index]) - 0xDC00
              index += 1
            } else {
              scalar = 0xFFFD
            }
          }
          switch scalar {
          case ..<0x80:
            add(scalar)
          case ..<0x800:
            add(0xC0 | scalar >> 6)
            add(0x80 | scalar & 0x3F)
          case ..<0x1_0000:
            add(0xE0 | scalar >> 12)
            add(0x80 | scalar >> 6 & 0x3F)
            add(0x80 | scalar & 0x3F)
          default:
            add(0xF0 | scalar >> 18)
            add(0x80 | scalar >> 12 & 0x3F)
            add(0x80 | scalar >> 6 & 0x3F)
            add(0x80 | scalar & 0x3F)
          }
        }
        return count
      }
    }
  }
}
