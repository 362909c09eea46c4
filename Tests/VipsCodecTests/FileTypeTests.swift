import CVips
import Foundation
import Testing

@testable import VipsCodec

/// The media types that the codec lists as readable.
@Suite struct FileTypeTests {
  private static let boxes = "\0\0\0\u{18}ftyp"
  /// The signatures of all known formats by file name.
  private static let beginnings: [(name: String, bytes: [UInt8])] = [
    ("a.jpg", [0xFF, 0xD8, 0xFF]), ("a.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    ("a.gif", Array("GIF89a".utf8)), ("a.tif", [0x49, 0x49, 0x2A, 0]),
    ("a.webp", Array("RIFF\0\0\0\0WEBP".utf8)), ("a.heic", Array((boxes + "heic").utf8)),
    ("a.avif", Array((boxes + "avif").utf8)), ("a.cr3", Array((boxes + "crx ").utf8)),
    ("a.jxl", [0xFF, 0x0A]), ("a.j2k", [0xFF, 0x4F, 0xFF, 0x51]),
    ("a.hdr", Array("#?RADIANCE".utf8)), ("a.bmp", Array("BM".utf8)),
    ("a.qoi", Array("qoif".utf8)), ("a.ico", [0, 0, 1, 0]), ("a.cur", [0, 0, 2, 0]),
    ("a.tga", [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 24, 0]),
    ("a.ppm", Array("P6\n".utf8)), ("a.svg", Array("<svg ".utf8)), ("a.pcx", [0x0A]),
    ("a.xpm", Array("/* XPM".utf8)), ("a.psd", Array("8BPS".utf8)),
    ("a.exr", [0x76, 0x2F, 0x31, 0x01]), ("a.pdf", Array("%PDF-".utf8)),
    ("a.xcf", Array("gimp xcf".utf8)),
  ]

  @Test func exactlyTheReadableFormatsHaveATypes() throws {
    for (name, bytes) in Self.beginnings {
      let format = try #require(ImageFormat(bytes, fileName: name), "\(name)")
      let types = VipsImageCodec.mimeTypes[format.name]
      if case .absent = format.reading {
        #expect(types == nil, "\(name) cannot be opened")
      } else {
        #expect(types?.isEmpty == false, "\(name) has no type")
      }
    }
    let known = Set(
      Self.beginnings.compactMap { ImageFormat($0.bytes, fileName: $0.name)?.name })
    #expect(known.isSuperset(of: VipsImageCodec.mimeTypes.keys))
  }

  @Test func onlyFormatsThatThisSystemReadsAreListed() {
    let types = VipsImageCodec().mimeTypes
    #expect(types.contains("image/jpeg") && types.contains("image/bmp") && types == types.sorted())
    for (format, names) in VipsImageCodec.mimeTypes {
      #expect(Input.hasLoader(for: format) == Set(names).isSubset(of: types), "\(format)")
    }
  }

  /// The paths of the loaded libraries.
  private func libraries() throws -> Set<String> {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/maps"))
    let text = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    return Set(
      text.split(separator: "\n").compactMap { $0.firstIndex(of: "/").map($0.suffix(from:)) }
        .map(String.init))
  }

  /// Loading all of them takes longer than a frame.
  @Test func modulesAreLoadedForFilesThatNeedThem() throws {
    _ = try? VipsImageCodec().info(of: .data(Data([0xFF, 0x0A]), name: "a.jxl"))
    _ = try? VipsImageCodec().info(of: .data(Data((Self.boxes + "avif").utf8), name: "a.avif"))
    let libvips = try #require(try libraries().first { $0.contains("/libvips.so") })
    let folder = URL(fileURLWithPath: libvips).deletingLastPathComponent()
      .appendingPathComponent("vips-modules-\(vips_version(0)).\(vips_version(1))").path
    let wanted = ["vips-heif.so", "vips-jxl.so"].map { "\(folder)/\($0)" }
      .filter { FileManager.default.fileExists(atPath: $0) }
    #expect(try libraries().filter { $0.hasPrefix(folder) } == Set(wanted))
  }
}
