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
    let builder = LiveStateBuilder(
      view: view, state: participant.state, begin: participant.state.begin,
      isAppearing: participant.isAppearing, log: log)
    guard !builder.writers.isEmpty else { return nil }
    (startState, endState) = (builder.start, builder.end)
    (writers, transformWriter) = (builder.writers, builder.transformWriter)
    restsAtEnd = participant.isAppearing
    timing = LiveViewMover.timing(participant, rest: view)
    // What only begins otherwise takes no time.
    if participant.state.duration == nil, startState.isAlike(endState),
      startState.subtracting(endState).largestComponent == 0
    {
      timing.duration = 0
    }
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
    func pin<Value>(
      _ property: LiveState.Properties, _ path: WritableKeyPath<LiveState, Value>, _ value: Value?,
      speed: Value
    ) {
      guard let value else { return }
      wanted.insert(property)
      pins.append(HeroPin(path, at: value, speed: speed))
    }
    func color(_ color: UIColor?) -> HeroColor? {
      color.map { HeroColor($0.resolvedColor(with: view.traitCollection).cgColor) }
    }
    var turning = TransformParts()
    (turning.translation.x, turning.translation.y) = (velocity.x, velocity.y)
    let transform = state.transform.map { TransformParts($0).nearest(to: endState.transform) }
    pin(.position, \.position, state.position, speed: velocity)
    pin(.size, \.size, state.size, speed: .zero)
    pin(.transform, \.transform, transform, speed: turning)
    pin(.opacity, \.opacity, state.opacity, speed: 0)
    pin(.cornerRadius, \.cornerRadius, state.cornerRadius, speed: 0)
    pin(.borderWidth, \.borderWidth, state.borderWidth, speed: 0)
    pin(.contentsRect, \.contentsRect, state.contentsRect, speed: .zero)
    pin(.backgroundColor, \.backgroundColor, color(state.backgroundColor), speed: .clear)
    pin(.borderColor, \.borderColor, color(state.borderColor), speed: .clear)
    pin(.shadowColor, \.shadow.color, color(state.shadowColor), speed: .clear)
    pin(.shadowOpacity, \.shadow.opacity, state.shadowOpacity, speed: 0)
    pin(.shadowRadius, \.shadow.radius, state.shadowRadius, speed: 0)
    pin(.shadowOffset, \.shadow.offset, state.shadowOffset, speed: .zero)
    let overlay = state.overlay.map { HeroColor($0, in: view.traitCollection) }
    pin(.overlay, \.overlay, overlay, speed: .clear)
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
