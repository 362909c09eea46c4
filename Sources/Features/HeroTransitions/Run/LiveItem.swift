import UIKit

/// A real view that moves where it is, and is put back as it was.
@MainActor final class LiveItem: HeroMover {
  let view: UIView
  var timing: HeroTiming
  let kinds: [HeroChannelKind]
  private var startState: [Double]
  private var endState: [Double]
  private let channels: [LiveChannel]
  /// Whether the default animation moves it, by parts of the window.
  private let isScreen: Bool
  var identity: HeroMoverIdentity { .view(ObjectIdentifier(view)) }

  /// Nil when nothing of it moves.
  init?(_ participant: HeroParticipant, log: UndoLog, rest: RestGeometry) {
    view = participant.view
    isScreen = participant.movesByDefault
    rest.remember(view)
    let begin = HeroTargetState(participant.state.beginModifiers)
    LiveItem.set(begin, on: view, log)
    var factory = LiveChannelFactory(
      view: view, state: participant.state, begin: begin, isAppearing: participant.isAppearing,
      log: log)
    channels = factory.make()
    guard !channels.isEmpty else { return nil }
    kinds = channels.flatMap(\.kinds)
    startState = channels.flatMap(\.start)
    endState = channels.flatMap(\.end)
    timing = LiveItem.timing(participant, rest: view)
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

  /// What is set once and not moved.
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
    if let value = begin.transform { log.set(view, \.layer.transform, to: value) }
  }

  /// One that rests at both ends, to be put elsewhere by hand.
  init(resting view: UIView, as state: HeroTargetState, log: UndoLog, rest: RestGeometry) {
    self.view = view
    isScreen = false
    rest.remember(view)
    var factory = LiveChannelFactory(
      view: view, state: state, begin: HeroTargetState(), isAppearing: true, log: log)
    channels = factory.make()
    kinds = channels.flatMap(\.kinds)
    endState = channels.flatMap(\.end)
    startState = endState
    timing = HeroTiming(duration: DurationRule.shortest)
  }

  func start() -> [Double] { startState }
  func end() -> [Double] { endState }

  func show(_ state: [Double]) {
    var offset = 0
    for channel in channels {
      let next = offset + channel.kinds.count
      channel.write(Array(state[offset..<next]))
      offset = next
    }
  }

  /// As if nothing moved it, for whoever lays it out now: `frame` means nothing under a transform.
  func rest() {
    for channel in channels where channel.property == .transform { channel.rest() }
  }

  /// For a screen that goes as far as the window is wide, and a window of another size: which of its
  /// numbers are multiplied by what.
  func stretch(_ old: CGSize, to new: CGSize) -> [Int: Double] {
    guard isScreen, old.width > 0, old.height > 0, let index = start(of: .transform) else {
      return [:]
    }
    let scales = [
      index: Double(new.width / old.width), index + 1: Double(new.height / old.height),
    ]
    for (index, scale) in scales {
      startState[index] *= scale
      endState[index] *= scale
    }
    return scales
  }

  /// Which numbers of its state the wishes set, and to what; nil when it has no such numbers.
  func numbers(for state: HeroTargetState) -> [(index: Int, value: Double)]? {
    var result: [(Int, Double)] = []
    var offset = 0
    var found: Set<LiveChannel.Property> = []
    for channel in channels {
      if let numbers = channel.property.numbers(in: state, nearest: endState[offset...]) {
        result += numbers.enumerated().map { (offset + $0.offset, $0.element) }
        found.insert(channel.property)
      }
      offset += channel.kinds.count
    }
    let wanted = LiveChannel.Property.allCases.filter { $0.numbers(in: state, nearest: nil) != nil }
    return found.isSuperset(of: wanted) ? result : nil
  }

  func isHorizontal(_ index: Int) -> Bool {
    index == start(of: .position) || index == start(of: .transform)
  }
  func isVertical(_ index: Int) -> Bool { index > 0 && isHorizontal(index - 1) }

  private func start(of property: LiveChannel.Property) -> Int? {
    var offset = 0
    for channel in channels {
      if channel.property == property { return offset }
      offset += channel.kinds.count
    }
    return nil
  }

  /// Other ends than it was made with.
  func retarget(_ state: HeroTargetState, isDestination: Bool) {
    for (index, value) in numbers(for: state) ?? [] {
      if isDestination { endState[index] = value } else { startState[index] = value }
    }
  }
}
