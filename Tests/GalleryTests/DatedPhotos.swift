import Foundation
import HostInterface
import VipsCodec

/// Small photos with capture dates, in subfolders of a temporary folder.
final class DatedPhotos {
  /// Named by digits: tests search for "in:f1", which a name with letters may have.
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-dated-\(UInt64.random(in: 0...(.max)))")
  /// One hour apart, from March 1, 2020.
  private(set) var names: [String] = []
  private let picture: Data

  /// - Parameter shuffled: Whether modification dates are unrelated to capture dates.
  init(count: Int, folders: Int = 1, settled: Bool = true) throws {
    let image = CGImage(width: 60, height: 40, isOpaque: true) { target in
      for offset in stride(from: 0, to: target.count, by: 4) {
        target[offset] = UInt8(truncatingIfNeeded: offset / 7)
        target[offset + 3] = 255
      }
    }
    picture = try VipsImageCodec().jpegData(image, quality: 0.8)
    for number in 0..<folders {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("f\(number)"), withIntermediateDirectories: true)
    }
    for number in 0..<count {
      let name = String(format: "f%d/p%05d.jpg", number % folders, number)
      names.append(name)
      try add(name, hour: number)
      // The newest file is the oldest photo.
      if settled {
        try setChanged(name, Date(timeIntervalSince1970: 1_600_000_000 - Double(number)))
      }
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  func add(_ name: String, hour: Int) throws { try file(hour: hour).write(to: url(name)) }

  func setChanged(_ name: String, _ date: Date) throws {
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url(name).path)
  }

  /// "2020:03:01 00:00:00" plus a number of hours.
  static func time(hour: Int) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour],
      from: Date(timeIntervalSince1970: 1_583_020_800 + Double(hour) * 3600))
    return String(
      format: "%04d:%02d:%02d %02d:00:00", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0,
      parts.hour ?? 0)
  }

  private func file(hour: Int) -> Data {
    func short(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }
    func long(_ value: Int) -> [UInt8] { short(value >> 16) + short(value & 65535) }
    let text = Array(Self.time(hour: hour).utf8) + [0]
    var body: [UInt8] = [0x4D, 0x4D, 0, 42] + long(8)
    body += short(2) + short(0x0112) + short(3) + long(1) + [0, 6, 0, 0]
    body += short(0x8769) + short(4) + long(1) + long(38) + long(0)
    body += short(1) + short(0x9003) + short(2) + long(text.count) + long(56) + long(0) + text
    let segment = Array("Exif".utf8) + [0, 0] + body
    return picture.prefix(2) + Data([0xFF, 0xE1] + short(segment.count + 2) + segment)
      + picture.dropFirst(2)
  }
}
