import UIKit

/// Notifies a view controller that adopts it of transitions. Containers forward the calls to the
/// view controllers they show.
@MainActor public protocol HeroViewControllerDelegate: AnyObject {
  /// Called before a transition starts, when ids and modifiers can still be changed.
  func heroWillStartTransition()
  /// Called when a transition in which the controller takes part has completed.
  func heroDidEndTransition()
  /// Called when a transition in which the controller takes part was cancelled.
  func heroDidCancelTransition()
  /// Called on the controller that appears, before views move.
  func heroWillStartAnimatingFrom(viewController: UIViewController)
  /// Called on the controller that appeared, when views have arrived.
  func heroDidEndAnimatingFrom(viewController: UIViewController)
  /// Called on the controller that was to appear, when the transition was cancelled.
  func heroDidCancelAnimatingFrom(viewController: UIViewController)
  /// Called on the controller that leaves, before views move.
  func heroWillStartAnimatingTo(viewController: UIViewController)
  /// Called on the controller that left, when views have arrived.
  func heroDidEndAnimatingTo(viewController: UIViewController)
  /// Called on the controller that was to leave, when the transition was cancelled.
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

/// A screen that knows the positions of elements without a view, such as cells that aren't loaded
/// or were reused for other items.
@MainActor public protocol HeroPlacing: AnyObject {
  /// Makes an element visible, without animation. It is called before the screen appears.
  func heroReveal(_ id: String)
  /// Returns the position of an element; nil lets it fade in place.
  func heroPlace(for id: String) -> HeroPlace?
}

extension HeroPlacing {
  public func heroReveal(_ id: String) {}
}

/// A position on a screen without a view.
@MainActor public struct HeroPlace {
  /// The frame of the image in the coordinates of the view.
  public var rect: CGRect
  /// The view that the frame is relative to.
  public var space: UIView
  /// The corner radius in points.
  public var cornerRadius: CGFloat
  /// How an image fits the frame.
  public var contentMode: UIView.ContentMode

  /// Creates a position.
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
