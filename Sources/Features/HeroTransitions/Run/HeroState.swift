import Motion
import UIKit

/// The meaning of a component of a state, which decides its spring and when it is at rest.
enum HeroComponent {
  /// A coordinate that may overshoot a little.
  case place
  /// A length in points.
  case length
  /// A fraction: opacity, color, scale.
  case part
  /// A component of a transform that affects a whole screen.
  case fine

  /// The value below which it is at rest.
  var threshold: CGFloat {
    switch self {
    case .place, .length: 0.25
    case .part: 0.004
    case .fine: 0.0005
    }
  }
}

/// The state of one mover: a struct of components that come to rest individually.
protocol HeroState: Animatable {
  typealias Body = (inout CGFloat, inout CGFloat, inout CGFloat, HeroComponent) -> Void
  /// Visits each component together with those of two others.
  mutating func forEachComponent(_ first: inout Self, _ second: inout Self, _ body: Body)
  /// Returns whether it has the same components as another.
  func isAlike(_ other: Self) -> Bool
}

extension HeroState {
  func isAlike(_ other: Self) -> Bool { true }

  /// Visits each component together with that of another.
  mutating func forEachComponent(
    _ other: inout Self, _ body: (inout CGFloat, inout CGFloat, HeroComponent) -> Void
  ) {
    var unused = self
    forEachComponent(&other, &unused) { body(&$0, &$1, $3) }
  }

  func adding(_ other: Self) -> Self {
    var (result, other) = (self, other)
    result.forEachComponent(&other) { value, added, _ in value += added }
    return result
  }

  /// In one pass, because it is called in each frame.
  func interpolated(to other: Self, progress: CGFloat) -> Self {
    var (result, other) = (self, other)
    result.forEachComponent(&other) { value, target, _ in value += (target - value) * progress }
    return result
  }

  func subtracting(_ other: Self) -> Self {
    var (result, other) = (self, other)
    result.forEachComponent(&other) { value, taken, _ in value -= taken }
    return result
  }

  func scaled(by factor: CGFloat) -> Self {
    var (result, unused) = (self, self)
    result.forEachComponent(&unused) { value, _, _ in value *= factor }
    return result
  }

  /// In thresholds; less than 1 is at rest.
  var magnitude: CGFloat {
    var (state, unused) = (self, self)
    var largest: CGFloat = 0
    state.forEachComponent(&unused) { value, _, component in
      largest = max(largest, abs(value) / component.threshold)
    }
    return largest
  }

  /// By the absolute value.
  var largestComponent: CGFloat {
    var (state, unused) = (self, self)
    var largest: CGFloat = 0
    state.forEachComponent(&unused) { value, _, _ in largest = max(largest, abs(value)) }
    return largest
  }

  /// The same components, all zero.
  var zeroed: Self { scaled(by: 0) }
}

extension CGFloat: HeroState {
  mutating func forEachComponent(_ first: inout CGFloat, _ second: inout CGFloat, _ body: Body) {
    body(&self, &first, &second, .part)
  }
}
