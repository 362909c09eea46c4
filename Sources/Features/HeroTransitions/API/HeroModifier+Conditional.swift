import UIKit

/// The information available to a conditional modifier.
@MainActor public struct HeroConditionalContext {
  public let view: UIView
  public let isAppearing: Bool
  public let isPresenting: Bool
  public let isInTabBarController: Bool
  public let isInNavigationController: Bool
  public let matchedView: UIView?
  public let matchedAncestorView: UIView?
  public let fromViewController: UIViewController
  public let toViewController: UIViewController

  public var isMatched: Bool { matchedView != nil }
  public var isAncestorViewMatched: Bool { matchedAncestorView != nil }
  public var currentViewController: UIViewController {
    isAppearing ? toViewController : fromViewController
  }
  public var otherViewController: UIViewController {
    isAppearing ? fromViewController : toViewController
  }
}

extension HeroModifier {
  /// Asked after the view controllers were told, in the order of the list.
  public static func when(
    _ condition: @escaping @MainActor (HeroConditionalContext) -> Bool, _ modifiers: [HeroModifier]
  ) -> HeroModifier {
    HeroModifier { $0.conditionals.append((condition, modifiers)) }
  }

  public static func when(
    _ condition: @escaping @MainActor (HeroConditionalContext) -> Bool,
    _ modifiers: HeroModifier...
  ) -> HeroModifier { when(condition, modifiers) }

  public static func whenMatched(_ modifiers: HeroModifier...) -> HeroModifier {
    when({ $0.isMatched }, modifiers)
  }

  public static func whenPresenting(_ modifiers: HeroModifier...) -> HeroModifier {
    when({ $0.isPresenting }, modifiers)
  }

  public static func whenDismissing(_ modifiers: HeroModifier...) -> HeroModifier {
    when({ !$0.isPresenting }, modifiers)
  }

  public static func whenAppearing(_ modifiers: HeroModifier...) -> HeroModifier {
    when({ $0.isAppearing }, modifiers)
  }

  public static func whenDisappearing(_ modifiers: HeroModifier...) -> HeroModifier {
    when({ !$0.isAppearing }, modifiers)
  }
}
