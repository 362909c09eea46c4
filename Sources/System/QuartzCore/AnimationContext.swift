import Quartz2D

/// The global state of this module. Each test stage starts with a new instance, so that animations
/// left over from an earlier stage can't affect it.
@MainActor package final class AnimationContext {
  package static var current = AnimationContext()

  var running: [LayerAnimations] = []
  var completions: [AnimationCompletion] = []
  /// The open transactions; the first is the implicit transaction.
  var transactions = [TransactionLevel()]
  var links: [CADisplayLink] = []

  package init() {}
}

/// An ended animation whose delegate and completion blocks haven't been called yet.
struct AnimationCompletion {
  let entry: RunningAnimation
  let isFinished: Bool
}

/// A transaction opened by `CATransaction.begin`.
struct TransactionLevel {
  var duration: TimeInterval?
  var timingFunction: CAMediaTimingFunction?
  var disablesActions: Bool?
  var completion: CompletionGroup?
}
