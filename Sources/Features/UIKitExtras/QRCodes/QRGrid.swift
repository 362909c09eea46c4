/// The modules while a code is drawn.
struct QRGrid {
  private let format: QRFormat
  private(set) var modules: [Bool]
  /// Those that say how to read the code, and take neither message nor mask.
  private var isFixed: [Bool]
  private var side: Int { format.side }

  init(_ format: QRFormat) {
    self.format = format
    modules = Array(repeating: false, count: format.side * format.side)
    isFixed = modules
    for place in 0..<side {
      fix(6, place, place.isMultiple(of: 2))
      fix(place, 6, place.isMultiple(of: 2))
    }
    for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] { drawFinder(x, y) }
    drawAlignments()
    drawFormat(mask: 0)
    drawVersion()
  }

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard (0..<side).contains(x), (0..<side).contains(y) else { return }
    modules[y * side + x] = isDark
    isFixed[y * side + x] = true
  }

  // MARK: Marks

  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 {
        let ring = max(abs(dx), abs(dy))
        fix(x + dx, y + dy, ring != 2 && ring != 4)
      }
    }
  }

  private mutating func drawAlignments() {
    let places = format.alignments
    guard let first = places.first, let last = places.last else { return }
    for x in places {
      for y in places {
        // The finders are there.
        if (x, y) == (first, first) || (x, y) == (first, last) || (x, y) == (last, first) {
          continue
        }
        for dy in -2...2 {
          for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
  }

  /// Correction and mask with ten bits that correct them, twice.
  private mutating func drawFormat(mask: Int) {
    let level = [1, 0, 3, 2][format.correction.rawValue]
    let data = level << 3 | mask
    let bits = (data << 10 | Self.remainder(data, by: 0x537, degree: 10)) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { fix(8, index, bit(index)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for index in 9..<15 { fix(14 - index, 8, bit(index)) }
    for index in 0..<8 { fix(side - 1 - index, 8, bit(index)) }
    for index in 8..<15 { fix(8, side - 15 + index, bit(index)) }
    fix(8, side - 8, true)
  }

  /// Large codes say how large they are, twice.
  private mutating func drawVersion() {
    guard format.version >= 7 else { return }
    let bits =
      format.version << 12 | Self.remainder(format.version, by: 0x1F25, degree: 12)
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      let (long, short) = (side - 11 + index % 3, index / 3)
      fix(long, short, isDark)
      fix(short, long, isDark)
    }
  }

  private static func remainder(_ value: Int, by divisor: Int, degree: Int) -> Int {
    (0..<degree).reduce(value) { rest, _ in rest << 1 ^ (rest >> (degree - 1)) * divisor }
  }

  // MARK: Message

  /// In columns of two from the right, up and down by turns.
  mutating func fill(with codewords: [UInt8]) {
    var bit = 0
    for right in stride(from: side - 1, through: 1, by: -2) {
      // The column of the timing marks is left out.
      let right = right <= 6 ? right - 1 : right
      let goesUp = (right + 1) & 2 == 0
      for step in 0..<side {
        let y = goesUp ? side - 1 - step : step
        for x in [right, right - 1] where !isFixed[y * side + x] && bit < codewords.count * 8 {
          modules[y * side + x] = codewords[bit / 8] >> UInt8(7 - bit % 8) & 1 == 1
          bit += 1
        }
      }
    }
  }

  // MARK: Mask

  /// Turns modules round by that of eight patterns which leaves the least that confuses readers.
  mutating func mask() {
    let candidates = (0..<8).map { masked(by: $0) }
    if let best = candidates.min(by: { $0.penalty < $1.penalty }) { self = best }
  }

  private func masked(by mask: Int) -> QRGrid {
    var grid = self
    grid.drawFormat(mask: mask)
    for y in 0..<side {
      for x in 0..<side where !isFixed[y * side + x] && Self.turns(mask, x, y) {
        grid.modules[y * side + x].toggle()
      }
    }
    return grid
  }

  private static func turns(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  /// The standard's four rules: long runs, squares, what looks like a finder, too much of one kind.
  private var penalty: Int {
    var result = 0
    for line in 0..<side {
      result += penalty(from: line * side, by: 1) + penalty(from: line, by: side)
    }
    for y in 0..<side - 1 {
      for place in y * side..<(y + 1) * side - 1 {
        let color = modules[place]
        if color == modules[place + 1], color == modules[place + side],
          color == modules[place + side + 1]
        {
          result += 3
        }
      }
    }
    let (dark, all) = (modules.count { $0 }, side * side)
    return result + abs(dark * 20 - all * 10) / all * 10
  }

  /// Of a row or a column.
  private func penalty(from start: Int, by step: Int) -> Int {
    var (result, run, last) = (0, 0, 0)
    for place in 0..<side {
      let isDark = modules[start + place * step]
      run = place > 0 && isDark == (last & 1 == 1) ? run + 1 : 1
      if run == 5 { result += 3 } else if run > 5 { result += 1 }
      last = (last << 1 | (isDark ? 1 : 0)) & 0x7FF
      // Dark, bright, three dark, bright, dark, and four bright before or after.
      if place >= 10, last == 0b101_1101_0000 || last == 0b000_0101_1101 { result += 40 }
    }
    return result
  }
}
