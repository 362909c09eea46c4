import UIKit

/// Options for the system's activity indicator.
@MainActor public struct ActivityToastOptions {
  /// The size of the indicator.
  public var style = UIActivityIndicatorView.Style.large
  /// The color of the indicator.
  public var color = UIColor.white
  /// The space around the indicator.
  public var margins = UIEdgeInsets.all(30)

  /// Creates the default options.
  public init() {}
}

/// Shows the system's activity indicator.
@MainActor public final class ActivityToastItem: ActivityShowing {
  public var options = ActivityToastOptions()
  public var link: ToastItemLink?
  private let indicator = UIActivityIndicatorView(style: .large)

  /// Creates an item that shows an activity indicator.
  public init() { indicator.hidesWhenStopped = false }

  public var view: UIView { indicator }
  public var margins: UIEdgeInsets { options.margins }
  public var isAnimating: Bool { indicator.isAnimating }

  public func layOut(within limit: CGSize) -> CGSize {
    indicator.style = options.style
    indicator.color = options.color
    return indicator.intrinsicContentSize
  }

  public func start() { indicator.startAnimating() }
  public func stop() { indicator.stopAnimating() }
}
