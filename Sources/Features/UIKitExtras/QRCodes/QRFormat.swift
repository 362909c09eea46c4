/// One of the forty sizes, with one of the four corrections: how the code is cut into blocks.
struct QRFormat: Hashable {
  /// 1…40.
  let version: Int
  let correction: QRCode.Correction

  var side: Int { version * 4 + 17 }

  /// Modules that are left for the message and its correction, in bytes.
  var codewords: Int { rawModules / 8 }
  var blocks: Int { Self.blocks[correction.rawValue][version - 1] }
  /// Bytes of correction in each block.
  var correctionBytes: Int { Self.correctionBytes[correction.rawValue][version - 1] }
  var dataBytes: Int { codewords - correctionBytes * blocks }
  /// What is left when mode and length are written.
  var messageBytes: Int { (dataBytes * 8 - 4 - lengthBits) / 8 }
  var lengthBits: Int { version < 10 ? 8 : 16 }

  private var rawModules: Int {
    var count = (16 * version + 128) * version + 64
    if version >= 2 {
      let marks = version / 7 + 2
      count -= (25 * marks - 10) * marks - 55
      if version >= 7 { count -= 36 }
    }
    return count
  }

  /// The middles of the small squares, in a row and in a column.
  var alignments: [Int] {
    guard version > 1 else { return [] }
    let marks = version / 7 + 2
    let step = (version * 8 + marks * 3 + 5) / (marks * 4 - 4) * 2
    let rest = (0..<marks - 1).map { side - 7 - $0 * step }
    return [6] + rest.reversed()
  }

  static func smallest(for bytes: Int, _ correction: QRCode.Correction) -> QRFormat? {
    (1...40).lazy.map { QRFormat(version: $0, correction: correction) }
      .first { $0.messageBytes >= bytes }
  }

  static func largest(_ correction: QRCode.Correction) -> QRFormat {
    QRFormat(version: 40, correction: correction)
  }

  /// By correction and version, from the standard's table 9.
  private static let correctionBytes: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
      26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30,
      30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]
  private static let blocks: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}
