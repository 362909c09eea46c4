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
    outer: MatchedElement?, timing: HeroTiming, arc: CGFloat?
  ) {
    self.id = id
    self.from = from
    self.to = to
    self.outer = outer
    self.timing = timing
    self.arc = arc
    ElementAppearance.match(&from.looks, &to.looks)
    let isImage = contents is ImageContent
    view = ElementView(contents, clips: isImage || from.looks.clips || to.looks.clips)
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
    var pose = ElementPose(place: place, looks: end.looks, mix: mix, isInner: outer != nil)
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
    if let radius = state.cornerRadius {
      pins.append(HeroPin(\.looks.corners, at: CornerRadii(all: radius), speed: CornerRadii()))
    }
    if let opacity = state.opacity {
      pins.append(HeroPin(\.looks.opacity, at: opacity, speed: 0))
    }
    return pins
  }

  /// Shows the view again in place of its snapshot.
  func restore() {
    from.unhide()
    to.unhide()
  }
}
