import UIKit

/// The decoration around the presented view: corners, a shadow, or a custom frame.
@MainActor public struct AlertWrapping {
  /// Returns the view that contains the presented controller's view, from that view and its frame.
  /// It is called once for each presentation; autoresizing resizes the content.
  public var wrap: (_ content: UIView, _ frame: CGRect) -> UIView

  /// Creates a decoration.
  public init(_ wrap: @escaping (_ content: UIView, _ frame: CGRect) -> UIView) { self.wrap = wrap }

  /// No decoration.
  public static var none: AlertWrapping {
    AlertWrapping { content, frame in
      let view = UIView(frame: frame)
      view.hold(content)
      return view
    }
  }

  /// Rounded corners and a shadow.
  public static func rounded(_ radius: CGFloat = 10) -> AlertWrapping {
    AlertWrapping { content, frame in
      AlertWrappingView(content, frame: frame, radius: radius, corners: .allAlert, shadow: .alert)
    }
  }

  /// Rounded upper corners, for alerts at the bottom edge.
  public static func topRounded(_ radius: CGFloat = 10) -> AlertWrapping {
    AlertWrapping { content, frame in
      AlertWrappingView(content, frame: frame, radius: radius, corners: .topAlert, shadow: .alert)
    }
  }

  /// A shadow and square corners.
  public static var shadow: AlertWrapping {
    AlertWrapping { content, frame in
      AlertWrappingView(content, frame: frame, radius: 0, corners: .allAlert, shadow: .alert)
    }
  }

  /// Rounded corners without a shadow.
  public static func corners(_ radius: CGFloat, _ corners: CACornerMask) -> AlertWrapping {
    AlertWrapping { content, frame in
      AlertWrappingView(content, frame: frame, radius: radius, corners: corners, shadow: nil)
    }
  }
}

extension CACornerMask {
  static let topAlert: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  static let allAlert: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

struct AlertShadow {
  var opacity: Float
  var radius: CGFloat
  var offset: CGSize

  static let alert = AlertShadow(opacity: 0.44, radius: 13, offset: CGSize(width: 0, height: -6))
}

/// A view with a shadow, and a subview that clips the corners.
final class AlertWrappingView: UIView {
  private let clip = UIView()

  init(
    _ content: UIView, frame: CGRect, radius: CGFloat, corners: CACornerMask, shadow: AlertShadow?
  ) {
    super.init(frame: frame)
    clip.frame = bounds
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.layer.cornerRadius = radius
    clip.layer.maskedCorners = corners
    clip.clipsToBounds = true
    addSubview(clip)
    clip.hold(content)
    guard let shadow else { return }
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = shadow.opacity
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
    roundedCorners = corners.isSuperset(of: .allAlert) ? .allCorners : [.topLeft, .topRight]
  }

  required init?(coder: NSCoder) { nil }

  private var roundedCorners: UIRectCorner = []

  /// A shadow needs a background to follow its outline.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard !roundedCorners.isEmpty else { return }
    let radius = clip.layer.cornerRadius
    layer.shadowPath =
      UIBezierPath(
        roundedRect: bounds, byRoundingCorners: roundedCorners,
        cornerRadii: CGSize(width: radius, height: radius)
      ).cgPath
  }
}

extension UIView {
  /// Adds a view that always fills it.
  func hold(_ content: UIView) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
}
