import UIKit

/// A color as four components. A clear one takes its hue from the other end, so that the animation
/// doesn't darken.
struct HeroColor: Equatable, Sendable {
  var red: CGFloat = 0
  var green: CGFloat = 0
  var blue: CGFloat = 0
  var alpha: CGFloat = 0

  static let clear = HeroColor()

  @MainActor init(_ color: CGColor?) {
    guard let color else { return }
    UIColor(cgColor: color).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  }

  /// The color of an overlay, with its opacity.
  @MainActor init(_ overlay: HeroTargetState.Overlay, in traits: UITraitCollection) {
    self.init(overlay.color.resolvedColor(with: traits).cgColor)
    alpha *= overlay.opacity
  }

  init(red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0) {
    (self.red, self.green) = (red, green)
    (self.blue, self.alpha) = (blue, alpha)
  }

  @MainActor var cgColor: CGColor {
    func part(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
    return UIColor(red: part(red), green: part(green), blue: part(blue), alpha: part(alpha)).cgColor
  }

  /// The color without its opacity.
  var solid: HeroColor { HeroColor(red: red, green: green, blue: blue, alpha: 1) }

  static func match(_ a: inout HeroColor, _ b: inout HeroColor) {
    if a.alpha == 0 {
      a = b
      a.alpha = 0
    } else if b.alpha == 0 {
      b = a
      b.alpha = 0
    }
  }

  mutating func forEachComponent(
    _ first: inout HeroColor, _ second: inout HeroColor, _ body: HeroState.Body
  ) {
    body(&red, &first.red, &second.red, .part)
    body(&green, &first.green, &second.green, .part)
    body(&blue, &first.blue, &second.blue, .part)
    body(&alpha, &first.alpha, &second.alpha, .part)
  }
}
