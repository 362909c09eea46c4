import QuartzCore

/// Arbitrates between the gesture recognizers that track the current touches, starting with those
/// of the nearest view.
///
/// The first one to recognize its gesture wins. The others fail, unless one of the two delegates
/// allows both. A recognizer that requires another one to fail waits in `.possible` until that is
/// decided.
@MainActor final class GestureArena {
  private(set) var members: [UIGestureRecognizer] = []
  let views = TouchDelivery()
  private var depth = 0
  private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  /// Whether recognizers wait for others. Each pair is asked once while there are members.
  private var answers: [Pair: Bool] = [:]

  private struct Pair: Hashable {
    var first: ObjectIdentifier
    var second: ObjectIdentifier
  }

  init() {
    views.isUndecided = { [weak self] in
      $0.storedState == .possible && self?.contains($0) == true
    }
  }

  // MARK: Changes

  /// Runs a closure in which states may change. After the outermost one, actions are sent, withheld
  /// touches are delivered to views, and finished recognizers are reset.
  func perform(_ body: () -> Void) {
    depth += 1
    if depth == 1 { stopDetached() }
    body()
    if depth == 1 { finish() }
    depth -= 1
  }

  func deliver(_ touches: Set<UITouch>, event: UIEvent) {
    var ordered = members
    for touch in touches where touch.phase == .began {
      for recognizer in touch.recognizers where !ordered.contains(where: { $0 === recognizer }) {
        ordered.append(recognizer)
      }
    }
    for recognizer in ordered {
      let own = touches.filter { touch in
        touch.recognizers.contains { $0 === recognizer }
      }
      guard !own.isEmpty else { continue }
      enter(recognizer)
      recognizer.take(own, event: event)
    }
    sendActions()
  }

  /// Adds a recognizer for as long as it is active, even without touches if a wheel or timer drives
  /// it.
  func enter(_ recognizer: UIGestureRecognizer) {
    guard !contains(recognizer) else { return }
    recognizer.arena = self
    members.append(recognizer)
  }

  func contains(_ recognizer: UIGestureRecognizer) -> Bool {
    members.contains { $0 === recognizer }
  }

  func stopAll() {
    perform { for recognizer in members { recognizer.stop() } }
  }

  /// Stops the recognizers of views that have left their window.
  private func stopDetached() {
    for recognizer in members where recognizer.view?.window == nil { recognizer.stop() }
  }

  private func finish() {
    repeat {
      sendActions()
      failIdle()
      sendActions()
      views.release()
      for recognizer in members where recognizer.isIdle && recognizer.isDecided {
        recognizer.finishAndStartAnew()
      }
    } while !actions.isEmpty
    members.removeAll {
      $0.isIdle && $0.storedState == .possible && !$0.isWaitingForMore && $0.pendingState == nil
    }
    if members.isEmpty { answers = [:] }
  }

  /// Fails recognizers without touches that have nothing to wait for, such as the second tap of a
  /// double tap.
  private func failIdle() {
    for recognizer in members
    where recognizer.isIdle && recognizer.storedState == .possible
      && recognizer.pendingState == nil && !recognizer.isWaitingForMore
    {
      recognizer.fail()
    }
    // Recognizers that wait for each other would wait forever.
    guard members.allSatisfy({ $0.isIdle && !$0.isWaitingForMore }) else { return }
    for recognizer in members {
      if let pending = recognizer.pendingState { recognizer.proceed(to: pending) }
    }
  }

  // MARK: Actions

  /// Records an action to be sent. Several changes before it is sent are combined.
  func report(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    let owed = actions.last { $0.recognizer === recognizer }?.state
    if state == .changed && (owed == .began || owed == .changed) { return }
    actions.append((recognizer, state))
    if depth == 0 { sendActions() }
  }

  private func sendActions() {
    while !actions.isEmpty {
      let action = actions.removeFirst()
      action.recognizer.sendAction(action.state)
    }
  }

  /// Sends the recorded actions of a recognizer immediately, before it changes out of order.
  func sendActions(of recognizer: UIGestureRecognizer) {
    let own = actions.filter { $0.recognizer === recognizer }
    actions.removeAll { $0.recognizer === recognizer }
    for action in own { recognizer.sendAction(action.state) }
  }

  // MARK: Arbitration

  enum Verdict { case goOn, wait, fail }

  /// Returns whether a recognizer that is about to recognize its gesture may do so, waits or fails.
  func verdict(for recognizer: UIGestureRecognizer) -> Verdict {
    for other in members where other !== recognizer && other.isRecognizing {
      if prevents(other, recognizer) || mustFail(other, before: recognizer) { return .fail }
    }
    let waits = members.contains {
      $0 !== recognizer && $0.storedState == .possible && mustFail($0, before: recognizer)
    }
    return waits ? .wait : .goOn
  }

  /// Fails the undecided recognizers that the winner prevents.
  func didRecognize(_ winner: UIGestureRecognizer) {
    for other in members where other !== winner && other.storedState == .possible {
      if prevents(winner, other) || mustFail(winner, before: other) { other.fail() }
    }
    reconsider()
  }

  /// Called when a recognizer failed: those that waited for it may be able to continue.
  func reconsider() {
    for recognizer in members {
      guard let pending = recognizer.pendingState else { continue }
      switch verdict(for: recognizer) {
      case .wait: continue
      case .fail: recognizer.fail()
      case .goOn: recognizer.proceed(to: pending)
      }
    }
  }

  private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
    let together =
      winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner) == true
    return !together
  }

  private func mustFail(_ first: UIGestureRecognizer, before second: UIGestureRecognizer) -> Bool {
    if second.requirements.contains(where: { $0.value === first }) { return true }
    let pair = Pair(first: ObjectIdentifier(first), second: ObjectIdentifier(second))
    if let answer = answers[pair] { return answer }
    let answer =
      second.shouldRequireFailure(of: first) || first.shouldBeRequiredToFail(by: second)
      || second.delegate?.gestureRecognizer(second, shouldRequireFailureOf: first) == true
      || first.delegate?.gestureRecognizer(first, shouldBeRequiredToFailBy: second) == true
    answers[pair] = answer
    return answer
  }
}
