import UIKit

/// Control of a running transition. All methods may be called at any time and in any order.
extension HeroTransition {
  /// Holds the transition where it is.
  public func hold() {
    whenRunning { [self] in
      run?.hold()
      driver.hold()
    }
  }

  /// Holds the transition and sets its progress.
  ///
  /// - Parameter progress: 0…1. Elements that were caught while moving keep their distance from the
  ///   timeline.
  public func update(_ progress: Double) {
    whenRunning { [self] in
      driver.hold()
      run?.update(progress)
      driver.follow(progress)
    }
  }

  /// Continues to the end.
  ///
  /// - Parameter velocity: The velocity of the progress per second; nil for that of the updates.
  public func finish(animate: Bool = true, velocity: Double? = nil) {
    settle(atEnd: true, animate, velocity)
  }

  /// Goes back to the beginning; the screens stay as they were.
  public func cancel(animate: Bool = true, velocity: Double? = nil) {
    settle(atEnd: false, animate, velocity)
  }

  private func settle(atEnd: Bool, _ isAnimated: Bool, _ velocity: Double?) {
    whenRunning { [self] in
      driver.hold()
      driver.release(didComplete: atEnd)
      run?.settle(atEnd: atEnd, velocity: velocity, isAnimated: isAnimated)
    }
  }

  /// Sets the state of a participating view or its snapshot to that of modifiers, independent of
  /// the progress. It continues from there after `finish` or `cancel`.
  ///
  /// - Parameter velocity: The velocity of the position, in points per second.
  public func apply(_ modifiers: [HeroModifier], to view: UIView, velocity: CGPoint = .zero) {
    whenRunning { [self] in
      let state = HeroTargetState(modifiers)
      driver.hold()
      run?.hold()
      if let participant = scene?.participants.first(where: { $0.view === view }),
        let element = planner?.element(of: participant)
      {
        pin(element, state, velocity)
      } else {
        pin(view, state, velocity)
      }
      run?.refresh()
    }
  }

  private func pin(_ element: MatchedElement, _ state: HeroTargetState, _ velocity: CGPoint) {
    guard let track = run?.track(of: element) else { return }
    for pin in element.pins(for: state, velocity: velocity) { track.pin(pin) }
    if state.transform != nil { pinContents(of: element) }
  }

  /// Pins the content of an element that is dragged as a whole.
  private func pinContents(of element: MatchedElement) {
    for inner in planner?.elements ?? [] where inner.isInside(element) {
      let start = inner.start()
      run?.track(of: inner)?.pin(HeroPin(\.self, at: start, speed: start.zeroed))
    }
  }

  private func pin(_ view: UIView, _ state: HeroTargetState, _ velocity: CGPoint) {
    guard let planner, let run else { return }
    let key = ObjectIdentifier(view)
    let item =
      pinned[key] ?? planner.items.first { $0.view === view && $0.moves(as: state) }
    let live = item ?? planner.resting(view, as: state)
    pinned[key] = live
    guard let pins = live.pins(for: state, velocity: velocity) else { return }
    let track = run.track(of: live) ?? run.add(live)
    for pin in pins { track.pin(pin) }
  }

  /// Changes the state that a view moves to or from, for the next `finish` or `cancel`.
  ///
  /// - Parameter isDestination: Whether the end of the transition changes rather than its
  ///   beginning.
  public func changeTarget(
    _ modifiers: [HeroModifier], isDestination: Bool = true, to view: UIView
  ) {
    whenRunning { [self] in
      let state = HeroTargetState(modifiers)
      if let participant = scene?.participants.first(where: { $0.view === view }),
        let element = planner?.element(of: participant)
      {
        (isDestination ? element.to : element.from).change(by: state)
      } else if let item = planner?.items.first(where: { $0.view === view }) {
        item.retarget(state, isDestination: isDestination)
      }
    }
  }
}
