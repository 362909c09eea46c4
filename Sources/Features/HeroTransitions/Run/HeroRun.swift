import Motion
import UIKit

/// Moves everything of one transition, a frame at a time, until all of it has arrived.
@MainActor final class HeroRun {
  /// How a thing flew when its transition gave way to another.
  struct Handover {
    var state: [Double]
    var speed: [Double]
  }

  private enum Mode { case playing, held, settling }

  let total: Double
  private(set) var tracks: [HeroTrack]
  private let clockwork: ProgressMover
  private var mode = Mode.playing
  /// Seconds of the time line.
  private var time = 0.0
  private var isEven = false
  private var aimsAtEnd = true
  private var history = ProgressHistory()
  private var animator: Animator?
  private var isOver = false
  var onFrame: (_ progress: Double) -> Void = { _ in }
  var onEnd: (_ didComplete: Bool) -> Void = { _ in }

  init(_ movers: [any HeroMover], atLeast minimum: Double = 0) {
    var timings = movers.map(\.timing)
    total = max(DurationRule.resolve(&timings), minimum)
    for (mover, timing) in zip(movers, timings) { mover.timing = timing }
    clockwork = ProgressMover(total: total)
    tracks = ([clockwork] + movers).map(HeroTrack.init)
  }

  var progress: Double { clockwork.progress }
  var isHeld: Bool { mode == .held }

  func start() {
    show()
    animator = Animator { [weak self] in self?.step($0) ?? false }
    animator?.start()
  }

  func stop() {
    isOver = true
    animator?.stop()
  }

  private func show() {
    for track in tracks { track.mover.show(track.shown) }
    onFrame(progress)
  }

  func step(_ seconds: Double) -> Bool {
    guard !isOver else { return false }
    if mode == .held { return drift(by: seconds) }
    if mode == .playing { time += seconds }
    for track in tracks {
      if track.isSettling {
        track.advance(by: seconds)
      } else {
        track.seek(to: time, isEven: isEven)
      }
    }
    let isDone = (mode == .settling || time >= total) && tracks.allSatisfy(\.isSettled)
    if isDone { for track in tracks { track.finish() } }
    show()
    if isDone { end() }
    return !isOver
  }

  private func end() {
    guard !isOver else { return }
    stop()
    onEnd(aimsAtEnd)
  }

  // MARK: By hand

  /// Catches everything: the progress stands at once, what moves comes to rest a little further on.
  func hold() {
    guard !isOver, mode != .held else { return }
    let hasMoved = mode == .settling || time > 0
    mode = .held
    let speeds = tracks.map {
      hasMoved && $0.mover !== clockwork ? $0.speedNow(at: time, rate: 1, isEven: isEven) : nil
    }
    time = progress * total
    isEven = true
    history = ProgressHistory()
    history.add(progress)
    for (track, speed) in zip(tracks, speeds) { track.hold(at: time, speed: speed) }
    if !tracks.contains(where: \.isDrifting) { animator?.stop() }
  }

  private func drift(by seconds: Double) -> Bool {
    for track in tracks where track.isDrifting { track.drift(by: seconds, at: time) }
    show()
    return tracks.contains(where: \.isDrifting)
  }

  func update(_ progress: Double) {
    guard !isOver else { return }
    hold()
    time = min(max(progress, 0), 1) * total
    history.add(progress)
    for track in tracks { track.follow(to: time) }
    show()
  }

  func track(of mover: any HeroMover) -> HeroTrack? { tracks.first { $0.mover === mover } }

  func add(_ mover: any HeroMover) -> HeroTrack {
    let track = HeroTrack(mover)
    tracks.append(track)
    return track
  }

  /// Shows what was pinned.
  func refresh() { if !isOver { show() } }

  /// Goes on to one of the ends from here, with the velocity that everything has.
  ///
  /// - Parameter velocity: of the progress, per second; nil for what a hand that moved it had.
  func settle(atEnd isEnd: Bool, velocity: Double?, isAnimated: Bool) {
    guard !isOver else { return }
    aimsAtEnd = isEnd
    let rate = mode == .playing ? 1 : (velocity ?? history.velocity) * total
    for track in tracks {
      track.settle(atEnd: isEnd, from: time, rate: rate, isEven: isEven)
    }
    mode = .settling
    guard isAnimated else {
      for track in tracks { track.finish() }
      show()
      return end()
    }
    animator?.start(from: history.isEmpty ? nil : CACurrentMediaTime())
  }

  // MARK: From one transition to the next

  var handover: [HeroMoverIdentity: Handover] {
    var result: [HeroMoverIdentity: Handover] = [:]
    for track in tracks where track.mover !== clockwork {
      result[track.mover.identity] = Handover(
        state: track.shown, speed: track.speedNow(at: time, rate: 1, isEven: isEven))
    }
    return result
  }

  func take(_ states: [HeroMoverIdentity: Handover]) {
    for track in tracks where track.mover !== clockwork {
      guard let flown = states[track.mover.identity] else { continue }
      track.take(flown.state, speed: flown.speed)
    }
  }

  /// Looks up again where everything starts: the window has another size.
  func relocate(from old: CGSize, to new: CGSize) {
    for track in tracks {
      if let item = track.mover as? LiveItem { track.multiply(item.stretch(old, to: new)) }
      track.relocate()
    }
  }
}

/// How fast a hand moves the progress.
@MainActor private struct ProgressHistory {
  private var samples: [(time: TimeInterval, progress: Double)] = []
  /// Seconds; a hand that rests longer has no velocity.
  private static let window = 0.1

  var isEmpty: Bool { samples.isEmpty }

  mutating func add(_ progress: Double) {
    let now = CACurrentMediaTime()
    samples.removeAll { now - $0.time > Self.window }
    samples.append((now, progress))
  }

  var velocity: Double {
    let now = CACurrentMediaTime()
    let recent = samples.filter { now - $0.time <= Self.window }
    guard let first = recent.first, let last = recent.last, last.time - first.time > 0.001 else {
      return 0
    }
    return (last.progress - first.progress) / (last.time - first.time)
  }
}
