import UIKit

/// The view behind a toast's item. The toast sets its size, corners, position and motion.
@MainActor public protocol ToastContainer: UIView {
  /// Where the item and the action go; as large as the container.
  var contentView: UIView { get }
}

/// Frosted glass.
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

/// One colour.
@MainActor public final class ColorToastContainer: UIView, ToastContainer {
  /// Creates a container with a plain background color.
  public init(color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public var contentView: UIView { self }
}

/// Colours that run into each other.
@MainActor public final class GradientToastContainer: UIView, ToastContainer {
  private let colors: [UIColor]
  private let gradient = CAGradientLayer()

  /// - Parameters:
  ///   - locations: 0…1, one a colour; nil spreads them evenly.
  ///   - startPoint: in parts of the size; the default is the middle of the left edge.
  ///   - endPoint: as `startPoint`, by default the middle of the right edge.
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
