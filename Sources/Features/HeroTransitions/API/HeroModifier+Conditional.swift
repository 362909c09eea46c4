import UIKit

/// The information available to a conditional modifier.
@MainActor public struct HeroConditionalContext {
  /// The view whose modifiers are evaluated.
  public let view: UIView
  /// Whether the view is on the screen that appears.
  public let isAppearing: Bool
  /// Whether a screen is presented or pushed rather than dismissed or popped.
  public let isPresenting: Bool
  /// Whether the change is one of tabs.
  public let isInTabBarController: Bool
  /// Whether the change is one of a navigation stack.
  public let isInNavigationController: Bool
  /// The view on the other screen that has the same identifier.
  public let matchedView: UIView?
  /// The nearest ancestor that has a match on the other screen.
  public let matchedAncestorView: UIView?
  /// The controller that leaves.
  public let fromViewController: UIViewController
  /// The controller that appears.
  public let toViewController: UIViewController

  /// Whether the other screen has a view with the same identifier.
  public var isMatched: Bool { matchedView != nil }
  /// Whether an ancestor has a match on the other screen.
  public var isAncestorViewMatched: Bool { matchedAncestorView != nil }
  /// The controller of the screen that the view is on.
  public var currentViewController: UIViewController {
    isAppearing ? toViewController : fromViewController
  }
  /// The controller of the screen that the view isn't on.
  public var otherViewController: UIViewController {
    isAppearing ? fromViewController : toViewController
  }
}

extension HeroModifier {
  /// Applies modifiers if a condition holds. Conditions are evaluated after the view controllers
  /// were notified, in the order of the list.
  public static func when(
    _ condition: @escaping @MainActor (HeroConditionalContext) -> Bool, _ modifiers: [HeroModifier]
  ) -> HeroModifier {
    HeroModifier { $0.conditionals.append((condition, modifiers)) }
  }

  /// Applies modifiers if a condition holds when the transition begins.
  public static func when(
    _ condition: @escaping @MainActor (HeroConditionalContext) -> Bool,
    _ modifiers: HeroModifier...
  ) -> HeroModifier { when(condition, modifiers) }

  /// Applies modifiers if the other screen has a view with the same identifier.
  public static func whenMatched(_ modifiers: HeroModifier...) -> HeroModifier {
    whenMatched(modifiers)
  }

  /// Applies modifiers if the other screen has a view with the same identifier.
  public static func whenMatched(_ modifiers: [HeroModifier]) -> HeroModifier {
    when("whenMatched", modifiers) { $0.isMatched }
  }

  /// Applies modifiers if a screen is presented or pushed.
  public static func whenPresenting(_ modifiers: HeroModifier...) -> HeroModifier {
    whenPresenting(modifiers)
  }

  /// Applies modifiers if a screen is presented or pushed.
  public static func whenPresenting(_ modifiers: [HeroModifier]) -> HeroModifier {
    when("whenPresenting", modifiers) { $0.isPresenting }
  }

  /// Applies modifiers if a screen is dismissed or popped.
  public static func whenDismissing(_ modifiers: HeroModifier...) -> HeroModifier {
    whenDismissing(modifiers)
  }

  /// Applies modifiers if a screen is dismissed or popped.
  public static func whenDismissing(_ modifiers: [HeroModifier]) -> HeroModifier {
    when("whenDismissing", modifiers) { !$0.isPresenting }
  }

  /// Applies modifiers if the view is on the screen that appears.
  public static func whenAppearing(_ modifiers: HeroModifier...) -> HeroModifier {
    whenAppearing(modifiers)
  }

  /// Applies modifiers if the view is on the screen that appears.
  public static func whenAppearing(_ modifiers: [HeroModifier]) -> HeroModifier {
    when("whenAppearing", modifiers) { $0.isAppearing }
  }

  /// Applies modifiers if the view is on the screen that leaves.
  public static func whenDisappearing(_ modifiers: HeroModifier...) -> HeroModifier {
    whenDisappearing(modifiers)
  }

  /// Applies modifiers if the view is on the screen that leaves.
  public static func whenDisappearing(_ modifiers: [HeroModifier]) -> HeroModifier {
    when("whenDisappearing", modifiers) { !$0.isAppearing }
  }

  private static func when(
    _ name: String, _ modifiers: [HeroModifier],
    _ condition: @escaping @MainActor (HeroConditionalContext) -> Bool
  ) -> HeroModifier {
    HeroModifier(name, modifiers.arguments) { $0.conditionals.append((condition, modifiers)) }
  }
}
