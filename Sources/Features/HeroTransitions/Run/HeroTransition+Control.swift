import UIKit

/// Steering a transition that runs. Everything may be called at any time, in any order.
extension HeroTransition {
  /// Takes it in hand, where it is.
  public func hold() {
    whenRunning { [self] in
      run?.hold()
      driver.hold()
    }
  }

  /// Takes it in hand and moves it.
  ///
  /// - Parameter progress: 0…1; what was caught on its way keeps its distance from the time line.
  public func update(_ progress: Double) {
    whenRunning { [self] in
      driver.hold()
      run?.update(progress)
      driver.follow(progress)
    }
  }

  /// Goes on to the end from here.
  ///
  /// - Parameter velocity: of the progress, per second; nil for what the updates had.
  public func finish(animate: Bool = true, velocity: Double? = nil) {
    settle(atEnd: true, animate, velocity)
  }

  /// Goes back to the begin from here; the screens stay as they were.
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

  /// Puts a view that takes part, or what flies for it, where the modifiers say, whatever the progress
  /// is. Let go of by `finish` and `cancel`, it goes on from there.
  ///
  /// - Parameter velocity: of the position, in points a second.
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

  /// A thing that a hand moves as a whole is as it was, with all that is in it.
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

  /// Changes where a view goes to, or came from: the next `finish` or `cancel` heads there.
  ///
  /// - Parameter isDestination: whether the end of the transition changes, or its begin.
  public func changeTarget(
    _ modifiers: [HeroModifier], isDestination: Bool = true, to view: UIView
  ) {
    whenRunning { [self] in
      let state = HeroTargetState(modifiers)
      if let participant = scene?.participants.first(where: { $0.view === view }),
        let element = planner?.element(of: participant)
      {
        (isDestination ? element.to : element.from).displacement = state
      } else if let item = planner?.items.first(where: { $0.view === view }) {
        item.retarget(state, isDestination: isDestination)
      }
    }
  }
}
