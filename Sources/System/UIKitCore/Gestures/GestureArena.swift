import QuartzCore

/// The one list of recognizers that have a say about the touches that are down, nearest view first.
///
/// The first to recognize wins: the others fail unless one of the two delegates lets both go on. A
/// recognizer that needs another to fail waits in `.possible` until that is decided.
@MainActor final class GestureArena {
  private(set) var members: [UIGestureRecognizer] = []

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
  }

  /// A recognizer without touches (a wheel, a timer) takes part while it acts.
  func enter(_ recognizer: UIGestureRecognizer) {
    guard !members.contains(where: { $0 === recognizer }) else { return }
    recognizer.arena = self
    members.append(recognizer)
  }

  /// After a delivery: who has nothing left to wait for starts anew.
  func settle() {
    for recognizer in members where recognizer.activeTouches.isEmpty && !recognizer.isHeldOpen {
      if recognizer.state == .possible && recognizer.pendingState == nil
        && !recognizer.isWaitingForMore
      {
        recognizer.fail()
      }
    }
    for recognizer in members
    where recognizer.activeTouches.isEmpty && !recognizer.isHeldOpen && recognizer.isDecided {
      recognizer.startAnew()
    }
    members.removeAll {
      $0.activeTouches.isEmpty && $0.state == .possible && !$0.isWaitingForMore
        && $0.pendingState == nil && !$0.isHeldOpen
    }
  }

  // MARK: Arbitration

  enum Verdict { case goOn, wait, fail }

  /// Whether a recognizer that wants to recognize may.
  func verdict(for recognizer: UIGestureRecognizer) -> Verdict {
    for other in members where other !== recognizer && other.isRecognizing {
      if prevents(other, recognizer) { return .fail }
    }
    for other in members where other !== recognizer && mustFail(other, before: recognizer) {
      if other.isRecognizing || other.state == .ended { return .fail }
      if other.state == .possible { return .wait }
    }
    return .goOn
  }

  /// The winner stops the others that are still undecided.
  func didRecognize(_ winner: UIGestureRecognizer) {
    for other in members where other !== winner && other.state == .possible {
      if prevents(winner, other) || mustFail(winner, before: other) { other.fail() }
    }
    reconsider()
  }

  /// Someone failed: those who waited for it may go on.
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
    second.requirements.contains { $0.value === first }
      || second.shouldRequireFailure(of: first) || first.shouldBeRequiredToFail(by: second)
      || second.delegate?.gestureRecognizer(second, shouldRequireFailureOf: first) == true
      || first.delegate?.gestureRecognizer(first, shouldBeRequiredToFailBy: second) == true
  }
}
