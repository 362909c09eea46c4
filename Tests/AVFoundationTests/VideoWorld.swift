import AVFoundation
import GstPlayback
import Testing
import UIKit
import UIKitStage

/// A stage whose window shows one player's frames. Playback runs in real time: tests wait for
/// results while the stage's frames advance.
@MainActor final class VideoWorld {
  let stage: Stage
  let root = UIViewController()
  let layer = AVPlayerLayer()
  var player: AVPlayer? { layer.player }
  /// The distinct frames that the layer displayed while waiting.
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
    limit: TimeInterval = Stage.patience, until condition: @escaping @MainActor () -> Bool
  ) async -> Bool {
    await stage.wait(limit: limit) { [self] in
      if let picture, pictures.last !== picture { pictures.append(picture) }
      return condition()
    }
  }

  func ready() async -> Bool {
    await wait { [self] in item?.status == .readyToPlay && picture != nil }
  }

  /// Many turns of the main loop: time for something that must not happen.
  func linger(turns: Int = 150) async {
    var left = turns
    await wait {
      left -= 1
      return left <= 0
    }
  }

  /// An exact seek; false if another seek interrupted it.
  func seek(to seconds: Double) async -> Bool {
    let time = CMTime(seconds: seconds, preferredTimescale: 600)
    var result: Bool?
    let box = Box<Bool?>(nil)
    player?.seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero) { box.value = $0 }
    await wait { box.value != nil }
    result = box.value
    return result ?? false
  }

  /// No objects of GStreamer are left once nothing is on stage.
  static func everythingIsTakenDown() async -> Bool {
    _ = Stage()
    for _ in 0..<20_000 {
      if GstVideoHost.livePipelines == 0 { return true }
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
    return false
  }
}

/// Written only on the main actor, by closures that the API declares as sendable.
final class Box<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// Frames as numbers.
extension CGImage {
  /// The mean difference of the channels, 0…255; nil if the sizes differ.
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

/// A folder for intentionally damaged files.
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
