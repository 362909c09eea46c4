import Foundation
import HostInterface
import TestEffort
import Testing
import UIKitStage
import VipsCodec

/// Damaged files of every readable format give an image or an error quickly, and never crash.
@Suite struct MutationTests {
  /// Every format, made by other programs if the codec doesn't write it.
  private func seeds() throws -> [(String, Data)] {
    let folder = try TemporaryFolder()
    let photo = folder.url.appendingPathComponent("photo.png")
    try Program.run("convert", [try sample("cat.jpg").path, "-resize", "120x80!", photo.path])
    var seeds: [(String, Data)] = []
    for (name, options) in [
      ("a.jpg", []), ("b.jpg", ["-interlace", "JPEG"]), ("c.png", []),
      ("d.png", ["-interlace", "PNG"]), ("e.tif", ["-compress", "lzw"]), ("f.webp", []),
      ("g.gif", []), ("h.ppm", []),
    ] {
      let file = folder.url.appendingPathComponent(name)
      try Program.run("convert", [photo.path] + options + [file.path])
      seeds.append((name, try Data(contentsOf: file)))
    }
    for name in ["i.jxl", "j.avif", "k.heic"] {
      let file = folder.url.appendingPathComponent(name)
      guard (try? Program.run("vips", ["copy", photo.path, file.path])) != nil else { continue }
      seeds.append((name, try Data(contentsOf: file)))
    }
    for name in ["pendulums.gif", "tide.webp"] {
      seeds.append((name, try Data(contentsOf: try sample(name))))
    }
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><defs><linearGradient id="g">
      <stop stop-color="red"/></linearGradient><filter id="f"><feGaussianBlur stdDeviation="2"/>
      </filter></defs><rect width="50" height="40" fill="url(#g)" filter="url(#f)"/>
      <text x="5" y="20">words</text><path d="M0 0 C10 20 30 40 50 60 Z"/></svg>
      """
    seeds.append(("l.svg", Data(drawing.utf8)))
    return seeds
  }

  @Test func mutatedFilesNeverCrash() throws {
    var generator = SeededGenerator(seed: 2026)
    let seeds = try seeds()
    #expect(seeds.count >= 11)
    try PeakMemory.forget()
    let before = try PeakMemory.bytes
    var pictures = 0
    let rounds = Effort.rounds(160, long: 2000)
    for round in 0..<rounds {
      var data = seeds[round % seeds.count].1
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        // Headers matter more than pixels.
        let range = Bool.random(using: &generator) ? min(200, data.count) : data.count
        data[Int.random(in: 0..<range, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      if round % 7 == 0 { data = data.prefix(.random(in: 1...data.count, using: &generator)) }
      let fit = ImageFit(width: 60, height: 60, mode: round % 2 == 0 ? .inside : .covering)
      try withoutStandardError {
        _ = try? codec.info(of: .data(data))
        if (try? codec.image(.data(data), fit)) != nil { pictures += 1 }
        if round % 3 == 0 { try? codec.frames(from: .data(data), fitting: fit) { _, _ in true } }
      }
    }
    let more = try PeakMemory.bytes - before
    #expect(more < 300 << 20, "\(more >> 20) MB more")
    // Otherwise the damage prevented any decoder from being used.
    #expect((rounds / 10...rounds * 9 / 10).contains(pictures))
  }
}
