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
    ConfinedVideo.patience.withLock { $0 = 3 }
    defer { ConfinedVideo.patience.withLock { $0 = 15 } }
    for (url, words) in files {
      let error = await failure(of: url)
      let text = error?.localizedDescription ?? "did not fail"
      #expect(text.contains(words) && text.contains(url.lastPathComponent), "\(url.path): \(text)")
    }
    #expect(await VideoWorld.everythingIsTakenDown())
  }

  /// Files that ended programs which play videos, found by changing others at random.
  @Test(arguments: ["data-without-segment.webm", "slow-to-stop.webm"])
  func damagedVideosEndNothing(_ name: String) async throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/DamagedVideos/\(name)")
    try #require(FileManager.default.isReadableFile(atPath: file.path))
    for turns in 0..<12 {
      let world = VideoWorld(file)
      world.player?.play()
      await world.linger(turns: turns * 8)
      world.layer.player = nil
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

  // MARK: What names other videos

  /// A QuickTime movie that is nothing but the address of another one.
  private func reference(to address: String) -> Data {
    func big(_ value: Int) -> Data {
      Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
    }
    func box(_ type: String, _ body: Data) -> Data { big(body.count + 8) + Data(type.utf8) + body }
    let text = Data(address.utf8) + [0]
    let entry = box("rdrf", Data(count: 4) + Data("url ".utf8) + big(text.count) + text)
    return box("ftyp", Data("qt  \0\0\0\0qt  ".utf8)) + box("moov", box("rmra", box("rmda", entry)))
  }

  @Test("A movie that names another one says so, and nothing is opened or asked for")
  func references() async throws {
    let scratch = try Scratch()
    let listener = try Listener()
    let other = VideoWorld.sample(VideoWorld.mp4).absoluteString
    for scheme in ["http", "https", "rtsp", "rtmp", "mms", "file"] {
      let address = scheme == "file" ? other : "\(scheme)://127.0.0.1:\(listener.port)/a.mov"
      let text = await failure(of: try scratch.write(reference(to: address), "\(scheme).mov"))?
        .localizedDescription
      #expect(
        text
          == "“\(scheme).mov” only says where a video is. Other files and addresses aren’t opened for it."
      )
    }
    let generator = AVAssetImageGenerator(
      asset: AVURLAsset(url: try scratch.write(reference(to: other), "still.mov")))
    await #expect(throws: (any Error).self) { try await generator.image(at: .zero) }
    #expect(!listener.wasCalled)
    #expect(await VideoWorld.everythingIsTakenDown())
  }

  @Test(
    "Lists of videos aren't played, nor what isn't MP4, QuickTime, Matroska or WebM, whatever their names are"
  )
  func lists() async throws {
    let scratch = try Scratch()
    let listener = try Listener()
    let other = VideoWorld.sample(VideoWorld.mp4).absoluteString
    for address in [other, "http://127.0.0.1:\(listener.port)/a.mp4"] {
      let lists = [
        "#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\n\(address)\n#EXT-X-ENDLIST\n",
        "<?xml version=\"1.0\"?><MPD><Period><BaseURL>\(address)</BaseURL></Period></MPD>",
        "<SmoothStreamingMedia><a href=\"\(address)\"/></SmoothStreamingMedia>",
        "[playlist]\nFile1=\(address)\n", "\(address)\n", "v=0\no=- 0 0 IN IP4 127.0.0.1\n",
      ]
      for (number, list) in lists.enumerated() {
        for ending in ["mp4", "mov", "webm", "mkv"] {
          let name = "\(number).\(ending)"
          let text = await failure(of: try scratch.write(Data(list.utf8), name))?
            .localizedDescription
          #expect(text == "“\(name)” is not a video in a format that can be played here.")
        }
      }
    }
    for start in ["RIFF\0\0\0\0AVI LIST", "OggS\0\u{2}", "FLV\u{1}", "ID3\u{3}", "\0\0\u{1}\u{B3}"]
    {
      let text = await failure(of: try scratch.write(Data(start.utf8) + noise(5000), "a.mp4"))?
        .localizedDescription
      #expect(text?.contains("not a video") == true, "\(start)")
    }
    #expect(!listener.wasCalled)
    #expect(
      await failure(of: try #require(URL(string: "rtsp://127.0.0.1:\(listener.port)/a.mp4"))) != nil
    )
    #expect(!listener.wasCalled)
  }

  @Test("What a video is is decided by its first bytes")
  func contentDecides() async throws {
    let scratch = try Scratch()
    let world = VideoWorld(try scratch.write(try sample(VideoWorld.webm), "webm.mp4"))
    #expect(await world.ready())
  }
}
