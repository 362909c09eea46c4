import Foundation
import HostInterface
import TestEffort
import Testing

@testable import VipsCodec

/// A folder of files that real disks contain besides photos, and of malicious ones.
@Suite(.serialized) struct HostileFolderTests {
  private static let screen = ImageFit(width: 1280, height: 800, mode: .inside)
  private static let thumbnail = ImageFit(width: 256, height: 256, mode: .covering)

  /// Each file gives an image or an error, and intact photos are shown; none needs much memory in
  /// this process, during or after decoding.
  @Test func eachFileGivesAnImageOrAnErrorAtBoundedCost() throws {
    let count = Effort.rounds(48, long: 240)
    let folder = try TemporaryFolder()
    let target = folder.url.appendingPathComponent("hostile")
    let script = samples.deletingLastPathComponent()
      .appendingPathComponent("scripts/hostile-folder.py")
    try Program.run(script.path, [target.path, "--count", "\(count)"])
    let names = try FileManager.default.contentsOfDirectory(atPath: target.path).sorted()
    #expect(names.count == count)
    var codec = codec
    codec.limits.seconds = 1
    let before = try residentBytes()
    var (pictures, sentences, good) = (0, 0, 0)
    for name in names {
      let file = ImageSource.file(target.appendingPathComponent(name))
      try PeakMemory.forget()
      let start = try residentBytes()
      try withoutStandardError {
        for fit in [Self.thumbnail, Self.screen] {
          do {
            _ = try codec.image(from: file, fitting: fit, frame: 0)
            pictures += 1
            if name.hasSuffix(" good.jpg") { good += 1 }
          } catch {
            sentences += 1
            #expect("\(error)".contains("“\(name)”"), "\(error)")
          }
        }
        try? codec.frames(from: file, fitting: Self.thumbnail) { _, _ in true }
        _ = try? codec.info(of: file)
        _ = try? codec.embeddedThumbnail(of: file)
      }
      let more = try PeakMemory.bytes - start
      #expect(more < 96 << 20, "\(name): \(more >> 20) MB")
    }
    #expect(good == count * 2 / 3)
    let isMixed = pictures > count * 5 / 6 && sentences > count / 4
    #expect(isMixed, "\(pictures) pictures, \(sentences) sentences")
    #expect(try residentBytes() - before < 96 << 20)
  }

  private func residentBytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS") }
    return (line?.split(separator: " ").dropLast().last.flatMap { Int($0) } ?? 0) << 10
  }
}
