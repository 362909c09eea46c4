import UIKit

/// The settings for all transitions of a controller: those that present it, and those inside it if
/// it is a navigation or tab bar controller.
@MainActor public struct HeroSettings {
  /// Which of two screens lies on top during a transition.
  public enum ViewOrdering: Sendable {
    /// As the animation has it; else what comes lies above, what goes back below.
    case automatic
    /// The screen that leaves is on top.
    case fromViewOnTop
    /// The screen that appears is on top.
    case toViewOnTop
  }

  /// Where `leading` and `trailing` are, and with them the animation that `auto` chooses.
  public enum DirectionStrategy: Sendable {
    /// Leading is left in every language.
    case forceLeftToRight
    /// Leading is right in every language.
    case forceRightToLeft
    /// As the layout of the screen is.
    case userInterface
  }

  /// The animation of screens that don't set one.
  public var defaultAnimation = HeroAnimationType.auto
  /// Behind both screens where neither covers it; not behind what is presented over a screen that
  /// stays.
  public var containerColor = UIColor.black
  /// Whether the two screens take touches while they move. Back swipe and drag always do.
  public var isUserInteractionEnabled = false
  /// Which screen lies on top.
  public var viewOrdering = ViewOrdering.automatic
  /// How leading and trailing are resolved.
  public var direction = DirectionStrategy.userInterface
  /// Plug-ins that take part in the transition.
  public var plugins: [any HeroPlugin] = []

  /// Creates the default settings.
  public init() {}
}
