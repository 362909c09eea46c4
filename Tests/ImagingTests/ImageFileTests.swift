import Foundation
import Imaging
import Testing
import UIKit
import UIKitCompat
import UIKitStage

@MainActor @Suite(.serialized) struct ImageFileTests {
  private let folder: URL

  init() {
    _ = Stage()
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ImagingTests-\(UUID().uuidString)")
  }

  /// The left half is red, the right half is blue.
  private func halves(_ width: Int, _ height: Int) throws -> UIImage {
    var bytes: [UInt8] = []
    for _ in 0..<height {
      for x in 0..<width { bytes += x < width / 2 ? [0, 0, 255, 255] : [255, 0, 0, 255] }
    }
    return try #require(
      PixelBuffer(width: width, height: height, bytes: bytes).image(scale: 1))
  }

  private func png(_ width: Int = 80, _ height: Int = 40) throws -> Data {
    let any = ImageFile(data: Data(), name: "none")
    return try #require(any.pngData(of: halves(width, height)))
  }

  private func withFile(_ data: Data, _ body: (URL) throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("halves.png")
    try data.write(to: file)
    try body(file)
  }

  @Test("A file and its data give the same image")
  func sources() throws {
    let data = try png()
    try withFile(data) { file in
      for picture in [ImageFile(url: file), ImageFile(data: data, name: "halves.png")] {
        let details = try picture.details()
        let (size, image) = (try picture.pixelSize(), try picture.image(fitting: nil, .inside))
        let thumbnail = try picture.embeddedThumbnail()
        #expect(size == CGSize(width: 80, height: 40))
        #expect(details.pixelSize == CGSize(width: 80, height: 40))
        #expect(details.orientation == 1)
        #expect(details.dateTaken == nil)
        #expect(thumbnail == nil)
        #expect(image.size == CGSize(width: 80, height: 40))
      }
    }
  }

  @Test("A PNG file keeps every pixel")
  func pixels() throws {
    let original = try halves(80, 40)
    let decoded = try ImageFile(data: png(), name: "halves").image(fitting: nil, .inside)
    #expect(PixelBuffer(decoded)?.bytes == PixelBuffer(original)?.bytes)
  }

  @Test(
    "An image is decoded to fit a size or cover it, and never enlarged",
    arguments: [
      (CGSize(width: 40, height: 40), ImageFile.Fitting.inside, CGSize(width: 40, height: 20)),
      (CGSize(width: 20, height: 20), .covering, CGSize(width: 40, height: 20)),
      (CGSize(width: 500, height: 500), .inside, CGSize(width: 80, height: 40)),
    ])
  func fitting(pixels: CGSize, fitting: ImageFile.Fitting, expected: CGSize) throws {
    let image = try ImageFile(data: png(), name: "halves").image(fitting: pixels, fitting)
    #expect(image.size == expected)
  }

  @Test("A region is clipped to the image's bounds, and one outside is an error")
  func region() throws {
    let picture = ImageFile(data: try png(), name: "halves")
    let part = try picture.image(
      of: CGRect(x: 60, y: 10, width: 100, height: 10), pixels: CGSize(width: 100, height: 10))
    #expect(part.size == CGSize(width: 20, height: 10))
    #expect(PixelBuffer(part).map { Array($0.bytes.prefix(4)) } == [255, 0, 0, 255])
    #expect(throws: ImageFile.Failure.self) {
      try picture.image(
        of: CGRect(x: 200, y: 0, width: 10, height: 10), pixels: CGSize(width: 10, height: 10))
    }
  }

  @Test("A failure's description names the file", arguments: ["not a picture", ""])
  func failure(text: String) throws {
    let picture = ImageFile(data: Data(text.utf8), name: "holiday.jpg")
    let failure = try #require(throws: ImageFile.Failure.self) {
      try picture.image(fitting: nil, .inside)
    }
    #expect(failure.description.contains("holiday.jpg"))
    #expect(failure.description.hasSuffix("."))
    #expect(throws: ImageFile.Failure.self) { try picture.pixelSize() }
  }

  @Test("A missing file is an error, and another file is not affected")
  func other() throws {
    let missing = ImageFile(url: folder.appendingPathComponent("missing.png"))
    #expect(throws: ImageFile.Failure.self) { try missing.pixelSize() }
    let data = try png(20, 10)
    let size = try missing.other(data, name: "other").pixelSize()
    #expect(size == CGSize(width: 20, height: 10))
    try withFile(data) { file in
      let size = try missing.other(file).pixelSize()
      #expect(size == CGSize(width: 20, height: 10))
    }
  }

  @Test("A cancelled task gets an error instead of an image")
  func cancelled() throws {
    let picture = ImageFile(data: try png(), name: "halves")
    #expect(throws: ImageFile.Failure.self) {
      try picture.cancelled { true }.image(fitting: nil, .inside)
    }
    let image = try picture.cancelled { false }.image(fitting: nil, .inside)
    #expect(image.size.width == 80)
  }

  @Test("A still image is an animation of one frame")
  func still() throws {
    let image = try ImageFile(data: png(), name: "halves").animatedImage(fitting: nil, .inside)
    #expect(try #require(image).images == nil)
    #expect(image?.damage == nil)
    #expect(image?.isTransparent == false)
  }

  @Test("A resized copy has the requested size; the image itself is used if it is close")
  func resized() throws {
    let image = try halves(80, 40)
    let picture = ImageFile(data: Data(), name: "none")
    #expect(picture.resized(image, to: CGSize(width: 20, height: 20), .inside).size.width == 20)
    #expect(picture.resized(image, to: CGSize(width: 20, height: 20), .covering).size.width == 40)
    #expect(picture.resized(image, to: CGSize(width: 80, height: 40), .inside) === image)
    #expect(picture.resized(image, to: CGSize(width: 800, height: 400), .inside) === image)
  }

  @Test("The formats of cameras and the web can be read")
  func formats() {
    let types = Set(ImageFile.mimeTypes)
    #expect(types.isSuperset(of: ["image/jpeg", "image/png", "image/gif", "image/webp"]))
  }
}
