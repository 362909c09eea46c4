import UIKit

/// The appearance of a matched element at one of its ends, without its geometry.
struct ElementAppearance: Equatable, Sendable {
  var corners = CornerRadii()
  var opacity: CGFloat = 0
  var background = HeroColor.clear
  var borderWidth: CGFloat = 0
  var borderColor = HeroColor.clear
  var shadow = ElementShadow()
  /// The color over the content.
  var overlay = HeroColor.clear
  /// The visible part of the content, in unit coordinates.
  var contentsRect = CGRect.zero
  /// Whether it clips its content, constant during the transition.
  var clips = false

  /// Returns the appearance changed by modifiers, whose colors are those for traits.
  @MainActor func changed(
    by state: HeroTargetState, in traits: UITraitCollection
  ) -> ElementAppearance {
    func color(_ color: UIColor) -> HeroColor {
      HeroColor(color.resolvedColor(with: traits).cgColor)
    }
    var looks = self
    if let value = state.opacity { looks.opacity = value }
    if let value = state.cornerRadius { looks.corners = CornerRadii(all: value) }
    if let value = state.backgroundColor { looks.background = color(value) }
    if let value = state.borderWidth { looks.borderWidth = value }
    if let value = state.borderColor { looks.borderColor = color(value) }
    if let value = state.shadowColor { looks.shadow.color = color(value) }
    if let value = state.shadowOpacity { looks.shadow.opacity = value }
    if let value = state.shadowRadius { looks.shadow.radius = value }
    if let value = state.shadowOffset { looks.shadow.offset = value }
    if let value = state.contentsRect { looks.contentsRect = value }
    if let value = state.overlay { looks.overlay = HeroColor(value, in: traits) }
    return looks
  }

  /// Clear colors take the other end's hue.
  static func match(_ a: inout ElementAppearance, _ b: inout ElementAppearance) {
    HeroColor.match(&a.background, &b.background)
    HeroColor.match(&a.borderColor, &b.borderColor)
    HeroColor.match(&a.shadow.color, &b.shadow.color)
    HeroColor.match(&a.overlay, &b.overlay)
  }

  mutating func forEachComponent(
    _ first: inout ElementAppearance, _ second: inout ElementAppearance, _ body: HeroState.Body
  ) {
    corners.forEachComponent(&first.corners, &second.corners, body)
    body(&opacity, &first.opacity, &second.opacity, .part)
    background.forEachComponent(&first.background, &second.background, body)
    body(&borderWidth, &first.borderWidth, &second.borderWidth, .length)
    borderColor.forEachComponent(&first.borderColor, &second.borderColor, body)
    shadow.forEachComponent(&first.shadow, &second.shadow, body)
    overlay.forEachComponent(&first.overlay, &second.overlay, body)
    contentsRect.forEachPart(&first.contentsRect, &second.contentsRect, body)
  }
}

extension CGRect {
  mutating func forEachPart(_ first: inout CGRect, _ second: inout CGRect, _ body: HeroState.Body) {
    body(&origin.x, &first.origin.x, &second.origin.x, .part)
    body(&origin.y, &first.origin.y, &second.origin.y, .part)
    body(&size.width, &first.size.width, &second.size.width, .part)
    body(&size.height, &first.size.height, &second.size.height, .part)
  }
}

/// The radii of four corners, in points.
struct CornerRadii: Equatable, Sendable {
  var topLeft: CGFloat = 0
  var topRight: CGFloat = 0
  var bottomRight: CGFloat = 0
  var bottomLeft: CGFloat = 0

  var largest: CGFloat { max(topLeft, topRight, bottomRight, bottomLeft) }

  /// Whether a layer can round them by itself.
  var isEven: Bool {
    [topLeft, topRight, bottomRight, bottomLeft].allSatisfy { abs($0 - largest) < 0.01 }
  }

  /// Returns radii between zero and a limit.
  func clamped(to limit: CGFloat = .greatestFiniteMagnitude) -> CornerRadii {
    var radii = self
    radii.topLeft = min(max(0, topLeft), limit)
    radii.topRight = min(max(0, topRight), limit)
    radii.bottomRight = min(max(0, bottomRight), limit)
    radii.bottomLeft = min(max(0, bottomLeft), limit)
    return radii
  }

  mutating func forEachComponent(
    _ first: inout CornerRadii, _ second: inout CornerRadii, _ body: HeroState.Body
  ) {
    body(&topLeft, &first.topLeft, &second.topLeft, .length)
    body(&topRight, &first.topRight, &second.topRight, .length)
    body(&bottomRight, &first.bottomRight, &second.bottomRight, .length)
    body(&bottomLeft, &first.bottomLeft, &second.bottomLeft, .length)
  }
}

/// A layer's shadow.
struct ElementShadow: Equatable, Sendable {
  var opacity: CGFloat = 0
  var radius: CGFloat = 0
  var offset = CGSize.zero
  var color = HeroColor.clear

  mutating func forEachComponent(
    _ first: inout ElementShadow, _ second: inout ElementShadow, _ body: HeroState.Body
  ) {
    body(&opacity, &first.opacity, &second.opacity, .part)
    body(&radius, &first.radius, &second.radius, .length)
    body(&offset.width, &first.offset.width, &second.offset.width, .length)
    body(&offset.height, &first.offset.height, &second.offset.height, .length)
    color.forEachComponent(&first.color, &second.color, body)
  }
}

@MainActor extension ElementAppearance {
  init(_ view: UIView) {
    let layer = view.layer
    corners = CornerRadii(view.layerThatRounds)
    opacity = view.alpha
    background = HeroColor(layer.backgroundColor)
    borderWidth = layer.borderWidth
    borderColor = HeroColor(layer.borderColor)
    shadow = ElementShadow(layer)
    contentsRect = layer.contentsRect
    clips = view.clipsToBounds || corners.largest > 0
  }
}

extension UIView {
  /// The layer that rounds the view's corners: its own, or that of a view which it fills, as the
  /// view of a sheet or an image in a card.
  fileprivate var layerThatRounds: CALayer {
    var next = self
    while next.layer.cornerRadius == 0, let outer = next.superview, outer.clipsToBounds,
      next.frame == outer.bounds, next.transform.isIdentity
    {
      next = outer
    }
    return next.layer.cornerRadius > 0 ? next.layer : layer
  }
}

extension CornerRadii {
  init(all radius: CGFloat) {
    (topLeft, topRight, bottomRight, bottomLeft) = (radius, radius, radius, radius)
  }

  @MainActor init(_ layer: CALayer) {
    func radius(_ corner: CACornerMask) -> CGFloat {
      layer.maskedCorners.contains(corner) ? layer.cornerRadius : 0
    }
    topLeft = radius(.layerMinXMinYCorner)
    topRight = radius(.layerMaxXMinYCorner)
    bottomRight = radius(.layerMaxXMaxYCorner)
    bottomLeft = radius(.layerMinXMaxYCorner)
  }
}

@MainActor extension ElementShadow {
  init(_ layer: CALayer) {
    opacity = CGFloat(layer.shadowOpacity)
    radius = layer.shadowRadius
    offset = layer.shadowOffset
    color = HeroColor(layer.shadowColor)
  }
}
