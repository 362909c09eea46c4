import Quartz2D

/// Tracks all running animations: starts those that wait for a commit, ends those whose duration
/// has elapsed, and calls delegates and completion blocks.
@MainActor package enum AnimationClock {
  private static var context: AnimationContext { .current }

  /// A Boolean value that indicates whether an animation of any layer changes the next frame.
  package static var hasRunning: Bool { context.running.contains(where: \.isMoving) }

  /// Ends the animations that are finished at a media time, then calls delegates and completion
  /// blocks.
  ///
  /// These may start and stop animations; the ends of the animations they stop are reported in the
  /// next call.
  package static func finishCompleted(at time: TimeInterval) {
    var starts: [CAAnimation] = []
    for list in context.running { settle(list, at: time, starts: &starts) }
    context.running.removeAll { !$0.isWaiting }
    let completed = context.completions
    context.completions = []
    for animation in starts { animation.delegate?.animationDidStart(animation) }
    for stop in completed {
      let animation = stop.entry.animation
      animation.delegate?.animationDidStop(animation, finished: stop.isFinished)
      stop.entry.completions.forEach { $0.leave() }
    }
  }

  private static func settle(
    _ list: LayerAnimations, at time: TimeInterval, starts: inout [CAAnimation]
  ) {
    guard let layer = list.layer, !layer.isLost else {
      let layer = list.layer
      for entry in list.entries { remove(entry, from: list, of: layer) }
      return
    }
    let local = layer.localTime(layer.superlayerTime(at: time))
    for entry in list.entries where !entry.isPending && !entry.hasStopped {
      let animation = entry.animation
      if !entry.hasStarted, local >= animation.beginTime {
        entry.hasStarted = true
        starts.append(animation)
      }
      guard animation.timing.isFinished(at: local) else { continue }
      entry.hasStopped = true
      context.completions.append(AnimationCompletion(entry: entry, isFinished: true))
      if animation.isRemovedOnCompletion { layer.markStale(list.remove(entry)) }
    }
  }

  static func add(_ entry: RunningAnimation, to list: LayerAnimations) {
    list.append(entry)
    if list.layer?.root.isDrawnRoot == true { list.beganOnScreen = true }
    entry.completions.forEach { $0.enter() }
    if !context.running.contains(where: { $0 === list }) { context.running.append(list) }
  }

  /// Removes an animation, and reports it as unfinished unless it has already ended.
  static func remove(_ entry: RunningAnimation, from list: LayerAnimations, of layer: CALayer?) {
    let changed = list.remove(entry)
    layer?.markStale(changed)
    guard !entry.hasStopped else { return }
    entry.hasStopped = true
    context.completions.append(AnimationCompletion(entry: entry, isFinished: false))
    RenderScheduler.requestFrame()
  }

  static func beginPending(at time: TimeInterval) {
    for list in context.running {
      guard let layer = list.layer else { continue }
      list.beginPending(at: layer.localTime(layer.superlayerTime(at: time)))
    }
  }

  /// Marks the layers whose animations change over time.
  ///
  /// Only layers below `layer` are marked: a layer of another window that is marked without
  /// requesting a frame wouldn't request one later.
  static func markAnimations(below layer: CALayer, requestsFrame: Bool) {
    for list in context.running {
      guard let animated = list.layer, animated.isDescendant(of: layer) else { continue }
      animated.markStale(list.stale, requestsFrame: requestsFrame)
    }
  }

  static func hasRunning(in layer: CALayer) -> Bool {
    context.running.contains { $0.isMoving && $0.layer?.isDescendant(of: layer) ?? false }
  }
}
