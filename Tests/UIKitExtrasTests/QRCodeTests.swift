import Foundation
import Imaging
import Testing
import UIKit
import UIKitStage

@testable import UIKitExtras

@MainActor @Suite(.serialized) struct QRCodeTests {
  let stage = Stage()

  @Test("Capacity follows the standard, and longer data gives a readable error")
  func capacity() throws {
    let bytes: [QRCode.Correction: (smallest: Int, largest: Int)] = [
      .low: (17, 2953), .medium: (14, 2331), .quartile: (11, 1663), .high: (7, 1273),
    ]
    for (correction, bytes) in bytes {
      #expect(try QRCode(Data(count: bytes.smallest), correction: correction).side == 21)
      #expect(try QRCode(Data(count: bytes.smallest + 1), correction: correction).side == 25)
      #expect(try QRCode(Data(count: bytes.largest), correction: correction).side == 177)
      #expect(throws: QRCodeError.tooLong(bytes: bytes.largest + 1, maximum: bytes.largest)) {
        try QRCode(Data(count: bytes.largest + 1), correction: correction)
      }
    }
    #expect(throws: QRCodeError.empty) { try QRCode("") }
    let code = try QRCode("a")
    #expect(code == (try QRCode("a", correction: .medium)) && code[0, 0])
    #expect(!code[-1, 0] && !code[0, 21])
  }

  @Test("A decoder reads small and large codes", arguments: QRCode.Correction.allCases)
  func readBack(correction: QRCode.Correction) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "qr-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for count in [1, 7, 60, 250, 700, correction.capacity] {
      let text = String((0..<count).map { Character(UnicodeScalar(UInt8(33 + $0 * 7 % 90))) })
      let image = UIImage.qrCode(try QRCode(text, correction: correction), moduleSide: 3)
      let file = folder.appending(path: "\(count).png")
      try #require(image.pngData()).write(to: file)
      #expect(try read(file) == text, "\(count) bytes")
    }
  }

  private func read(_ file: URL) throws -> String {
    let reader = Process()
    let output = Pipe()
    reader.executableURL = URL(fileURLWithPath: "/usr/bin/zbarimg")
    reader.arguments = ["-q", "--raw", "-Sdisable", "-Sqrcode.enable", file.path]
    reader.standardOutput = output
    reader.standardError = FileHandle.nullDevice
    try reader.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    reader.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  @Test("The image: whole modules, a margin, two colors")
  func picture() throws {
    let code = try QRCode("HELLO")
    let image = UIImage.qrCode(code, moduleSide: 2, margin: 1, color: .blue, background: .yellow)
    #expect(image.size == CGSize(width: 46, height: 46))
    let pixels = try #require(PixelBuffer(image))
    let scale = pixels.width / 46
    for y in -1...21 {
      for x in -1...21 {
        let start = (((y + 1) * 2 + 1) * scale * pixels.width + ((x + 1) * 2 + 1) * scale) * 4
        #expect((pixels.bytes[start] > 128) == code[x, y], "\(x), \(y)")
      }
    }
  }
}
