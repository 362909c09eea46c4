import Quartz2D

/// An animation that was added to a layer.
@MainActor final class RunningAnimation {
  let key: String
  let isNamed: Bool
  let animation: CAAnimation
  /// A Boolean value that indicates whether the animation begins with the next commit.
  var isPending: Bool
  var hasStarted = false
  /// A Boolean value that indicates whether the end was reported to the delegate; the animation may
  /// remain and hold its last value.
  var hasStopped = false
  let completions: [CompletionGroup]

  init(key: String, isNamed: Bool, animation: CAAnimation, completions: [CompletionGroup]) {
    self.key = key
    self.isNamed = isNamed
    self.animation = animation
    self.completions = completions
    isPending = animation.beginTime == 0
  }

  var isMoving: Bool { !hasStopped && animation.speed != 0 }
}

/// The animations of a layer, in the order in which they were added.
///
/// The clock retains this object while an animation runs, so that completion handlers are called
/// even if the layer no longer exists.
@MainActor final class LayerAnimations {
  /// The layer; `nil` once it is deallocated.
  nonisolated(unsafe) unowned(unsafe) var layer: CALayer?  // because the layer's `deinit` clears it
  private(set) var entries: [RunningAnimation] = []
  private(set) var stale: Stale = []
  /// A Boolean value that indicates whether an animation was added while the layer was in a drawn
  /// tree.
  var beganOnScreen = false

  init(_ layer: CALayer) { self.layer = layer }

  var keys: [String]? {
    let named = entries.filter(\.isNamed).map(\.key)
    return named.isEmpty ? nil : named
  }

  func animation(forKey key: String) -> CAAnimation? {
    entries.first { $0.isNamed && $0.key == key }?.animation
  }

  func animates(_ key: LayerKey) -> Bool { entries.contains { $0.animation.keys.contains(key) } }

  /// A Boolean value that indicates whether the next frame differs; the local time of a paused
  /// layer doesn't advance.
  var isMoving: Bool { layer?.speed != 0 && entries.contains(where: \.isMoving) }
  var isWaiting: Bool { entries.contains { !$0.hasStopped } }

  func append(_ entry: RunningAnimation) {
    entries.append(entry)
    updateStale()
  }

  @discardableResult
  func remove(_ entry: RunningAnimation) -> Stale {
    let changed = stale
    entries = entries.filter { $0 !== entry }
    updateStale()
    return changed
  }

  private func updateStale() {
    stale = entries.reduce(into: []) { $0.formUnion($1.animation.stale) }
  }

  func apply(to values: inout LayerValues, at time: TimeInterval) {
    for entry in entries {
      // A pending animation shows its first value: until the commit, its begin time is 0.
      entry.animation.apply(to: &values, at: entry.isPending ? 0 : time)
    }
  }

  func beginPending(at time: TimeInterval) {
    for entry in entries where entry.isPending {
      entry.isPending = false
      entry.animation.beginTime = time
    }
  }
}
