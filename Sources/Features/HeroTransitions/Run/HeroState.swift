import Motion
import UIKit

/// What a component of a state stands for: which spring moves it, and when it counts as at rest.
enum HeroComponent {
  /// A coordinate of something that may swing past its target a little.
  case place
  /// A length in points.
  case length
  /// A part of one: opacity, colour, scale.
  case part
  /// A part of a transform that a whole screen depends on.
  case fine

  /// Below which it counts as nothing.
  var threshold: CGFloat {
    switch self {
    case .place, .length: 0.25
    case .part: 0.004
    case .fine: 0.0005
    }
  }
}

/// The state of one mover: a struct of named components, each of which comes to rest by itself.
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

  /// In one pass, because each frame asks for it.
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

  /// In thresholds: at rest what is below 1.
  var magnitude: CGFloat {
    var (state, unused) = (self, self)
    var largest: CGFloat = 0
    state.forEachComponent(&unused) { value, _, component in
      largest = max(largest, abs(value) / component.threshold)
    }
    return largest
  }

  /// By its absolute value, whatever it stands for.
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
