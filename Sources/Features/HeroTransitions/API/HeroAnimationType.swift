import UIKit

/// The animation of two screens for which nothing else is specified.
public indirect enum HeroAnimationType: Equatable, Sendable {
  /// The direction in which screens move.
  public enum Direction: Sendable {
    /// Toward the left.
    case left
    /// Toward the right.
    case right
    /// Toward the top.
    case up
    /// Toward the bottom.
    case down
    /// Toward the leading edge, which depends on the direction of reading.
    case leading
    /// Toward the trailing edge, which depends on the direction of reading.
    case trailing
  }

  /// Push and pull in navigation controllers, slide between tabs, fade for presentations, from and
  /// to the bottom for sheets, and none if a screen's own view has modifiers.
  case auto
  /// The new screen pushes the old one, which moves by a third of its width.
  case push(direction: Direction)
  /// The old screen is pulled away from above the new one, which follows.
  case pull(direction: Direction)
  /// The new screen moves over the old one, which stays.
  case cover(direction: Direction)
  /// The old screen moves away from above the new one, which stays.
  case uncover(direction: Direction)
  /// Both screens move side by side.
  case slide(direction: Direction)
  /// Both screens move side by side, scaled down while they move.
  case zoomSlide(direction: Direction)
  /// The new screen moves over the old one, which shrinks and darkens.
  case pageIn(direction: Direction)
  /// The old screen moves away from above the new one, which grows and brightens.
  case pageOut(direction: Direction)
  /// The old screen fades into the new one.
  case fade
  /// The old screen grows and fades away; the new one grows into place behind it.
  case zoom
  /// The new screen fades in and shrinks into place, in front of the old one.
  case zoomOut
  /// One animation for presenting and another one for dismissing.
  case selectBy(presenting: HeroAnimationType, dismissing: HeroAnimationType)
  /// Screens change without an animation of their own; matched views still move.
  case none

  /// One animation for presenting, and its reverse for dismissing.
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
  /// The opposite direction.
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
