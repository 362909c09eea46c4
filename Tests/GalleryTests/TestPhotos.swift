import Foundation
import HostInterface
import Synchronization
import VipsCodec

/// Photos that all differ, as files, the oldest first unless said otherwise.
struct TestPhotos {
  let folder: URL
  let count: Int
  private static let sizes = [(960, 720), (900, 600), (540, 720), (700, 700)]

  init(count: Int, isNewestFirst: Bool = false) throws {
    self.count = count
    let step = isNewestFirst ? -1.0 : 1.0
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for index in 0..<count {
      try Self.file(index).write(to: url(index))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000 + step * Double(index))],
        ofItemAtPath: url(index).path)
    }
  }

  func url(_ index: Int) -> URL {
    folder.appendingPathComponent(String(format: "photo-%02d.jpg", index))
  }

  func size(_ index: Int) -> CGSize {
    let (width, height) = Self.sizes[index % Self.sizes.count]
    return CGSize(width: width, height: height)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// The means of an 8 × 8 grid over a part of the photo in unit coordinates: red, green and blue
  /// of 0…255, row by row.
  func means(_ index: Int, of part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) throws
    -> [[Double]]
  {
    let fit = ImageFit(width: 800, height: 800, mode: .inside)
    let image = try VipsImageCodec().image(from: .file(url(index)), fitting: fit, frame: 0)
    let area = CGRect(
      x: part.minX * CGFloat(image.width), y: part.minY * CGFloat(image.height),
      width: part.width * CGFloat(image.width), height: part.height * CGFloat(image.height))
    return image.withPixels { bytes in
      Grid.cells(of: area).map { cell in
        Grid.mean(of: cell, width: image.width, height: image.height) { x, y in
          let offset = y * image.bytesPerRow + x * 4
          return (Int(bytes[offset + 2]), Int(bytes[offset + 1]), Int(bytes[offset]))
        }
      }
    }
  }

  /// The files made so far, which all tests of a process share: painting one takes longer than
  /// most tests.
  private static let files = Mutex<[Int: Data]>([:])

  private static func file(_ index: Int) throws -> Data {
    if let known = files.withLock({ $0[index] }) { return known }
    let made = try VipsImageCodec().jpegData(picture(index), quality: 0.92)
    files.withLock { $0[index] = made }
    return made
  }

  /// Low-frequency waves of color that differ for each photo: one along each side, multiplied.
  private static func picture(_ index: Int) -> CGImage {
    let (width, height) = sizes[index % sizes.count]
    func wave(_ count: Int, _ turns: Double, _ phase: Double) -> [Int] {
      (0..<count).map {
        Int(15 + 14 * sin(Double(index) * phase + turns * Double($0) / Double(count)))
      }
    }
    let across = [wave(width, 5, 1.7), wave(width, 3, 2.9), wave(width, 4, 0.8)]
    let down = [wave(height, 2, 1.1), wave(height, 6, 0.7), wave(height, 4, 2.3)]
    return CGImage(width: width, height: height, isOpaque: true) { target in
      var offset = 0
      for y in 0..<height {
        let (blue, green, red) = (down[0][y], down[1][y], down[2][y])
        for x in 0..<width {
          target[offset] = UInt8(truncatingIfNeeded: across[0][x] * blue / 4)
          target[offset + 1] = UInt8(truncatingIfNeeded: across[1][x] * green / 4)
          target[offset + 2] = UInt8(truncatingIfNeeded: across[2][x] * red / 4)
          target[offset + 3] = 255
          offset += 4
        }
      }
    }
  }
}

/// An 8 × 8 grid over a rectangle, and the distance of two such grids.
enum Grid {
  static func cells(of rect: CGRect) -> [CGRect] {
    (0..<64).map { index in
      CGRect(
        x: rect.minX + CGFloat(index % 8) * rect.width / 8,
        y: rect.minY + CGFloat(index / 8) * rect.height / 8, width: rect.width / 8,
        height: rect.height / 8)
    }
  }

  static func mean(
    of cell: CGRect, width: Int, height: Int, pixel: (Int, Int) -> (Int, Int, Int)
  ) -> [Double] {
    var sum = [0.0, 0, 0]
    var count = 0.0
    // Every fourth pixel of every fourth row suffices for a low frequency.
    for y in stride(from: max(0, Int(cell.minY)), to: min(height, Int(cell.maxY)), by: 4) {
      for x in stride(from: max(0, Int(cell.minX)), to: min(width, Int(cell.maxX)), by: 4) {
        let (red, green, blue) = pixel(x, y)
        sum[0] += Double(red)
        sum[1] += Double(green)
        sum[2] += Double(blue)
        count += 1
      }
    }
    return sum.map { $0 / max(1, count) }
  }

  /// The mean difference per channel, of 255.
  static func error(_ a: [[Double]], _ b: [[Double]]) -> Double {
    let differences = zip(a, b).flatMap { pair in zip(pair.0, pair.1).map { abs($0 - $1) } }
    return differences.reduce(0, +) / Double(max(1, differences.count))
  }
}

extension XSession.Screenshot {
  func means(of rect: CGRect) -> [[Double]] {
    Grid.cells(of: rect).map { cell in
      Grid.mean(of: cell, width: width, height: height) { self[$0, $1] }
    }
  }
}
