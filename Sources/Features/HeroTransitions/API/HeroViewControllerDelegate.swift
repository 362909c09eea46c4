import UIKit

/// Told of transitions, when a view controller adopts it. Containers hand on to what they show.
@MainActor public protocol HeroViewControllerDelegate: AnyObject {
  /// The last moment to change ids and modifiers.
  func heroWillStartTransition()
  func heroDidEndTransition()
  func heroDidCancelTransition()
  func heroWillStartAnimatingFrom(viewController: UIViewController)
  func heroDidEndAnimatingFrom(viewController: UIViewController)
  func heroDidCancelAnimatingFrom(viewController: UIViewController)
  func heroWillStartAnimatingTo(viewController: UIViewController)
  func heroDidEndAnimatingTo(viewController: UIViewController)
  func heroDidCancelAnimatingTo(viewController: UIViewController)
}

extension HeroViewControllerDelegate {
  public func heroWillStartTransition() {}
  public func heroDidEndTransition() {}
  public func heroDidCancelTransition() {}
  public func heroWillStartAnimatingFrom(viewController: UIViewController) {}
  public func heroDidEndAnimatingFrom(viewController: UIViewController) {}
  public func heroDidCancelAnimatingFrom(viewController: UIViewController) {}
  public func heroWillStartAnimatingTo(viewController: UIViewController) {}
  public func heroDidEndAnimatingTo(viewController: UIViewController) {}
  public func heroDidCancelAnimatingTo(viewController: UIViewController) {}
}

/// A screen that knows where its elements are even if no view shows them: in cells that aren't
/// loaded, or are reused for other items.
@MainActor public protocol HeroPlacing: AnyObject {
  /// Make the element visible, without animation. Called before the screen appears.
  func heroReveal(_ id: String)
  /// Where it would be; nil lets the element end where it is, fading.
  func heroPlace(for id: String) -> HeroPlace?
}

extension HeroPlacing {
  public func heroReveal(_ id: String) {}
}

/// A position on a screen without a view.
@MainActor public struct HeroPlace {
  public var rect: CGRect
  /// Whose coordinates the rectangle is in.
  public var space: UIView
  public var cornerRadius: CGFloat
  /// How a picture lies in it.
  public var contentMode: UIView.ContentMode

  public init(
    _ rect: CGRect, in space: UIView, cornerRadius: CGFloat = 0,
    contentMode: UIView.ContentMode = .scaleAspectFill
  ) {
    self.rect = rect
    self.space = space
    self.cornerRadius = cornerRadius
    self.contentMode = contentMode
  }
}
