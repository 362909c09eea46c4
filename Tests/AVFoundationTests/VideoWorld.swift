import AVFoundation
import GstPlayback
import Testing
import UIKit
import UIKitStage

/// A stage whose window shows one player's pictures. Playing goes by real time: tests wait for what
/// should come, with frames of the stage going on.
@MainActor final class VideoWorld {
  let stage: Stage
  let root = UIViewController()
  let layer = AVPlayerLayer()
  var player: AVPlayer? { layer.player }
  /// Different pictures that were on the layer while waiting, by identity.
  private(set) var pictures: [CGImage] = []

  init(_ url: URL?, size: CGSize = CGSize(width: 640, height: 360)) {
    stage = Stage(size: size)
    stage.show(root)
    layer.frame = root.view.bounds
    root.view.layer.addSublayer(layer)
    layer.player = url.map { AVPlayer(url: $0) }
    stage.advance(frames: 2)
  }

  convenience init(_ sample: String, size: CGSize = CGSize(width: 640, height: 360)) {
    self.init(Self.sample(sample), size: size)
  }

  static func sample(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("samples/\(name)")
  }

  nonisolated static let mp4 = "19-dandelion.mp4"
  nonisolated static let webm = "20-deep-field.webm"
  nonisolated static let portrait = "21-pole-to-pole.mp4"

  var item: AVPlayerItem? { player?.currentItem }
  var seconds: Double { player?.currentTime().seconds ?? -1 }
  var picture: CGImage? { layer.contents.flatMap { $0 as? CGImage } }

  @discardableResult func wait(
    limit: TimeInterval = 60, until condition: @escaping @MainActor () -> Bool
  ) async -> Bool {
    await stage.wait(limit: limit) { [self] in
      if let picture, pictures.last !== picture { pictures.append(picture) }
      return condition()
    }
  }

  func ready() async -> Bool {
    await wait { [self] in item?.status == .readyToPlay && picture != nil }
  }

  /// Many turns of the main loop, a moment each: time for what must not happen.
  func linger(turns: Int = 150) async {
    var left = turns
    await wait {
      left -= 1
      return left <= 0
    }
  }

  /// Exact; false when another seek came first.
  func seek(to seconds: Double) async -> Bool {
    let time = CMTime(seconds: seconds, preferredTimescale: 600)
    var result: Bool?
    let box = Box<Bool?>(nil)
    player?.seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero) { box.value = $0 }
    await wait { box.value != nil }
    result = box.value
    return result ?? false
  }

  /// Nothing of GStreamer is left once nothing is on stage.
  static func everythingIsTakenDown() async -> Bool {
    _ = Stage()
    for _ in 0..<20_000 {
      if GstVideoHost.livePipelines == 0 { return true }
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
    return false
  }
}

/// Written on the main actor only, by closures that the API says may run anywhere.
final class Box<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// Pictures as numbers.
extension CGImage {
  /// Mean difference of the channels, 0…255; nil when the sizes differ.
  func difference(from other: CGImage) -> Double? {
    guard width == other.width, height == other.height else { return nil }
    return withPixels { a in
      other.withPixels { b in
        var sum = 0
        var count = 0
        for index in stride(from: 0, to: min(a.count, b.count), by: 7) {
          sum += abs(Int(a[index]) - Int(b[index]))
          count += 1
        }
        return Double(sum) / Double(max(1, count))
      }
    }
  }
}

/// A folder of its own for files that are made wrong on purpose.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-video-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ data: Data, _ name: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try data.write(to: url)
    return url
  }
}
