import UIKit

/// An element that moves from its position on one screen to that on the other.
@MainActor final class MatchedElement: HeroMover {
  let id: String?
  let view: ElementView
  /// Its position in the paint order of elements.
  var participants: [HeroParticipant] = []
  var timing: HeroTiming
  let from: ElementEndpoint
  let to: ElementEndpoint
  /// The element that contains this one, whose corner its position is relative to.
  let outer: MatchedElement?
  private let arc: CGFloat?
  private var last: ElementPose?

  init(
    id: String?, from: ElementEndpoint, to: ElementEndpoint, contents: any ElementContent,
    outer: MatchedElement?, timing: HeroTiming, arc: CGFloat?, fixed: HeroTargetState
  ) {
    self.id = id
    self.from = from
    self.to = to
    self.outer = outer
    self.timing = timing
    self.arc = arc
    ElementEndpoint.match(from, to)
    if contents.isCropped { for end in [from, to] { end.cropContent() } }
    let isImage = contents is ImageContent
    view = ElementView(
      contents, clips: isImage || from.looks.clips || to.looks.clips, fixed: fixed)
    view.element = self
  }

  var identity: HeroMoverIdentity { id.map { .thing($0) } ?? .view(ObjectIdentifier(self)) }

  var isLost: Bool { from.isLost || to.isLost }
  var hasJumped: Bool {
    get { from.hasJumped || to.hasJumped }
    set {
      from.hasJumped = newValue
      to.hasJumped = newValue
    }
  }

  func isInside(_ other: MatchedElement) -> Bool {
    outer.map { $0 === other || $0.isInside(other) } ?? false
  }

  func start() -> ElementPose { pose(at: from, mix: 0) }
  func end() -> ElementPose { pose(at: to, mix: 1) }

  private func pose(at end: ElementEndpoint, mix: CGFloat) -> ElementPose {
    var place = end.place()
    if let outer {
      // An element that only one screen has keeps its position in the containing element.
      let container = outer.to.screen === end.screen ? outer.to : outer.from
      place = place.inside(container.place())
    }
    var pose = ElementPose(
      place: place, looks: end.looks, mix: mix, turn: end.turn, isInner: outer != nil)
    if end === to { pose.turn = pose.turn.nearest(to: from.turn) }
    if end.isLost {
      // Without a target it fades in place.
      if let last { pose = last }
      pose.looks.opacity = 0
    }
    return pose
  }

  func between(_ start: ElementPose, _ end: ElementPose, _ progress: Double) -> ElementPose {
    var pose = start.interpolated(to: end, progress: CGFloat(progress))
    let (from, to) = (start.place.center, end.place.center)
    guard let arc, abs(to.x - from.x) >= 1, abs(to.y - from.y) >= 1 else { return pose }
    pose.place.center = Arc(from: from, to: to, intensity: arc).point(at: CGFloat(progress))
    return pose
  }

  func show(_ pose: ElementPose) {
    if !from.isLost, !to.isLost { last = pose }
    view.show(pose)
  }

  /// The pins for modifiers.
  ///
  /// - Parameter velocity: The velocity of the position, in points per second.
  func pins(for state: HeroTargetState, velocity: CGPoint) -> [HeroPin<ElementPose>] {
    var pins: [HeroPin<ElementPose>] = []
    if let position = state.position {
      pins.append(HeroPin(\.place.center, at: position, speed: velocity))
    }
    if let size = state.size { pins.append(HeroPin(\.place.size, at: size, speed: .zero)) }
    if let transform = state.transform {
      let affine = CATransform3DGetAffineTransform(transform)
      let rest = start().place
      let origin = state.position ?? rest.center
      let center = CGPoint(x: origin.x + affine.tx, y: origin.y + affine.ty)
      pins += [
        HeroPin(\.place.center, at: center, speed: velocity),
        HeroPin(\.place.size, at: rest.size, speed: .zero),
        HeroPin(\.scale, at: hypot(affine.a, affine.b), speed: 0),
        HeroPin(\.place.angle, at: atan2(affine.b, affine.a), speed: 0),
      ]
    }
    let now = view.shownLooks ?? to.looks
    let looks = now.changed(by: state, in: view.traitCollection)
    func pin<Value: Equatable>(
      _ path: WritableKeyPath<ElementAppearance, Value>, speed: Value, when isSet: Bool
    ) {
      guard isSet else { return }
      let whole: WritableKeyPath<ElementPose, ElementAppearance> = \.looks
      pins.append(
        HeroPin(whole.appending(path: path), at: looks[keyPath: path], speed: speed))
    }
    pin(\.corners, speed: CornerRadii(), when: state.cornerRadius != nil)
    pin(\.opacity, speed: 0, when: state.opacity != nil)
    pin(\.background, speed: .clear, when: state.backgroundColor != nil)
    pin(\.borderWidth, speed: 0, when: state.borderWidth != nil)
    pin(\.borderColor, speed: .clear, when: state.borderColor != nil)
    pin(\.shadow.opacity, speed: 0, when: state.shadowOpacity != nil)
    pin(\.shadow.radius, speed: 0, when: state.shadowRadius != nil)
    pin(\.shadow.offset, speed: .zero, when: state.shadowOffset != nil)
    pin(\.shadow.color, speed: .clear, when: state.shadowColor != nil)
    pin(\.overlay, speed: .clear, when: state.overlay != nil)
    pin(\.contentsRect, speed: .zero, when: state.contentsRect != nil)
    return pins
  }

  /// Shows the view again in place of its snapshot.
  func restore() {
    from.unhide()
    to.unhide()
  }
}
