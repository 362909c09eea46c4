import UIKit

/// The settings for all transitions of a controller: those that present it, and those inside it if
/// it is a navigation or tab bar controller.
@MainActor public struct HeroSettings {
  public enum ViewOrdering: Sendable {
    /// As the animation has it; else what comes lies above, what goes back below.
    case automatic
    case fromViewOnTop, toViewOnTop
  }

  /// Where `leading` and `trailing` are, and with them the animation that `auto` chooses.
  public enum DirectionStrategy: Sendable {
    case forceLeftToRight, forceRightToLeft
    /// As the layout of the screen is.
    case userInterface
  }

  public var defaultAnimation = HeroAnimationType.auto
  /// Behind both screens where neither covers it; not behind what is presented over a screen that
  /// stays.
  public var containerColor = UIColor.black
  /// Whether the two screens take touches while they move. Back swipe and drag always do.
  public var isUserInteractionEnabled = false
  public var viewOrdering = ViewOrdering.automatic
  public var direction = DirectionStrategy.userInterface
  public var plugins: [any HeroPlugin] = []

  public init() {}
}
