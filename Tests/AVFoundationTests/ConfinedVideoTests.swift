import AVFoundation
import CGstShim
import Confinement
import Foundation
import Testing
import UIKitStage

@testable import GstPlayback
@testable import HostInterface

/// Videos are read by processes of their own, which reach nothing, and which nobody believes.
@MainActor @Suite(.serialized) struct ConfinedVideoTests {
  /// The processes that this one has started to play videos or make stills.
  private func players() -> [pid_t] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { pid_t($0) }.filter { process in
      let line = (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/cmdline"))) ?? Data()
      return value("PPid", of: process) == "\(getpid())"
        && String(decoding: line, as: UTF8.self).contains("vitrine-reader\0videos")
    }
  }

  /// A line of what the kernel says of a process.
  private func value(_ name: String, of process: pid_t) -> String? {
    let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    return line?.split(separator: "\t").last.map(String.init)
  }

  /// The files that a process has mapped.
  private func parts(of process: pid_t) throws -> String {
    let file = try #require(FileHandle(forReadingAtPath: "/proc/\(process)/maps"))
    let text = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    #expect(text.contains("libgstreamer"))
    return text
  }

  @Test func aVideoIsDecodedByALockedProcess() async throws {
    let world = VideoWorld(VideoWorld.mp4)
    world.player?.play()
    #expect(await world.wait { world.pictures.count > 2 })
    let process = try #require(players().last)
    #expect(value("NoNewPrivs", of: process) == "1")
    #expect(value("Seccomp", of: process) == "2")
    for part in ["libgstisomp4", "libgstlibav"] {
      #expect(try parts(of: process).contains(part))
      #expect(!(try parts(of: getpid()).contains(part)))
    }
    world.layer.player = nil
    #expect(await VideoWorld.everythingIsTakenDown())
    #expect(!players().contains(process), "one process, one video")
  }

  @Test func aProcessThatEndsIsSaid() async throws {
    let world = VideoWorld(VideoWorld.mp4)
    world.player?.play()
    #expect(await world.wait { world.pictures.count > 2 })
    for process in players() { kill(process, SIGKILL) }
    #expect(await world.wait { world.item?.status == .failed })
    #expect(
      world.item?.error?.localizedDescription
        == "“19-dandelion.mp4” is damaged: its MP4 decoder gave up.")
    let next = VideoWorld(VideoWorld.webm)
    next.player?.play()
    #expect(await next.wait { next.pictures.count > 2 })
  }

  @Test func stillsOutliveTheProcessThatMakesThem() async throws {
    for name in [VideoWorld.mp4, VideoWorld.webm, VideoWorld.portrait] {
      let generator = AVAssetImageGenerator(asset: AVURLAsset(url: VideoWorld.sample(name)))
      #expect(try await generator.image(at: .zero).image.width > 0)
      for process in players() { kill(process, SIGKILL) }
    }
  }

  @Test func framesThatSomebodyKeepsDontStopTheVideo() async throws {
    let world = VideoWorld(VideoWorld.webm)
    world.player?.play()
    // The world keeps each.
    #expect(await world.wait { world.pictures.count > SharedFrames.count * 2 })
    let first = try #require(world.pictures.first).withPixels { Data($0) }
    await world.linger()
    #expect(world.pictures.first?.withPixels { Data($0) } == first)
  }

  @Test func impossibleMessagesAreNone() {
    let info = VideoInfo(duration: 5, size: CGSize(width: 640, height: 360))
    let place = VideoPlace(seconds: 1.5, speed: 1)
    guard let size = FrameSize(320, 180) else {
      Issue.record("a frame of 320 × 180")
      return
    }
    let replies: [VideoReply] = [
      .still(size, seconds: 1, info), .opened(info, place), .didSeek(isDone: true, place),
      .duration(nil), .duration(3), .frame(number: 7, size, natural: info.size, place),
      .leftOutFrame(place), .place(place), .ended,
      .failed(VideoFailure(.damaged(name: "", reason: "It ends\nearly."))),
    ]
    for reply in replies {
      #expect(VideoReply(reply.message) == reply || reply.message.contains(10))
      for end in 0..<reply.message.count {
        #expect(VideoReply(Array(reply.message[..<end])) == nil)
      }
    }
    #expect(VideoReply(VideoReply.duration(.infinity).message) == nil)
    #expect(VideoReply(VideoReply.duration(1e300).message) == nil)
    #expect(
      VideoReply(
        VideoReply.opened(
          VideoInfo(duration: 1, size: CGSize(width: 1e6, height: 1)), place
        ).message) == nil)
    #expect(FrameSize(0, 1) == nil && FrameSize(1, -1) == nil && FrameSize(.max, 2) == nil)
    // What takes a process over sends what it likes.
    var random = SystemRandom(seed: 40)
    for _ in 0..<20_000 {
      var message = replies[Int(random.next() % UInt64(replies.count))].message
      for _ in 0..<(random.next() % 4) {
        message[Int(random.next() % UInt64(message.count))] = UInt8(
          truncatingIfNeeded: random.next())
      }
      if case .failed(let failure)? = VideoReply(message) { _ = failure.error("a.mp4").description }
    }
  }

  private struct SystemRandom {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }

  @Test func aFrameThatCannotBeThereIsNone() throws {
    let memory = try #require(SharedFrames(first: 6, capacity: 64))
    let fitting = try #require(FrameSize(4, 4))
    let larger = try #require(FrameSize(4, 5))
    for number in [Int.min, -1, 0, 5, 6 + SharedFrames.count, .max] {
      #expect(memory.image(number, fitting) {} == nil)
    }
    #expect(memory.image(6, larger) {} == nil)
    #expect(memory.image(6, fitting) {} != nil)
    // Its length stays, whatever the other process does.
    #expect(ftruncate(memory.descriptor, 0) != 0)
  }

  /// The time of a video is that of the sound that is heard.
  @Test func picturesWaitForTheSound() async throws {
    let line = try SoundLine()
    let (file, container) = try VideoFile.open(VideoWorld.sample(VideoWorld.mp4))
    let pipeline = VideoPipeline(
      name: "", patience: nil, input: { [files = line.files] in .file(file, container, files) }
    ) { _ in }
    pipeline.open()
    pipeline.setPlaying(true)
    let stage = Stage()
    #expect(
      await stage.wait {
        line.receive(hearing: 0.3)
        return line.received > 1 && (pipeline.position ?? 0) > 0.25
      })
    #expect((pipeline.position ?? 9) < 0.6, "no further than what is heard")
    #expect(
      await stage.wait {
        line.receive(hearing: 1.5)
        return (pipeline.position ?? 0) > 1.3
      })
    pipeline.close()
    #expect(await VideoWorld.everythingIsTakenDown())
    withExtendedLifetime(line) {}
  }

  /// Nobody hears it here, but it is played.
  @Test func soundThatWasHeldOrDroppedGoesOn() async throws {
    let speaker = try #require(host_video_speaker_new(1))
    defer { host_video_speaker_free(speaker) }
    let (file, container) = try VideoFile.open(VideoWorld.sample(VideoWorld.mp4))
    let line = host_video_speaker_line(speaker)
    let pipeline = VideoPipeline(
      name: "", patience: nil, input: { .file(file, container, line) }
    ) { _ in }
    pipeline.open()
    let stage = Stage()
    func comesTo(_ seconds: Double) async -> Bool {
      await stage.wait { (pipeline.position ?? 0) > seconds && (pipeline.position ?? 9) < 5 }
    }
    pipeline.setPlaying(true)
    #expect(await comesTo(0.3))
    for start in [1, 2, 3.5, 0.5] {
      pipeline.setPlaying(false)
      pipeline.setPlaying(true)
      #expect(await comesTo((pipeline.position ?? 0) + 0.2))
      pipeline.setPlaying(false)
      pipeline.seek(to: start, rate: 1, isTolerant: false)
      pipeline.setPlaying(true)
      #expect(await comesTo(start + 0.3), "from \(start)")
    }
    pipeline.close()
    #expect(await VideoWorld.everythingIsTakenDown())
  }
}

/// The ends of a line for sound, of which somebody hears as much as is wanted.
private final class SoundLine {
  let files: HostVideoLine
  private let (data, control): (Int32, Int32)
  private let page: UInt
  private var bytes = 0
  private var bytesPerSecond = 0

  init() throws {
    var pair: [Int32] = [0, 0]
    #expect(
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0, &pair) == 0)
    var orders: [Int32] = [0, 0]
    #expect(
      socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue | SOCK_NONBLOCK.rawValue), 0, &orders) == 0)
    let memory = try #require(MemoryFile.descriptor(length: 24))
    let page = mmap(nil, 24, PROT_READ | PROT_WRITE, MAP_SHARED, memory, 0)
    self.page = UInt(bitPattern: try #require(page))
    (data, control) = (pair[0], orders[0])
    files = HostVideoLine(data: pair[1], control: orders[1], page: memory)
  }

  /// The seconds that came.
  var received: Double { bytesPerSecond > 0 ? Double(bytes) / Double(bytesPerSecond) : 0 }

  /// Takes what comes, and says that no more than some seconds of it were heard.
  func receive(hearing seconds: Double) {
    var order = [Int32](repeating: 0, count: 6)
    if recv(control, &order, 24, 0) == 24, order[0] == 1 {
      bytesPerSecond = Int(order[1] * order[2]) * (order[3] == 1 ? 4 : 2)
    }
    // As a device does, it takes no more than it has room for.
    var buffer = [UInt8](repeating: 0, count: 65536)
    while received < seconds + 1 {
      let count = recv(data, &buffer, 4096, 0)
      guard count > 0 else { break }
      bytes += count
    }
    let heard = min(bytes, Int(seconds * Double(bytesPerSecond)))
    UnsafeMutableRawPointer(bitPattern: page)?.storeBytes(
      of: Int64(heard), toByteOffset: 8, as: Int64.self)
  }

  deinit {
    for file in [data, control, files.data, files.control, files.page] { close(file) }
    munmap(UnsafeMutableRawPointer(bitPattern: page), 24)
  }
}
