import UIKit

/// One thing on its way from where it is on one screen to where it is on the other.
@MainActor final class Flight: HeroMover {
  let id: String?
  let view: FlightView
  /// Where it is painted among the other flights.
  var participants: [HeroParticipant] = []
  var timing: HeroTiming
  /// Inside of another it does not swing by itself: its edges stay where they belong.
  var kinds: [HeroChannelKind] { outer == nil ? FlightState.kinds : FlightState.innerKinds }
  let from: FlightEnd
  let to: FlightEnd
  /// The flight that this one goes along in, measured from its corner.
  let outer: Flight?
  private let arc: CGFloat?
  private var last: [Double] = []

  init(
    id: String?, from: FlightEnd, to: FlightEnd, contents: any FlightContent, outer: Flight?,
    timing: HeroTiming, arc: CGFloat?
  ) {
    self.id = id
    self.from = from
    self.to = to
    self.outer = outer
    self.timing = timing
    self.arc = arc
    FlightLooks.match(&from.looks, &to.looks)
    let isPicture = contents is PictureContent
    view = FlightView(contents, clips: isPicture || from.looks.clips || to.looks.clips)
    view.flight = self
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

  func isInside(_ other: Flight) -> Bool {
    outer.map { $0 === other || $0.isInside(other) } ?? false
  }

  func start() -> [Double] { state(at: from, mix: 0) }
  func end() -> [Double] { state(at: to, mix: 1) }

  private func state(at end: FlightEnd, mix: Double) -> [Double] {
    var place = end.place()
    if let outer {
      // What only one screen has is at both of its ends a part of the thing as it is there.
      let whole = outer.to.screen === end.screen ? outer.to : outer.from
      place = place.inside(whole.place())
    }
    var state = FlightState.numbers(place, end.looks, mix: mix)
    if end.isLost {
      // Nothing to land on: it ends where it is, fading.
      if !last.isEmpty { state = last }
      state[FlightState.opacity] = 0
    }
    return state
  }

  func between(_ start: [Double], _ end: [Double], _ progress: Double) -> [Double] {
    var state = straight(start, end, progress)
    guard let arc, abs(end[0] - start[0]) >= 1, abs(end[1] - start[1]) >= 1 else { return state }
    let bow = Arc(
      from: CGPoint(x: start[0], y: start[1]), to: CGPoint(x: end[0], y: end[1]), intensity: arc)
    let point = bow.point(at: CGFloat(progress))
    state[0] = Double(point.x)
    state[1] = Double(point.y)
    return state
  }

  func show(_ state: [Double]) {
    if !from.isLost, !to.isLost { last = state }
    view.show(state)
  }

  /// Which numbers of its state the wishes set, and to what.
  func numbers(for state: HeroTargetState) -> [(index: Int, value: Double)] {
    var result: [(Int, Double)] = []
    let here = last.isEmpty ? start() : last
    if let position = state.position {
      result += [(0, Double(position.x)), (1, Double(position.y))]
    }
    if let size = state.size { result += [(2, Double(size.width)), (3, Double(size.height))] }
    if let transform = state.transform {
      let affine = CATransform3DGetAffineTransform(transform)
      let rest = start()
      result += [
        (0, (state.position.map { Double($0.x) } ?? rest[0]) + Double(affine.tx)),
        (1, (state.position.map { Double($0.y) } ?? rest[1]) + Double(affine.ty)),
        (2, rest[2]), (3, rest[3]), (FlightState.scale, Double(hypot(affine.a, affine.b))),
        (4, Double(atan2(affine.b, affine.a))),
      ]
    }
    if let radius = state.cornerRadius { result += (5...8).map { ($0, Double(radius)) } }
    if let opacity = state.opacity { result.append((FlightState.opacity, Double(opacity))) }
    return result.filter { here.indices.contains($0.0) }
  }

  func land(didComplete: Bool) {
    from.unhide()
    to.unhide()
  }
}

/// A quadratic bow: its control point lies towards the corner that the line passes by.
struct Arc {
  let from: CGPoint
  let to: CGPoint
  private let control: CGPoint

  init(from: CGPoint, to: CGPoint, intensity: CGFloat) {
    self.from = from
    self.to = to
    let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
    let corner = from.y > to.y ? CGPoint(x: to.x, y: from.y) : CGPoint(x: from.x, y: to.y)
    control = CGPoint(
      x: middle.x + (corner.x - middle.x) * intensity,
      y: middle.y + (corner.y - middle.y) * intensity)
  }

  func point(at t: CGFloat) -> CGPoint {
    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
    return CGPoint(
      x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y)
  }
}
