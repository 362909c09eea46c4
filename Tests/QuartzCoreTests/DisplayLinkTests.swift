import Foundation
import QuartzCore
import Testing

@MainActor struct DisplayLinkTests {
  @Test func itTicksWhileAddedAndNotPaused() {
    let world = LayerWorld()
    defer { world.end() }
    var ticks: [(Double, Double)] = []
    let link = CADisplayLink { ticks.append(($0.timestamp, $0.targetTimestamp)) }
    CADisplayLink.tickAll(at: 1)
    #expect(ticks.isEmpty && !CADisplayLink.hasActive)
    let before = world.requestCount
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .default)
    #expect(world.requestCount > before && CADisplayLink.hasActive)
    CADisplayLink.tickAll(at: 2, frameDuration: 0.5)
    #expect(ticks.count == 1 && ticks[0] == (2, 2.5) && link.duration == 0.5)
    link.isPaused = true
    #expect(!CADisplayLink.hasActive)
    CADisplayLink.tickAll(at: 3)
    link.isPaused = false
    CADisplayLink.tickAll(at: 4)
    #expect(ticks.count == 2)
    link.invalidate()
    CADisplayLink.tickAll(at: 5)
    #expect(ticks.count == 2 && !CADisplayLink.hasActive)
  }

  @Test func oneThatIsInvalidatedByAnotherDoesNotTick() {
    let world = LayerWorld()
    defer { world.end() }
    var count = 0
    let victim = CADisplayLink { _ in count += 1 }
    let killer = CADisplayLink { _ in victim.invalidate() }
    killer.add(to: .main, forMode: .common)
    victim.add(to: .main, forMode: .common)
    CADisplayLink.tickAll(at: 1)
    #expect(count == 0)
    killer.invalidate()
  }

  @Test func theMediaClockIsInjected() {
    let world = LayerWorld()
    defer { world.end() }
    let before = CACurrentMediaTime()
    world.wait(3)
    #expect(CACurrentMediaTime() == before + 3)
  }
}
