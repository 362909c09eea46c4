import FileOperations
import Foundation
import HostInterface
import Imaging
import PhotoIndexing
import Testing
import UIKit
import VipsCodec

@testable import UIKitStage
@testable import gallery

/// What is lost is said before it is.
@MainActor @Suite(.serialized) struct SavingObstacleTests {
  private let stage = Stage()
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "obstacle-\(UUID())")

  private func obstacle(_ name: String, _ data: Data) throws -> SavingObstacle? {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    return SavingObstacle.first(among: [file.file], ImageFile(url: file))
  }

  private func jpeg() throws -> Data {
    try VipsImageCodec().jpegData(
      CGImage(width: 8, height: 8, isOpaque: true) { $0.update(repeating: 99) }, quality: 0.9)
  }

  private func segment(_ marker: UInt8, _ body: [UInt8]) -> Data {
    Data([0xFF, marker, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 255)] + body)
  }

  @Test func aGainMapIsNotLostInSilence() throws {
    let plain = try jpeg()
    let text = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><C:Directory xmlns:C="http://ns.google.com/photos/1.0/container/"\
       xmlns:h="http://ns.adobe.com/hdr-gain-map/1.0/" h:Version="1.0"/></x:xmpmeta>
      """
    let packet = segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0\(text)".utf8))
    #expect(try obstacle("a.jpg", plain) == nil)
    #expect(
      try obstacle("a.jpg", plain.prefix(2) + packet + plain.dropFirst(2) + plain) == .gainMap)
    #expect(SavingObstacle.gainMap.message.contains("gain map"))
  }

  @Test func finerColorsAreNotLostInSilence() throws {
    // Gray of 16 bits.
    func short(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }
    var bytes: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0]
    let strip = 8 + 2 + 9 * 12 + 4
    bytes += short(9)
    let fields = [
      (256, 4), (257, 4), (258, 16), (259, 1), (262, 1), (273, strip), (277, 1), (278, 4),
      (279, 32),
    ]
    for (tag, value) in fields { bytes += [tag, 3, 1, 0, value, 0].flatMap(short) }
    bytes += [0, 0, 0, 0] + [UInt8](repeating: 77, count: 32)
    #expect(try obstacle("a.tif", Data(bytes)) == .depth)
  }

  /// The formats are known a moment after the form is there.
  @Test func theFormRemembersAFormatThatIsntKnownYet() {
    var settings = ExportSettings()
    settings.format = .tiff
    let form = ExportController(count: 1, settings: settings) { _ in }
    form.loadViewIfNeeded()
    #expect(form.settings.format == .tiff)
    form.formats = ImageFile.Format.allCases
    #expect(form.settings.format == .tiff)
    form.formats = [.jpeg, .png]
    #expect(form.settings.format == .jpeg)
    withExtendedLifetime(stage) {}
  }
}
