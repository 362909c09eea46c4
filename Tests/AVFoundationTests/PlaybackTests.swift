import AVFoundation
import GstPlayback
import Testing
import UIKit
import UIKitStage

@MainActor @Suite(.serialized) struct PlaybackTests {
  @Test(
    "Real files open, play and pause",
    arguments: [
      (VideoWorld.mp4, CGSize(width: 640, height: 360), 5.0),
      (VideoWorld.webm, CGSize(width: 640, height: 360), 5.0),
      (VideoWorld.portrait, CGSize(width: 360, height: 640), 6.0),
    ])
  func plays(name: String, size: CGSize, seconds: Double) async throws {
    let world = VideoWorld(name)
    let player = try #require(world.player)
    #expect(player.timeControlStatus == .paused && world.item?.status == .unknown)
    #expect(await world.ready())
    #expect(world.item?.presentationSize == size)
    #expect(abs((world.item?.duration.seconds ?? 0) - seconds) < 0.15)
    #expect(world.layer.isReadyForDisplay && world.seconds == 0)

    player.play()
    #expect(player.rate == 1)
    // A busy machine leaves out most frames.
    #expect(await world.wait { world.seconds > 1.5 && world.pictures.count > 2 })
    #expect(player.timeControlStatus == .playing)
    let later = try #require(world.picture)
    // The first frame may have been decoded before its display size was known.
    let earlier = try #require(world.pictures.first { $0.width == later.width })
    #expect(try #require(later.difference(from: earlier)) > 1)

    player.pause()
    // What was on its way arrives; then nothing does.
    func isStill() async -> Bool {
      let (held, time, frames) = (world.picture, world.seconds, world.stage.presentedFrames)
      await world.linger()
      return world.picture === held && world.seconds == time
        && world.stage.presentedFrames == frames && world.stage.isAtRest
    }
    var attempts = 0
    while attempts < 20, await !isStill() { attempts += 1 }
    #expect(await isStill())
  }

  @Test("A video that is opened but not played shows its first frame and costs nothing more")
  func poster() async {
    let world = VideoWorld(VideoWorld.webm)
    #expect(await world.ready())
    await world.linger()
    // The first frame may have been decoded before its display size was known.
    #expect(world.pictures.count <= 2)
    #expect(world.stage.isAtRest && world.seconds == 0)
  }

  @Test(
    "An exact seek lands on the frame of its time",
    arguments: [VideoWorld.mp4, VideoWorld.webm])
  func seeks(name: String) async throws {
    let world = VideoWorld(name)
    #expect(await world.ready())
    let first = try #require(world.picture)
    #expect(await world.seek(to: 3.2))
    #expect(abs(world.seconds - 3.2) < 0.05)
    #expect(await world.wait { world.picture !== first })
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: VideoWorld.sample(name)))
    generator.requestedTimeToleranceBefore = .zero
    generator.requestedTimeToleranceAfter = .zero
    let still = try await generator.image(at: CMTime(seconds: 3.2, preferredTimescale: 600))
    #expect(abs(still.actualTime.seconds - 3.2) < 0.05)
    let shown = try #require(world.picture)
    #expect(try #require(shown.difference(from: still.image)) < 1)
    #expect(try #require(shown.difference(from: first)) > 2)
    #expect(await world.seek(to: 0.5))
    #expect(abs(world.seconds - 0.5) < 0.05)
  }

  @Test("A seek before the video is open is performed later")
  func earlySeek() async throws {
    let world = VideoWorld(VideoWorld.mp4)
    #expect(await world.seek(to: 2))
    #expect(world.item?.status == .readyToPlay && abs(world.seconds - 2) < 0.05)
  }

  @Test("The end is reported once and pauses; a seek allows playing again")
  func end() async throws {
    let world = VideoWorld(VideoWorld.mp4)
    let player = try #require(world.player)
    let count = Box(0)
    let token = NotificationCenter.default.addObserver(
      forName: AVPlayerItem.didPlayToEndTimeNotification, object: world.item, queue: nil
    ) { _ in count.value += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(await world.ready())
    #expect(await world.seek(to: 4.5))
    player.play()
    #expect(await world.wait { count.value > 0 })
    #expect(player.rate == 0 && player.timeControlStatus == .paused)
    #expect(abs(world.seconds - (world.item?.duration.seconds ?? 0)) < 0.1)
    player.play()
    await world.linger()
    #expect(count.value == 1 && player.rate == 0)

    #expect(await world.seek(to: 4.6))
    player.play()
    #expect(await world.wait { count.value == 2 })
  }

  @Test("With no action at the end, the rate stays")
  func endWithoutAction() async throws {
    let world = VideoWorld(VideoWorld.mp4)
    let player = try #require(world.player)
    player.actionAtItemEnd = .none
    #expect(await world.ready())
    #expect(await world.seek(to: 4.7))
    player.play()
    let duration = try #require(world.item?.duration.seconds)
    #expect(await world.wait { world.seconds >= duration - 0.01 })
    await world.linger(turns: 60)
    #expect(player.rate == 1)
  }

  @Test("Twice the rate plays twice as fast, and muting doesn't affect it")
  func rate() async throws {
    let world = VideoWorld(VideoWorld.webm)
    let player = try #require(world.player)
    let slow = AVPlayer(url: VideoWorld.sample(VideoWorld.webm))
    func both() -> (fast: Double, slow: Double) { (world.seconds, slow.currentTime().seconds) }
    #expect(await world.ready())
    slow.isMuted = true
    slow.play()
    player.rate = 2
    player.isMuted = true
    player.volume = 0.3
    #expect(await world.wait { both().fast > 0.7 && both().slow > 0.2 })
    let from = both()
    #expect(await world.wait { world.seconds > from.fast + 2.4 })
    let to = both()
    let ratio = (to.fast - from.fast) / (to.slow - from.slow)
    #expect(ratio > 1.6 && ratio < 2.4, "\(ratio)")
    player.rate = -1
    #expect(player.rate == 2)
  }

  @Test("A player without an item waits and accepts one later")
  func replacing() async throws {
    let world = VideoWorld(nil)
    let player = AVPlayer()
    world.layer.player = player
    player.play()
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    player.replaceCurrentItem(with: AVPlayerItem(url: VideoWorld.sample(VideoWorld.mp4)))
    #expect(await world.wait { world.seconds > 0.3 })
    let first = player.currentItem
    player.replaceCurrentItem(with: AVPlayerItem(url: VideoWorld.sample(VideoWorld.portrait)))
    #expect(world.picture == nil && !world.layer.isReadyForDisplay)
    #expect(await world.wait { world.seconds > 0.3 && world.picture != nil })
    #expect(player.currentItem?.presentationSize.height == 640 && first?.status == .unknown)
    player.replaceCurrentItem(with: nil)
    #expect(world.picture == nil && world.seconds == 0)
  }

  @Test("Released players leave nothing behind")
  func teardown() async {
    weak var player: AVPlayer?
    weak var item: AVPlayerItem?
    do {
      let world = VideoWorld(VideoWorld.mp4)
      (player, item) = (world.player, world.item)
      _ = await world.ready()
      world.player?.play()
      #expect(await world.wait { world.seconds > 0.2 })
      #expect(GstVideoHost.livePipelines > 0)
    }
    for _ in 0..<8 { _ = VideoWorld(VideoWorld.webm) }
    #expect(await VideoWorld.everythingIsTakenDown())
    #expect(player == nil && item == nil)
  }

  @Test("After many plays, pauses, seeks and rates, each completion is called once")
  func storm() async throws {
    let world = VideoWorld(VideoWorld.mp4)
    let player = try #require(world.player)
    let calls = Box<[Int: [Bool]]>([:])
    var state: UInt64 = 7
    func next(_ count: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % count
    }
    var seeks = 0
    for step in 0..<300 {
      switch next(5) {
      case 0: player.play()
      case 1: player.pause()
      case 2: player.rate = [0.5, 1, 2][Int(next(3))]
      default:
        let number = seeks
        seeks += 1
        player.seek(
          to: CMTime(value: Int64(next(5000)), timescale: 1000),
          toleranceBefore: next(2) == 0 ? .zero : .positiveInfinity, toleranceAfter: .zero
        ) { calls.value[number, default: []].append($0) }
      }
      if step % 10 == 0 { await world.linger(turns: 3) }
    }
    player.pause()
    #expect(await world.seek(to: 1.25))
    #expect(abs(world.seconds - 1.25) < 0.05 && player.timeControlStatus == .paused)
    #expect(await world.wait { calls.value.count == seeks })
    #expect(calls.value.values.allSatisfy { $0.count == 1 })
    #expect(world.item?.status == .readyToPlay)
  }
}
