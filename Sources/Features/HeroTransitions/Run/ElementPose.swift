import Motion
import UIKit

/// The appearance and geometry of a matched element at an instant.
struct ElementPose: HeroState {
  var place: ViewPlace
  var looks: ElementAppearance
  /// 0 shows the element as at its start, 1 as at its end.
  var mix: CGFloat
  /// The scale of the element and its content while a finger holds it; otherwise 1.
  var scale: CGFloat = 1
  /// The transform in space that modifiers give to the element.
  var turn = TransformParts.identity
  /// Inside another element it doesn't overshoot, so that its edges stay in place.
  var isInner = false

  static let zero = ElementPose(
    place: ViewPlace(center: .zero, size: .zero), looks: ElementAppearance(), mix: 0, scale: 0,
    turn: TransformParts())

  mutating func forEachComponent(
    _ first: inout ElementPose, _ second: inout ElementPose, _ body: Body
  ) {
    let center: HeroComponent = isInner ? .length : .place
    body(&place.center.x, &first.place.center.x, &second.place.center.x, center)
    body(&place.center.y, &first.place.center.y, &second.place.center.y, center)
    body(&place.size.width, &first.place.size.width, &second.place.size.width, .length)
    body(&place.size.height, &first.place.size.height, &second.place.size.height, .length)
    body(&place.angle, &first.place.angle, &second.place.angle, .part)
    looks.forEachComponent(&first.looks, &second.looks, body)
    body(&mix, &first.mix, &second.mix, .part)
    body(&scale, &first.scale, &second.scale, .fine)
    turn.forEachComponent(&first.turn, &second.turn, body)
  }
}
