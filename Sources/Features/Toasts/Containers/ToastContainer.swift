import UIKit

/// The background of a toast. The toast sets its size, corners and position, and moves it unless the
/// container does that itself.
@MainActor public protocol ToastContainer: UIView {
  /// The view that the item and the button are added to, as large as the container.
  var contentView: UIView { get }

  /// Shows the container with a motion of its own, in place of the toast's animations. Not called
  /// with Reduce Motion, when toasts fade.
  ///
  /// - Parameter completion: Call it when the container is fully visible.
  /// - Returns: Whether the container moves by itself; `false` by default.
  func animateAppearance(completion: @escaping () -> Void) -> Bool

  /// Hides the container with a motion of its own, in place of the toast's animations. Not called
  /// with Reduce Motion, and not after a swipe, which the toast follows.
  ///
  /// - Parameter completion: Call it when the container is hidden; the toast is then removed.
  /// - Returns: Whether the container moves by itself; `false` by default.
  func animateDisappearance(completion: @escaping () -> Void) -> Bool

  /// Called before the toast appears, and when the view that it is shown over has another size, as
  /// in a resized window. Does nothing by default.
  func viewSizeDidChange(to size: CGSize)
}

extension ToastContainer {
  public func animateAppearance(completion: @escaping () -> Void) -> Bool { false }
  public func animateDisappearance(completion: @escaping () -> Void) -> Bool { false }
  public func viewSizeDidChange(to size: CGSize) {}

  /// The toast that the container is the background of, while it is on screen. Through it a
  /// container reads the item and the state, changes options and dismisses itself.
  public var toast: Toast? { (superview as? ToastView)?.toast }
}

/// A container with a blur effect.
@MainActor public final class BlurToastContainer: UIView, ToastContainer {
  private let effectView: UIVisualEffectView

  /// Creates a container with a blur effect as its background.
  public init(style: UIBlurEffect.Style = .dark) {
    effectView = UIVisualEffectView(effect: UIBlurEffect(style: style))
    super.init(frame: .zero)
    addSubview(effectView)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public var contentView: UIView { effectView.contentView }

  public override func layoutSubviews() {
    super.layoutSubviews()
    effectView.frame = bounds
  }
}

/// A container with a background color.
@MainActor public final class ColorToastContainer: UIView, ToastContainer {
  /// Creates a container with a plain background color.
  public init(color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public var contentView: UIView { self }
}

/// A container with a gradient.
@MainActor public final class GradientToastContainer: UIView, ToastContainer {
  private let colors: [UIColor]
  private let gradient = CAGradientLayer()

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - locations: The position of each color, 0…1; nil distributes them evenly.
  ///   - startPoint: The point where it begins, in unit coordinates. The default is the center of
  ///     the left edge.
  ///   - endPoint: The point where it ends. The default is the center of the right edge.
  public init(
    colors: [UIColor], locations: [NSNumber]? = nil, startPoint: CGPoint = CGPoint(x: 0, y: 0.5),
    endPoint: CGPoint = CGPoint(x: 1, y: 0.5)
  ) {
    self.colors = colors
    super.init(frame: .zero)
    gradient.locations = locations
    gradient.startPoint = startPoint
    gradient.endPoint = endPoint
    layer.addSublayer(gradient)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public var contentView: UIView { self }

  public override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = bounds
    gradient.colors = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
    CATransaction.commit()
  }
}
