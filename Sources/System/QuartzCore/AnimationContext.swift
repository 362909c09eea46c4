import Quartz2D

/// Everything that this module remembers between calls. A stage begins with a fresh one, so that
/// what an earlier stage left running cannot reach it.
@MainActor package final class AnimationContext {
  package static var current = AnimationContext()

  var running: [LayerAnimations] = []
  var completions: [AnimationCompletion] = []
  /// The first is the implicit transaction.
  var transactions = [TransactionLevel()]
  var links: [CADisplayLink] = []

  package init() {}
}

/// An ended animation whose delegate and completion blocks haven't been called yet.
struct AnimationCompletion {
  let entry: RunningAnimation
  let isFinished: Bool
}

/// What `CATransaction.begin` opens.
struct TransactionLevel {
  var duration: TimeInterval?
  var timingFunction: CAMediaTimingFunction?
  var disablesActions: Bool?
  var completion: CompletionGroup?
}
