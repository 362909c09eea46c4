import Quartz2D

/// One animation of one layer.
@MainActor final class RunningAnimation {
  let key: String
  let isNamed: Bool
  let animation: CAAnimation
  /// Begins with the next commit.
  var isPending: Bool
  var hasStarted = false
  /// Whether its end was reported to the delegate; it may stay and keep its last value.
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

/// The animations of a layer, in the order they were added. The clock keeps it while one runs, so
/// that completions are called even for a layer that is gone.
@MainActor final class LayerAnimations {
  weak var layer: CALayer?
  private(set) var entries: [RunningAnimation] = []
  private(set) var stale: Stale = []
  /// An animation was added while the layer was in a tree that is drawn.
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

  /// Whether a later frame looks different; a stopped layer's own time stands still.
  var isMoving: Bool { layer?.speed != 0 && entries.contains(where: \.isMoving) }
  var isWaiting: Bool { entries.contains { !$0.hasStopped } }

  func append(_ entry: RunningAnimation) {
    entries.append(entry)
    updateStale()
  }

  @discardableResult
  func remove(_ entry: RunningAnimation) -> Stale {
    let changed = stale
    entries.removeAll { $0 === entry }
    updateStale()
    return changed
  }

  private func updateStale() {
    stale = entries.reduce(into: []) { sum, entry in
      for key in entry.animation.keys { sum.formUnion(key.stale) }
    }
  }

  func apply(to values: inout LayerValues, at time: TimeInterval) {
    for entry in entries {
      // One that waits for its commit shows its first instant: begin is 0 until then.
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
