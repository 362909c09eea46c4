import Confinement
import Foundation
import HostInterface
import Synchronization
import TestEffort
import Testing
import UIKitStage

@testable import GstPlayback

/// Whatever a process says that a video took over, the player says that it can't be played, and plays
/// the next one.
@MainActor @Suite(.serialized) struct FlawedVideoTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
  private let stage = Stage()
  private let pool = ReaderPool(
    .videos,
    program: URL(fileURLWithPath: ReaderProgram.path).deletingLastPathComponent()
      .appendingPathComponent("FlawedReader").path, limit: 4)

  /// A file of a container that videos have, which takes its process over.
  private func file(_ flaw: String) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("\(flaw).mp4")
    try Data("\0\0\0\u{14}ftypisom\(flaw)".utf8).write(to: file)
    return file
  }

  /// What a player is told of a video, until nothing of it is there any more.
  private final class Told: Sendable {
    private let error = Mutex<VideoError?>(nil)
    private let opened = Mutex(false)

    func take(_ event: VideoPipelineEvent) {
      if case .failed(let error) = event { self.error.withLock { $0 = error } }
      if case .opened = event { opened.withLock { $0 = true } }
    }
    var failure: VideoError? { error.withLock { $0 } }
    var isOpen: Bool { opened.withLock { $0 } }
  }

  private func open(_ flaw: String) throws -> (ConfinedVideo, Told) {
    let told = Told()
    let video = ConfinedVideo(try file(flaw), pool: pool) { told.take($0) }
    video.open()
    return (video, told)
  }

  private func everythingHasEnded() async -> Bool {
    await stage.wait { ConfinedVideo.liveCount == 0 }
  }

  @Test(arguments: [
    "die", "late", "flood", "endless", "still", "wide", "large", "foreign",
  ])
  func whatMakesNoSenseIsASentence(_ flaw: String) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (video, told) = try open(flaw)
    #expect(await stage.wait { told.failure == .decoderEnded(name: "\(flaw).mp4") })
    #expect(await everythingHasEnded())
    video.close()
  }

  @Test func aProcessThatSaysNothingIsGivenUp() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let usual = ConfinedVideo.patience.withLock { $0 }
    ConfinedVideo.patience.withLock { $0 = 0.3 }
    defer { ConfinedVideo.patience.withLock { $0 = usual } }
    let (video, told) = try open("silent")
    #expect(await stage.wait { told.failure == .decoderEnded(name: "silent.mp4") })
    #expect(await everythingHasEnded())
    video.close()
  }

  /// Nothing waits for it: not whoever turns the sound down, and not what closes it.
  @Test func aProcessThatReadsNothingIsEnded() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (video, told) = try open("deaf")
    #expect(await stage.wait { told.isOpen })
    for step in 0..<20_000 { video.setSound(volume: Double(step % 2), isMuted: false) }
    #expect(await stage.wait { told.failure == .decoderEnded(name: "deaf.mp4") })
    #expect(await everythingHasEnded())
    video.close()
  }

  @Test func garbageEndsNothing() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for seed in 0..<Effort.rounds(60, long: 2000) {
      let (video, told) = try open("garbage-\(seed)")
      #expect(await stage.wait { told.failure != nil || told.isOpen })
      video.close()
    }
    #expect(await everythingHasEnded())
    let next = VideoWorld(VideoWorld.webm)
    next.player?.play()
    #expect(await next.wait { next.pictures.count > 2 })
  }

  @Test(arguments: ["die", "endless", "stillwide", "stillmissing", "late"])
  func aStillThatCannotBeIsASentence(_ flaw: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let request = VideoStillRequest(
      url: try file(flaw), seconds: 0, isTolerant: true, isUpright: true,
      maximumSize: CGSize(width: 640, height: 640))
    let error = #expect(throws: VideoError.self) {
      _ = try ConfinedStill(request, pool: pool).make { false }
    }
    #expect(error == .decoderEnded(name: "\(flaw).mp4"))
  }
}
