import AVFoundation
import Testing
import UIKitStage

@testable import GstPlayback
@testable import HostInterface

@MainActor @Suite(.serialized) struct BrokenVideoTests {
  private func sample(_ name: String) throws -> Data {
    try Data(contentsOf: VideoWorld.sample(name))
  }

  private func noise(_ count: Int) -> Data {
    var state: UInt32 = 1
    return Data(
      (0..<count).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return UInt8(state >> 24)
      })
  }

  /// The item's error description when it fails; nil otherwise.
  private func failure(of url: URL) async -> NSError? {
    let world = VideoWorld(url)
    world.player?.play()
    let hasFailed = await world.wait { world.item?.status == .failed }
    #expect(world.player?.rate == 0 && world.picture == nil)
    return hasFailed ? world.item?.error as NSError? : nil
  }

  @Test("A file that isn't a video fails with an error that names it")
  func broken() async throws {
    let scratch = try Scratch()
    let mp4 = try sample(VideoWorld.mp4)
    let files: [(URL, String)] = [
      (scratch.folder.appendingPathComponent("gone.mp4"), "no longer there"),
      (scratch.folder, "not a regular file"),
      (try scratch.write(Data(), "empty.mp4"), "is empty"),
      (try scratch.write(Data("hello, this is a text".utf8), "text.mp4"), "not a video"),
      (try scratch.write(noise(50_000), "noise.webm"), "not a video"),
      (try scratch.write(mp4.prefix(900), "header.mp4"), "damaged"),
      (try scratch.write(try sample(VideoWorld.webm).prefix(90), "header.webm"), "header"),
      (URL(fileURLWithPath: "/dev/zero"), "not a regular file"),
    ]
    // Of the last part of a head more might come.
    VideoPipeline.patience.withLock { $0 = 3 }
    defer { VideoPipeline.patience.withLock { $0 = 15 } }
    for (url, words) in files {
      let error = await failure(of: url)
      let text = error?.localizedDescription ?? "did not fail"
      #expect(text.contains(words) && text.contains(url.lastPathComponent), "\(url.path): \(text)")
    }
    #expect(await VideoWorld.everythingIsTakenDown())
  }

  @Test("A missing decoder is named, together with the package to install")
  func missingDecoder() async throws {
    let scratch = try Scratch()
    var data = try sample(VideoWorld.mp4)
    while let range = data.range(of: Data("avc1".utf8), in: 40..<data.count) {
      data.replaceSubrange(range, with: Data("zzzz".utf8))
    }
    let error = await failure(of: try scratch.write(data, "unknown.mp4"))
    #expect(error?.domain == AVFoundationErrorDomain)
    #expect(error?.code == AVError.Code.decoderNotFound.rawValue, "\(String(describing: error))")
    let known = VideoError.missingDecoder(
      name: "a.mp4", format: "H.264 (High Profile) decoder", package: "gstreamer1.0-libav")
    #expect(known.description.contains("Install the package gstreamer1.0-libav"))
  }

  @Test(arguments: [
    ("H.264 (High Profile) decoder", "gstreamer1.0-libav"),
    ("MPEG-4 AAC decoder", "gstreamer1.0-libav"),
    ("On2 VP9 decoder", "gstreamer1.0-plugins-good"),
    ("Matroska demuxer", "gstreamer1.0-plugins-good"),
    ("Opus decoder", "gstreamer1.0-plugins-base"),
    ("AV1 decoder", "gstreamer1.0-plugins-bad"), ("video/x-zzzz decoder", nil),
  ])
  func packages(format: String, package: String?) {
    #expect(VideoFile.package(for: format) == package)
  }

  @Test("A truncated file plays as far as it goes or fails, but never hangs")
  func cutOff() async throws {
    let scratch = try Scratch()
    for name in [VideoWorld.mp4, VideoWorld.webm] {
      let data = try sample(name)
      let world = VideoWorld(try scratch.write(data.prefix(data.count / 3), name))
      let isOver = Box(false)
      let token = NotificationCenter.default.addObserver(
        forName: AVPlayerItem.didPlayToEndTimeNotification, object: world.item, queue: nil
      ) { _ in isOver.value = true }
      defer { NotificationCenter.default.removeObserver(token) }
      world.player?.play()
      #expect(await world.wait { isOver.value || world.item?.status == .failed }, "\(name)")
    }
    #expect(await VideoWorld.everythingIsTakenDown())
  }

  @Test("A failed item stays failed: it refuses seeks, and playing waits for another item")
  func afterFailure() async throws {
    let scratch = try Scratch()
    let world = VideoWorld(try scratch.write(noise(2000), "a.mp4"))
    #expect(await world.wait { world.item?.status == .failed })
    #expect(await world.seek(to: 1) == false)
    world.player?.play()
    #expect(world.player?.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    world.player?.replaceCurrentItem(with: AVPlayerItem(url: VideoWorld.sample(VideoWorld.mp4)))
    #expect(await world.wait { world.seconds > 0.2 })
  }
}
