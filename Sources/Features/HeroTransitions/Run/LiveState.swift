import Motion
import UIKit

/// The animated properties of a real view.
struct LiveState: HeroState {
  struct Properties: OptionSet, Sendable {
    let rawValue: Int
    static let position = Properties(rawValue: 1 << 0)
    static let size = Properties(rawValue: 1 << 1)
    static let transform = Properties(rawValue: 1 << 2)
    static let opacity = Properties(rawValue: 1 << 3)
    static let cornerRadius = Properties(rawValue: 1 << 4)
    static let borderWidth = Properties(rawValue: 1 << 5)
    static let contentsRect = Properties(rawValue: 1 << 6)
    static let backgroundColor = Properties(rawValue: 1 << 7)
    static let borderColor = Properties(rawValue: 1 << 8)
    static let shadowColor = Properties(rawValue: 1 << 9)
    static let shadowOpacity = Properties(rawValue: 1 << 10)
    static let shadowRadius = Properties(rawValue: 1 << 11)
    static let shadowOffset = Properties(rawValue: 1 << 12)
    static let overlay = Properties(rawValue: 1 << 13)
  }

  /// The animated properties; others are unchanged.
  var properties: Properties = []
  var position = CGPoint.zero
  var size = CGSize.zero
  var transform = TransformParts()
  var opacity: CGFloat = 0
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var contentsRect = CGRect.zero
  var backgroundColor = HeroColor.clear
  var borderColor = HeroColor.clear
  var shadow = ElementShadow()
  /// The color over the view.
  var overlay = HeroColor.clear

  static let zero = LiveState()

  func isAlike(_ other: LiveState) -> Bool { properties == other.properties }

  mutating func forEachComponent(
    _ first: inout LiveState, _ second: inout LiveState, _ body: Body
  ) {
    if properties.contains(.position) {
      body(&position.x, &first.position.x, &second.position.x, .place)
      body(&position.y, &first.position.y, &second.position.y, .place)
    }
    if properties.contains(.size) {
      body(&size.width, &first.size.width, &second.size.width, .length)
      body(&size.height, &first.size.height, &second.size.height, .length)
    }
    if properties.contains(.transform) {
      transform.forEachComponent(&first.transform, &second.transform, body)
    }
    if properties.contains(.opacity) { body(&opacity, &first.opacity, &second.opacity, .part) }
    if properties.contains(.cornerRadius) {
      body(&cornerRadius, &first.cornerRadius, &second.cornerRadius, .length)
    }
    if properties.contains(.borderWidth) {
      body(&borderWidth, &first.borderWidth, &second.borderWidth, .length)
    }
    if properties.contains(.contentsRect) {
      contentsRect.forEachPart(&first.contentsRect, &second.contentsRect, body)
    }
    if properties.contains(.backgroundColor) {
      backgroundColor.forEachComponent(&first.backgroundColor, &second.backgroundColor, body)
    }
    if properties.contains(.borderColor) {
      borderColor.forEachComponent(&first.borderColor, &second.borderColor, body)
    }
    // Properties of the shadow that are not animated are equal at both ends and are not written.
    if !properties.isDisjoint(with: [.shadowColor, .shadowOpacity, .shadowRadius, .shadowOffset]) {
      shadow.forEachComponent(&first.shadow, &second.shadow, body)
    }
    if properties.contains(.overlay) {
      overlay.forEachComponent(&first.overlay, &second.overlay, body)
    }
  }
}
