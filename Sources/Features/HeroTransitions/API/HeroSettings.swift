import UIKit

/// The settings for all transitions of a controller: those that present it, and those inside it if
/// it is a navigation or tab bar controller.
@MainActor public struct HeroSettings {
  /// The screen that is on top during a transition.
  public enum ViewOrdering: Sendable {
    /// Decided by the animation; otherwise the appearing screen, or the disappearing one on the way
    /// back.
    case automatic
    /// The screen that leaves is on top.
    case fromViewOnTop
    /// The screen that appears is on top.
    case toViewOnTop
  }

  /// How `leading` and `trailing` are resolved, and with them the animation that `auto` chooses.
  public enum DirectionStrategy: Sendable {
    /// Leading is left in every language.
    case forceLeftToRight
    /// Leading is right in every language.
    case forceRightToLeft
    /// By the layout direction of the screen.
    case userInterface
  }

  /// The animation of screens that don't set one.
  public var defaultAnimation = HeroAnimationType.auto
  /// The color behind both screens. It is not used behind a screen that is presented over one that
  /// stays.
  public var containerColor = UIColor.black
  /// Whether the screens receive touches during a transition. The back swipe and the dismiss drag
  /// always do.
  public var isUserInteractionEnabled = false
  /// The screen that lies on top.
  public var viewOrdering = ViewOrdering.automatic
  /// How leading and trailing are resolved.
  public var direction = DirectionStrategy.userInterface
  /// Plug-ins that take part in the transition.
  public var plugins: [any HeroPlugin] = []

  /// Creates the default settings.
  public init() {}
}
