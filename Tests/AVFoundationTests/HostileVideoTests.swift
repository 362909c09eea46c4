import AVFoundation
import CGstShim
import Foundation
import HostileVideos
import TestEffort
import Testing
import UIKitStage

@testable import GstPlayback
@testable import HostInterface

/// Videos that name other files and addresses open nothing but themselves.
@MainActor @Suite(.serialized) struct HostileVideoTests {
  /// Shown, and a still made of it.
  private func open(_ url: URL) async {
    let world = VideoWorld(url, size: CGSize(width: 160, height: 90))
    world.player?.play()
    // A damaged one may be ready and never have a picture.
    _ = await world.wait(limit: 5) {
      world.item?.status == .failed || (world.item?.status == .readyToPlay && world.picture != nil)
    }
    await world.linger(turns: 4)
    world.layer.player = nil
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: url))
    _ = try? await generator.image(at: .zero)
  }

  @Test(.timeLimit(.minutes(10)))
  func nothingIsOpenedOrAskedForBesides() async throws {
    let scratch = try Scratch()
    let listener = try Listener()
    let other = try scratch.write(try sample(VideoWorld.mp4), "other.mp4")
    let videos = HostileVideos(
      addresses: [
        "http://127.0.0.1:\(listener.port)/a.mov", other.absoluteString, "other.mp4",
        "rtsp://127.0.0.1:\(listener.port)/a", "/dev/zero",
      ], mp4: try sample(VideoWorld.mp4), webm: try sample(VideoWorld.webm), seed: 7)
    let all = videos.files()
    #expect(all.count > 100)
    // Each is read by two processes of its own.
    let files = stride(from: 0, to: all.count, by: Effort.rounds(3, long: 1)).map { all[$0] }
    // Players look for these.
    for file in files {
      for ending in ["srt", "vtt", "ass", "sub", "idx", "txt"] {
        let stem = (file.name as NSString).deletingPathExtension
        _ = try scratch.write(
          Data("1\n00:00:00,000 --> 00:00:09,000\nHi\n".utf8), "\(stem).\(ending)")
      }
    }
    ConfinedVideo.patience.withLock { $0 = 3 }
    defer { ConfinedVideo.patience.withLock { $0 = 15 } }
    let watch = try OpenedFiles(in: scratch.folder)
    for file in files {
      let url = try scratch.write(file.data, file.name)
      _ = watch.names()
      await open(url)
      let names = Set(watch.names())
      #expect(names.isSubset(of: [file.name]), "\(file.name) opened \(names.sorted())")
      #expect(!listener.wasCalled, "\(file.name)")
    }
    // What is watched is seen.
    _ = try Data(contentsOf: other)
    #expect(watch.names() == ["other.mp4"])
    #expect(await VideoWorld.everythingIsTakenDown())
  }

  private func sample(_ name: String) throws -> Data {
    try Data(contentsOf: VideoWorld.sample(name))
  }

  @Test func theFileThatWasCheckedIsPlayed() async throws {
    let scratch = try Scratch()
    let url = try scratch.write(try sample(VideoWorld.webm), "a.webm")
    let (file, container) = try VideoFile.open(url)
    #expect(container == HOST_VIDEO_CONTAINER_MATROSKA)
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createSymbolicLink(
      at: url, withDestinationURL: VideoWorld.sample(VideoWorld.mp4))
    #expect(try file.readToEnd() == (try sample(VideoWorld.webm)))
  }

  @Test("A format whose decoder is installed and not used says so")
  func formatsThatAreLeftOut() async throws {
    let scratch = try Scratch()
    var data = try sample(VideoWorld.mp4)
    while let range = data.range(of: Data("avc1".utf8), in: 40..<data.count) {
      data.replaceSubrange(range, with: Data("SVQ3".utf8))
    }
    let world = VideoWorld(try scratch.write(data, "old.mov"))
    #expect(await world.wait { world.item?.status == .failed })
    let text = world.item?.error?.localizedDescription ?? ""
    // Where no decoder is installed for it, that is what is said.
    #expect(text.contains("not decoded here") || text.contains("not installed"), "\(text)")
    #expect(await VideoWorld.everythingIsTakenDown())
  }
}

/// The names of what is opened in a folder, by whomever.
private final class OpenedFiles {
  private let descriptor: Int32

  init(in folder: URL) throws {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    let watch = inotify_add_watch(descriptor, folder.path, UInt32(IN_OPEN))
    try #require(watch >= 0)
  }

  /// Those since the last call.
  func names() -> [String] {
    var result: [String] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return result }
      var offset = 0
      while offset + 16 <= count {
        let length = buffer[(offset + 12)..<(offset + 16)].reversed().reduce(0) {
          $0 << 8 | Int($1)
        }
        let name = buffer[(offset + 16)..<(offset + 16 + length)].prefix { $0 != 0 }
        // Without a name it is the folder itself.
        if !name.isEmpty { result.append(String(decoding: name, as: UTF8.self)) }
        offset += 16 + length
      }
    }
  }

  deinit { close(descriptor) }
}
