import UIKit

/// Options for the system's activity indicator.
@MainActor public struct ActivityToastOptions {
  public var style = UIActivityIndicatorView.Style.large
  public var color = UIColor.white
  public var margins = UIEdgeInsets.all(30)

  public init() {}
}

/// The system's spinner.
@MainActor public final class ActivityToastItem: ActivityShowing {
  public var options = ActivityToastOptions()
  public var link: ToastItemLink?
  private let indicator = UIActivityIndicatorView(style: .large)

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
