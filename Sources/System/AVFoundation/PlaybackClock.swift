import Foundation

/// Calls a player's time observers.
///
/// It sleeps until the next call is due, and isn't scheduled while nothing plays. It follows real
/// time, whatever clock drives the frames.
@MainActor final class PlaybackClock {
  private unowned let player: AVPlayer
  private var observers: [PeriodicObserver] = []
  /// The number of scheduled wake-ups; only the last one counts.
  private var round = 0
  private var wasPlaying = false

  init(_ player: AVPlayer) { self.player = player }

  func add(_ observer: PeriodicObserver) {
    observers.append(observer)
    sleep()
  }

  func remove(_ observer: AnyObject) { observers.removeAll { $0 === observer } }

  /// Observers are called when playback starts and stops.
  func stateChanged() {
    let isPlaying = player.timeControlStatus == .playing
    guard isPlaying != wasPlaying else { return }
    wasPlaying = isPlaying
    fireAll()
    sleep()
  }

  func timeJumped() {
    fireAll()
    sleep()
  }

  private func fireAll() {
    let time = player.currentTime()
    for observer in observers { observer.fire(at: time) }
  }

  private func wake() {
    let time = player.currentTime()
    for observer in observers where observer.isDue(at: time) { observer.fire(at: time) }
    sleep()
  }

  private func sleep() {
    round += 1
    guard !observers.isEmpty, player.timeControlStatus == .playing else { return }
    let now = player.currentTime().seconds
    let waits = observers.map { $0.wait(after: now) }
    let delay = max(Self.shortest, (waits.min() ?? 1) / Double(player.rate))
    let round = self.round
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      MainActor.assumeIsolated {
        if let self, self.round == round { self.wake() }
      }
    }
  }

  /// The shortest time between two calls in seconds, however short the interval.
  private static let shortest = 1.0 / 120
}

/// The observer that `addPeriodicTimeObserver` returns.
@MainActor final class PeriodicObserver {
  private let interval: Double
  /// Nil for the main queue, on which the clock runs.
  private let queue: DispatchQueue?
  private let block: @Sendable (CMTime) -> Void
  private var lastPeriod = -1.0

  init(interval: CMTime, queue: DispatchQueue?, block: @escaping @Sendable (CMTime) -> Void) {
    let seconds = interval.seconds
    self.interval = seconds.isFinite && seconds > 0 ? seconds : 1.0 / 120
    // `DispatchQueue.main` returns a new object each time.
    self.queue = queue?.label == DispatchQueue.main.label ? nil : queue
    self.block = block
  }

  private func period(_ seconds: Double) -> Double { (seconds / interval).rounded(.down) }

  func isDue(at time: CMTime) -> Bool { period(time.seconds) != lastPeriod }

  /// The seconds until the next period begins.
  func wait(after seconds: Double) -> Double { (period(seconds) + 1) * interval - seconds }

  func fire(at time: CMTime) {
    lastPeriod = period(time.seconds)
    if let queue { queue.async { [block] in block(time) } } else { block(time) }
  }
}
