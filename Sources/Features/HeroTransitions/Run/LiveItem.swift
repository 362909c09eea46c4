import UIKit

/// A real view that moves where it is, and is put back as it was.
@MainActor final class LiveItem: HeroMover {
  let view: UIView
  var timing: HeroTiming
  let kinds: [HeroChannelKind]
  private let startState: [Double]
  private let endState: [Double]
  private let channels: [LiveChannel]

  /// Nil when nothing of it moves.
  init?(_ participant: HeroParticipant, log: UndoLog, rest: RestGeometry) {
    view = participant.view
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
    let layer = view.layer
    if let value = begin.shadowColor { log.set(layer, \.shadowColor, to: value.cgColor) }
    if let value = begin.shadowRadius { log.set(layer, \.shadowRadius, to: value) }
    if let value = begin.shadowOffset { log.set(layer, \.shadowOffset, to: value) }
    if let value = begin.shadowPath { log.set(layer, \.shadowPath, to: value) }
    if let value = begin.masksToBounds { log.set(layer, \.masksToBounds, to: value) }
    if let value = begin.zPosition { log.set(layer, \.zPosition, to: value) }
    if let value = begin.contentsScale { log.set(layer, \.contentsScale, to: value) }
    if let value = begin.cornerRadius { log.set(layer, \.cornerRadius, to: value) }
    if let value = begin.borderWidth { log.set(layer, \.borderWidth, to: value) }
    if let value = begin.borderColor { log.set(layer, \.borderColor, to: value.cgColor) }
    if let value = begin.opacity { log.set(view, \.alpha, to: value) }
    if let value = begin.backgroundColor { log.set(view, \.backgroundColor, to: value) }
    if let value = begin.transform { log.set(layer, \.transform, to: value) }
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

  /// Where in the state the numbers of a property begin, for those that can be pinned.
  func offset(ofChannel index: Int) -> Int {
    channels[..<index].reduce(0) { $0 + $1.kinds.count }
  }
}
