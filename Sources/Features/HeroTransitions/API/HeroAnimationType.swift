import UIKit

/// The animation of two screens for which nothing else is specified.
public indirect enum HeroAnimationType: Equatable, Sendable {
  public enum Direction: Sendable {
    case left, right, up, down, leading, trailing
  }

  /// Push and pull in navigation controllers, slide between tabs, fade for what is presented; none
  /// when a screen's own view has modifiers.
  case auto
  case push(direction: Direction)
  case pull(direction: Direction)
  case cover(direction: Direction)
  case uncover(direction: Direction)
  case slide(direction: Direction)
  case zoomSlide(direction: Direction)
  case pageIn(direction: Direction)
  case pageOut(direction: Direction)
  case fade
  case zoom
  case zoomOut
  case selectBy(presenting: HeroAnimationType, dismissing: HeroAnimationType)
  case none

  /// The one when a screen comes, its reverse when it goes.
  public static func autoReverse(presenting: HeroAnimationType) -> HeroAnimationType {
    .selectBy(presenting: presenting, dismissing: presenting.reversed)
  }

  /// The reverse animation.
  public var reversed: HeroAnimationType {
    switch self {
    case .push(let direction): .pull(direction: direction.opposite)
    case .pull(let direction): .push(direction: direction.opposite)
    case .cover(let direction): .uncover(direction: direction.opposite)
    case .uncover(let direction): .cover(direction: direction.opposite)
    case .slide(let direction): .slide(direction: direction.opposite)
    case .zoomSlide(let direction): .zoomSlide(direction: direction.opposite)
    case .pageIn(let direction): .pageOut(direction: direction.opposite)
    case .pageOut(let direction): .pageIn(direction: direction.opposite)
    case .zoom: .zoomOut
    case .zoomOut: .zoom
    case .selectBy(let presenting, let dismissing):
      .selectBy(presenting: dismissing, dismissing: presenting)
    case .auto, .fade, .none: self
    }
  }
}

extension HeroAnimationType.Direction {
  public var opposite: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
