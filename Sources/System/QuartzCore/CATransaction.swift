import Quartz2D

/// A group of changes of layers, with settings for their animations.
///
/// Changes outside `begin` and `commit` belong to an implicit transaction, which ends with the
/// frame. The settings of a transaction also apply to nested ones until they set their own.
@MainActor open class CATransaction: NSObject {
  private static var levels: [TransactionLevel] {
    get { AnimationContext.current.transactions }
    set { AnimationContext.current.transactions = newValue }
  }

  private static func edit(_ change: (inout TransactionLevel) -> Void) {
    change(&levels[levels.count - 1])
  }

  private static func nearest<Value>(_ path: KeyPath<TransactionLevel, Value?>) -> Value? {
    for level in levels.reversed() {
      if let value = level[keyPath: path] { return value }
    }
    return nil
  }

  /// Begins a transaction nested in the current one.
  open class func begin() { levels.append(TransactionLevel()) }

  /// Ends the current transaction, or the implicit one if there is no matching `begin`.
  open class func commit() {
    guard levels.count > 1, let last = levels.popLast() else { return flush() }
    last.completion?.close()
  }

  /// Ends the implicit transaction immediately.
  open class func flush() { commitImplicit(at: MediaClock.now) }

  /// Begins pending animations and ends the implicit transaction. The frame loop calls it before it
  /// composes a frame: new animations begin at `time`, so that their first frame shows their first
  /// value.
  package static func commitImplicit(at time: TimeInterval) {
    AnimationClock.beginPending(at: time)
    let ended = levels[0]
    levels[0] = TransactionLevel()
    ended.completion?.close()
  }

  /// Returns the duration of implicit animations.
  open class func animationDuration() -> CFTimeInterval { nearest(\.duration) ?? 0.25 }
  /// Sets the duration of implicit animations in this transaction.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { edit { $0.duration = dur } }

  /// Returns the timing function of implicit animations.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { nearest(\.timingFunction) }
  /// Sets the timing function of implicit animations in this transaction.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    edit { $0.timingFunction = function }
  }

  /// Returns a Boolean value that indicates whether actions are disabled, so that changes aren't
  /// animated.
  open class func disableActions() -> Bool { nearest(\.disablesActions) ?? false }
  /// Sets whether actions are disabled, so that changes in this transaction aren't animated.
  open class func setDisableActions(_ flag: Bool) { edit { $0.disablesActions = flag } }

  /// Returns the block that is called when all animations of the transaction have ended.
  open class func completionBlock() -> (() -> Void)? { levels[levels.count - 1].completion?.block }

  /// Sets a block that is called when all animations added after this call, in this transaction and
  /// nested ones, have stopped; if there are none, on commit.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let replaced = levels[levels.count - 1].completion
    edit { $0.completion = block.map(CompletionGroup.init) }
    replaced?.close()
  }

  static var completionGroups: [CompletionGroup] { levels.compactMap(\.completion) }
}

/// An object that calls a block once its transaction has ended and its animations have stopped.
@MainActor final class CompletionGroup {
  private(set) var block: (() -> Void)?
  private var count = 0
  private var isClosed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  func enter() { count += 1 }

  func leave() {
    count -= 1
    callWhenDone()
  }

  func close() {
    isClosed = true
    callWhenDone()
  }

  private func callWhenDone() {
    guard isClosed, count == 0, let block else { return }
    self.block = nil
    block()
  }
}
