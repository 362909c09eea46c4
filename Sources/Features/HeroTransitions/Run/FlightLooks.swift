import UIKit

/// How a flying view looks at one of its ends, besides its place.
@MainActor struct FlightLooks {
  /// Top left, top right, bottom right, bottom left.
  var radii: [Double]
  var opacity: Double
  var background: [Double]
  var borderWidth: Double
  var borderColor: [Double]
  var shadowOpacity: Double
  var shadowRadius: Double
  var shadowOffset: CGSize
  var shadowColor: [Double]
  var clips: Bool

  init(_ view: UIView) {
    let layer = view.layer
    let radius = Double(layer.cornerRadius)
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]
    radii = corners.map { layer.maskedCorners.contains($0) ? radius : 0 }
    opacity = Double(view.alpha)
    background = ColorParts.parts(of: layer.backgroundColor)
    borderWidth = Double(layer.borderWidth)
    borderColor = ColorParts.parts(of: layer.borderColor)
    shadowOpacity = Double(layer.shadowOpacity)
    shadowRadius = Double(layer.shadowRadius)
    shadowOffset = layer.shadowOffset
    shadowColor = ColorParts.parts(of: layer.shadowColor)
    clips = view.clipsToBounds || radius > 0
  }

  /// As modifiers ask for it.
  func changed(by state: HeroTargetState) -> FlightLooks {
    var looks = self
    if let value = state.opacity { looks.opacity = Double(value) }
    if let value = state.cornerRadius { looks.radii = Array(repeating: Double(value), count: 4) }
    if let value = state.backgroundColor { looks.background = ColorParts.parts(of: value.cgColor) }
    if let value = state.borderWidth { looks.borderWidth = Double(value) }
    if let value = state.borderColor { looks.borderColor = ColorParts.parts(of: value.cgColor) }
    if let value = state.shadowOpacity { looks.shadowOpacity = Double(value) }
    if let value = state.shadowRadius { looks.shadowRadius = Double(value) }
    if let value = state.shadowOffset { looks.shadowOffset = value }
    return looks
  }

  /// Clear colours take the other end's hue.
  static func match(_ a: inout FlightLooks, _ b: inout FlightLooks) {
    (a.background, b.background) = ColorParts.matched(a.background, b.background)
    (a.borderColor, b.borderColor) = ColorParts.matched(a.borderColor, b.borderColor)
    (a.shadowColor, b.shadowColor) = ColorParts.matched(a.shadowColor, b.shadowColor)
  }
}

/// A flying view's state as numbers, in this order.
@MainActor enum FlightState {
  static let opacity = 9
  static let mix = 27
  /// Of the thing with all that is in it, where a hand holds it; else 1.
  static let scale = 28

  static let kinds: [HeroChannelKind] =
    [.place, .place, .length, .length, .part] + Array(repeating: .length, count: 4)
    + Array(repeating: .part, count: 5) + [.length] + Array(repeating: .part, count: 5)
    + [.length, .length, .length] + Array(repeating: .part, count: 5) + [.fine]

  static let innerKinds: [HeroChannelKind] = kinds.map { $0 == .place ? .length : $0 }

  static func numbers(_ place: ViewPlace, _ looks: FlightLooks, mix: Double) -> [Double] {
    [
      Double(place.center.x), Double(place.center.y), Double(place.size.width),
      Double(place.size.height), Double(place.angle),
    ] + looks.radii + [looks.opacity] + looks.background + [looks.borderWidth] + looks.borderColor
      + [
        looks.shadowOpacity, looks.shadowRadius, Double(looks.shadowOffset.width),
        Double(looks.shadowOffset.height),
      ] + looks.shadowColor + [mix, 1]
  }

  static func place(_ state: [Double]) -> ViewPlace {
    ViewPlace(
      center: CGPoint(x: state[0], y: state[1]),
      size: CGSize(width: max(0, state[2]), height: max(0, state[3])), angle: CGFloat(state[4]))
  }
}
