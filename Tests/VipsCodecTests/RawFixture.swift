import Foundation
import HostInterface
import VipsCodec

/// A small DNG file with a sensor of gray values that grow to the right in red, and a preview whose
/// color is green, so that a test sees which of both was shown.
struct RawFixture {
  var width = 256
  var height = 192
  /// EXIF's, for both pictures.
  var orientation = 1
  /// The size of the preview; nil for none.
  var preview: (width: Int, height: Int)? = (256, 192)

  func data() throws -> Data {
    var file = Data([0x49, 0x49, 42, 0])
    file += long(8)
    let jpeg = try preview.map { size in
      try VipsImageCodec().jpegData(
        CGImage(width: size.width, height: size.height, isOpaque: true) { target in
          for start in stride(from: 0, to: target.count, by: 4) {
            (target[start + 1], target[start + 3]) = (200, 255)
          }
        }, quality: 0.9)
    }
    // The first directory, then the sensor's, then long values, then both pictures.
    let firstCount = jpeg == nil ? 6 : 13
    let sensorStart = 8 + 2 + firstCount * 12 + 4
    let valuesStart = sensorStart + 2 + 13 * 12 + 4
    let model = Data("Vitrine Test\0".utf8)
    let date = Data("2024:03:05 10:20:30\0".utf8)
    let modelStart = valuesStart
    let dateStart = modelStart + 14
    let matrixStart = dateStart + 20
    let neutralStart = matrixStart + 72
    let jpegStart = neutralStart + 24
    let sensor = sensorValues()
    let sensorDataStart = jpegStart + (jpeg?.count ?? 0) + ((jpeg?.count ?? 0) & 1)

    var first: [Data] = [entry(254, 4, 1, long(jpeg == nil ? 0 : 1))]
    if let jpeg, let preview {
      first += [
        entry(256, 4, 1, long(preview.width)), entry(257, 4, 1, long(preview.height)),
        entry(258, 3, 1, short(8)), entry(259, 3, 1, short(7)), entry(262, 3, 1, short(6)),
        entry(273, 4, 1, long(jpegStart)), entry(277, 3, 1, short(3)),
        entry(279, 4, 1, long(jpeg.count)),
      ]
      first.remove(at: 3)
    }
    first += [
      entry(272, 2, model.count, long(modelStart)), entry(274, 3, 1, short(orientation)),
      entry(306, 2, 20, long(dateStart)), entry(330, 4, 1, long(sensorStart)),
      entry(50706, 1, 4, Data([1, 4, 0, 0])),
    ]
    file += directory(first, padded: firstCount)
    file += directory(
      [
        entry(254, 4, 1, long(0)), entry(256, 4, 1, long(width)), entry(257, 4, 1, long(height)),
        entry(258, 3, 1, short(16)), entry(259, 3, 1, short(1)), entry(262, 3, 1, short(32803)),
        entry(273, 4, 1, long(sensorDataStart)), entry(277, 3, 1, short(1)),
        entry(279, 4, 1, long(sensor.count)), entry(33421, 3, 2, short(2) + short(2)),
        entry(33422, 1, 4, Data([0, 1, 1, 2])), entry(50717, 4, 1, long(65535)),
        entry(50721, 10, 9, long(matrixStart)),
      ], padded: 13)
    file += model + Data(count: 14 - model.count) + date
    // XYZ to the camera's colors, which are sRGB's.
    for value in [32404, -15371, -4985, -9692, 18760, 415, 556, -2040, 10572] {
      file += long(value) + long(10000)
    }
    for _ in 0..<3 { file += long(1) + long(1) }
    if let jpeg { file += jpeg + Data(count: jpeg.count & 1) }
    return file + sensor
  }

  /// Rows of red, green and of green, blue.
  private func sensorValues() -> Data {
    var values = Data(capacity: width * height * 2)
    for y in 0..<height {
      for x in 0..<width {
        let isRed = y % 2 == 0 && x % 2 == 0
        values += short(isRed ? 8000 + 50000 * x / width : 4000)
      }
    }
    return values
  }

  private func short(_ value: Int) -> Data {
    Data([UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)])
  }

  private func long(_ value: Int) -> Data { short(value) + short(value >> 16) }

  private func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Data) -> Data {
    short(tag) + short(type) + long(count) + value + Data(count: 4 - value.count)
  }

  private func directory(_ entries: [Data], padded count: Int) -> Data {
    entries.reduce(short(entries.count), +) + long(0) + Data(count: (count - entries.count) * 12)
  }
}
