import UIKit

/// A real view that is animated in place and restored afterwards.
@MainActor final class LiveViewMover: HeroMover {
  let view: UIView
  var timing: HeroTiming
  private var startState: LiveState
  private var endState: LiveState
  private let writers: [(LiveState) -> Void]
  private let transformWriter: ((LiveState) -> Void)?
  /// The end at which the view is at rest.
  private let restsAtEnd: Bool
  /// Whether the default animation moves it by fractions of the window's size.
  private let isScreen: Bool
  var identity: HeroMoverIdentity { .view(ObjectIdentifier(view)) }

  /// Returns nil if no property of it is animated.
  init?(_ participant: HeroParticipant, log: UndoLog, rest: RestGeometry) {
    view = participant.view
    isScreen = participant.movesByDefault
    rest.remember(view)
    let begin = HeroTargetState(participant.state.beginModifiers)
    LiveViewMover.set(begin, on: view, log)
    let builder = LiveStateBuilder(
      view: view, state: participant.state, begin: begin, isAppearing: participant.isAppearing,
      log: log)
    guard !builder.writers.isEmpty else { return nil }
    (startState, endState) = (builder.start, builder.end)
    (writers, transformWriter) = (builder.writers, builder.transformWriter)
    restsAtEnd = participant.isAppearing
    timing = LiveViewMover.timing(participant, rest: view)
  }

  private static func timing(_ participant: HeroParticipant, rest view: UIView) -> HeroTiming {
    let state = participant.state
    var move = CGPoint.zero
    if let position = state.position {
      move = CGPoint(x: position.x - view.center.x, y: position.y - view.center.y)
    }
    move.x += state.transform?.m41 ?? 0
    move.y += state.transform?.m42 ?? 0
    let size = state.size ?? view.bounds.size
    let affine = state.transform.map(CATransform3DGetAffineTransform) ?? .identity
    let scaled = CGRect(origin: .zero, size: size).applying(affine).size
    let growth = CGSize(
      width: scaled.width - view.bounds.width, height: scaled.height - view.bounds.height)
    return HeroTiming(
      delay: state.delay,
      duration: DurationRule.duration(
        state, move: move, growth: participant.movesByDefault ? .zero : growth),
      curve: state.curve ?? .standard, spring: state.spring)
  }

  /// Sets the properties that aren't animated.
  private static func set(_ begin: HeroTargetState, on view: UIView, _ log: UndoLog) {
    if let value = begin.shadowColor { log.set(view, \.layer.shadowColor, to: value.cgColor) }
    if let value = begin.shadowRadius { log.set(view, \.layer.shadowRadius, to: value) }
    if let value = begin.shadowOffset { log.set(view, \.layer.shadowOffset, to: value) }
    if let value = begin.shadowPath { log.setShadowPath(of: view.layer, to: value) }
    if let value = begin.masksToBounds { log.set(view, \.layer.masksToBounds, to: value) }
    if let value = begin.zPosition { log.set(view, \.layer.zPosition, to: value) }
    if let value = begin.contentsScale { log.set(view, \.layer.contentsScale, to: value) }
    if let value = begin.cornerRadius { log.set(view, \.layer.cornerRadius, to: value) }
    if let value = begin.borderWidth { log.set(view, \.layer.borderWidth, to: value) }
    if let value = begin.borderColor { log.set(view, \.layer.borderColor, to: value.cgColor) }
    if let value = begin.opacity { log.set(view, \.alpha, to: value) }
    if let value = begin.backgroundColor { log.set(view, \.backgroundColor, to: value) }
    if let value = begin.transform { log.setTransform(of: view, to: value) }
  }

  /// Creates a mover of a view that rests at both ends, for an interaction to move.
  init(resting view: UIView, as state: HeroTargetState, log: UndoLog, rest: RestGeometry) {
    self.view = view
    isScreen = false
    rest.remember(view)
    let builder = LiveStateBuilder(
      view: view, state: state, begin: HeroTargetState(), isAppearing: true, log: log)
    (startState, endState) = (builder.end, builder.end)
    (writers, transformWriter) = (builder.writers, builder.transformWriter)
    restsAtEnd = true
    timing = HeroTiming(duration: DurationRule.shortest)
  }

  func start() -> LiveState { startState }
  func end() -> LiveState { endState }

  func show(_ state: LiveState) {
    for write in writers { write(state) }
  }

  /// Restores the view temporarily for layout, because `frame` is undefined with a transform.
  func rest() { transformWriter?(restsAtEnd ? endState : startState) }

  /// Adapts a screen that moves by the window's width to another size.
  func rescaling(from old: CGSize, to new: CGSize) -> ((inout LiveState) -> Void)? {
    guard isScreen, old.width > 0, old.height > 0, endState.properties.contains(.transform) else {
      return nil
    }
    let (x, y) = (new.width / old.width, new.height / old.height)
    let rescale = { (state: inout LiveState) in
      state.transform.translation.x *= x
      state.transform.translation.y *= y
    }
    rescale(&startState)
    rescale(&endState)
    return rescale
  }

  /// The pins for modifiers; nil if they set properties that are not animated.
  ///
  /// - Parameter velocity: The velocity of the position, in points per second.
  func pins(for state: HeroTargetState, velocity: CGPoint) -> [HeroPin<LiveState>]? {
    var pins: [HeroPin<LiveState>] = []
    var wanted: LiveState.Properties = []
    if let position = state.position {
      wanted.insert(.position)
      pins.append(HeroPin(\.position, at: position, speed: velocity))
    }
    if let size = state.size {
      wanted.insert(.size)
      pins.append(HeroPin(\.size, at: size, speed: .zero))
    }
    if let transform = state.transform {
      wanted.insert(.transform)
      let parts = TransformParts(transform).nearest(to: endState.transform)
      var speed = TransformParts()
      (speed.translation.x, speed.translation.y) = (velocity.x, velocity.y)
      pins.append(HeroPin(\.transform, at: parts, speed: speed))
    }
    if let opacity = state.opacity {
      wanted.insert(.opacity)
      pins.append(HeroPin(\.opacity, at: opacity, speed: 0))
    }
    if let radius = state.cornerRadius {
      wanted.insert(.cornerRadius)
      pins.append(HeroPin(\.cornerRadius, at: radius, speed: 0))
    }
    return endState.properties.isSuperset(of: wanted) ? pins : nil
  }

  /// Whether all properties that modifiers set are animated.
  func moves(as state: HeroTargetState) -> Bool { pins(for: state, velocity: .zero) != nil }

  /// Changes an end.
  func retarget(_ state: HeroTargetState, isDestination: Bool) {
    for pin in pins(for: state, velocity: .zero) ?? [] {
      if isDestination { pin.apply(to: &endState) } else { pin.apply(to: &startState) }
    }
  }
}
