import Foundation
import GstPlayback
import HostInterface
import HostileVideos
import Quartz2D

/// Makes hostile videos, or plays videos without a window, and says what came of each.
///
///     VideoEcho --make FOLDER MP4 WEBM SEED ADDRESS…
///     VideoEcho FILE…
@main enum VideoEcho {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--make", arguments.count > 4, let seed = UInt64(arguments[4]) {
      return try make(arguments, seed: seed)
    }
    let host = GstVideoHost()
    for path in arguments {
      // Whoever traces the program sees where a file begins.
      _ = access("/begin\(path)", F_OK)
      print(path, await still(path, host), await play(path, host), separator: "\t")
    }
  }

  private static func make(_ arguments: [String], seed: UInt64) throws {
    let folder = URL(fileURLWithPath: arguments[1])
    let videos = HostileVideos(
      addresses: Array(arguments[5...]),
      mp4: try Data(contentsOf: URL(fileURLWithPath: arguments[2])),
      webm: try Data(contentsOf: URL(fileURLWithPath: arguments[3])), seed: seed)
    for file in videos.files() {
      try file.data.write(to: folder.appendingPathComponent(file.name))
    }
  }

  @MainActor private static func still(_ path: String, _ host: GstVideoHost) async -> String {
    let request = VideoStillRequest(
      url: URL(fileURLWithPath: path), seconds: 0, isTolerant: true, isUpright: true,
      maximumSize: CGSize(width: 320, height: 320))
    do {
      let image = try await host.still(request).image
      return "still \(image.width) × \(image.height)"
    } catch { return "\(error)" }
  }

  /// Plays until a few frames were shown, the end, or five seconds.
  @MainActor private static func play(_ path: String, _ host: GstVideoHost) async -> String {
    let watcher = Watcher()
    let playback = host.makePlayback(of: URL(fileURLWithPath: path), handler: watcher)
    playback.show(at: CGSize(width: 320, height: 320))
    playback.setRate(1)
    for _ in 0..<500 where watcher.outcome == nil {
      try? await Task.sleep(nanoseconds: 10_000_000)
    }
    return watcher.outcome ?? "nothing in 5 s"
  }

  @MainActor private final class Watcher: VideoPlaybackHandling {
    var outcome: String?
    private var frames = 0

    func videoDidOpen(_ info: VideoInfo) {}
    func videoDidChangeDuration(_ seconds: Double?) {}
    func videoDidShow(_ image: CGImage) {
      frames += 1
      if frames == 5 { outcome = outcome ?? "plays" }
    }
    func videoLeftOutFrame() {}
    func videoIsWaiting(_ isWaiting: Bool) {}
    func videoDidEnd() { outcome = outcome ?? "ended after \(frames) frames" }
    func videoDidFail(_ error: VideoError) { outcome = outcome ?? "\(error)" }
  }
}
