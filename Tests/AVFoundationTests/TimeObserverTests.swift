import AVFoundation
import Testing
import UIKitStage

@MainActor @Suite(.serialized) struct TimeObserverTests {
  @Test("A periodic observer is called at each interval during playback and never afterwards")
  func periodic() async throws {
    let world = VideoWorld(VideoWorld.mp4)
    let player = try #require(world.player)
    #expect(await world.ready())
    let times = Box<[Double]>([])
    let token = player.addPeriodicTimeObserver(
      forInterval: CMTime(value: 1, timescale: 4), queue: .main
    ) { times.value.append($0.seconds) }
    await world.linger(turns: 30)
    #expect(times.value.isEmpty)
    player.play()
    func periods() -> [Int] { times.value.map { Int($0 / 0.25) } }
    #expect(await world.wait { world.seconds > 1.6 && Set(periods()).count > 4 })
    #expect(times.value == times.value.sorted())
    // A busy machine may miss some intervals; none is reported twice, except the start.
    #expect(periods().count - Set(periods()).count <= 1, "\(times.value)")
    player.pause()
    let paused = times.value.count
    await world.linger(turns: 60)
    #expect(times.value.count == paused)
    #expect(await world.seek(to: 4))
    #expect(times.value.last.map { abs($0 - 4) < 0.05 } == true)
    player.removeTimeObserver(token)
    let removed = times.value.count
    player.play()
    #expect(await world.wait { world.seconds > 4.5 })
    #expect(times.value.count == removed)
  }
}
