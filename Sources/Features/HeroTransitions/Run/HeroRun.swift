import Motion
import UIKit

/// Runs the animation of one transition until everything has arrived.
@MainActor final class HeroRun {
  private enum Mode { case playing, held, settling }

  let total: Double
  private var tracks: [any HeroTracking]
  private let clockwork: ProgressMover
  private var mode = Mode.playing
  /// The position on the timeline, in seconds.
  private var time = 0.0
  private var isEven = false
  private var targetsEnd = true
  /// The velocity of the progress during an interaction.
  private var tracker = VelocityTracker()
  private var animator: Animator?
  private var isOver = false
  var onFrame: (_ progress: Double) -> Void = { _ in }
  var onEnd: (_ didComplete: Bool) -> Void = { _ in }

  init(_ movers: [any HeroMover], atLeast minimum: Double = 0) {
    var timings = movers.map(\.timing)
    total = max(DurationRule.resolve(&timings), minimum)
    for (mover, timing) in zip(movers, timings) { mover.timing = timing }
    clockwork = ProgressMover(total: total)
    tracks = ([clockwork] + movers).map { Self.track($0) }
  }

  private static func track(_ mover: some HeroMover) -> any HeroTracking { HeroTrack(mover) }

  var progress: Double { clockwork.progress }
  var isHeld: Bool { mode == .held }
  private var movingTracks: [any HeroTracking] { tracks.filter { $0.identity != .progress } }

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
    for track in tracks { track.show() }
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
    onEnd(targetsEnd)
  }

  // MARK: Interaction

  /// Holds the transition: the progress stops, and moving elements come to rest a short distance
  /// ahead.
  func hold() {
    guard !isOver, mode != .held else { return }
    let hasMoved = mode == .settling || time > 0
    mode = .held
    let heldTime = progress * total
    for track in tracks {
      track.hold(
        from: time, to: heldTime, keepsSpeed: hasMoved && track.identity != .progress,
        isEven: isEven)
    }
    time = heldTime
    isEven = true
    tracker = VelocityTracker()
    track(progress)
    if !tracks.contains(where: \.isDrifting) { animator?.stop() }
  }

  private func track(_ progress: Double) {
    tracker.add(CGPoint(x: progress, y: 0), at: CACurrentMediaTime())
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
    track(progress)
    for track in tracks { track.follow(to: time) }
    show()
  }

  func track<Mover: HeroMover>(of mover: Mover) -> HeroTrack<Mover>? {
    tracks.lazy.compactMap { $0 as? HeroTrack<Mover> }.first { $0.mover === mover }
  }

  func add<Mover: HeroMover>(_ mover: Mover) -> HeroTrack<Mover> {
    let track = HeroTrack(mover)
    tracks.append(track)
    return track
  }

  /// Shows the pinned states.
  func refresh() { if !isOver { show() } }

  /// Continues to one of the ends with the current velocities.
  ///
  /// - Parameter velocity: The velocity of the progress per second; nil for that of the
  ///   interaction.
  func settle(atEnd isEnd: Bool, velocity: Double?, isAnimated: Bool) {
    guard !isOver else { return }
    targetsEnd = isEnd
    let own = Double(tracker.velocity(at: CACurrentMediaTime()).x)
    let rate = mode == .playing ? 1 : (velocity ?? own) * total
    for track in tracks {
      track.settle(atEnd: isEnd, from: time, rate: rate, isEven: isEven)
    }
    let wasHeld = !tracker.isEmpty
    mode = .settling
    guard isAnimated else {
      for track in tracks { track.finish() }
      show()
      return end()
    }
    animator?.start(from: wasHeld ? CACurrentMediaTime() : nil)
  }

  // MARK: From one transition to the next

  var interruptedMotion: [HeroMoverIdentity: any InterruptedMotion] {
    var result: [HeroMoverIdentity: any InterruptedMotion] = [:]
    for track in movingTracks {
      result[track.identity] = track.interruptedMotion(at: time, isEven: isEven)
    }
    return result
  }

  func take(_ states: [HeroMoverIdentity: any InterruptedMotion]) {
    for track in movingTracks {
      if let interruptedMotion = states[track.identity] { track.take(interruptedMotion) }
    }
  }

  /// Looks up all positions again after a change of the window's size.
  func relocate(from old: CGSize, to new: CGSize) {
    for track in tracks { track.relocate(from: old, to: new) }
  }
}
