import UIKit

/// Shows the progress of loading a photo as a ring that fills clockwise from the top, 50 points
/// wide by default. Every `ImageCell` has one; this is for pages of the app's own.
///
/// It is hidden before there is any progress, and when it is complete.
@MainActor public final class ProgressRing: UIView {
  private let track = CAShapeLayer()
  private let arc = CAShapeLayer()
  private static let width: CGFloat = 3
  private static let standardSize = CGSize(width: 50, height: 50)

  /// Creates a ring with its default size if the frame has none.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(
        origin: frame.origin, size: frame.isEmpty ? Self.standardSize : frame.size))
    isUserInteractionEnabled = false
    isHidden = true
    for (ring, opacity) in [(track, 0.3), (arc, 1.0)] {
      ring.fillColor = nil
      ring.strokeColor = UIColor(white: 1, alpha: opacity).cgColor
      ring.lineWidth = Self.width
      layer.addSublayer(ring)
    }
    arc.lineCap = .round
    arc.strokeEnd = 0
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  /// The progress, 0…1.
  public var progress: Double = 0 {
    didSet {
      guard progress != oldValue else { return }
      isHidden = !isVisibleAtProgress
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      arc.strokeEnd = CGFloat(min(1, max(0, progress)))
      CATransaction.commit()
    }
  }

  var isVisibleAtProgress: Bool { progress >= 0.01 && progress < 1 }

  public override var intrinsicContentSize: CGSize { Self.standardSize }
  public override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let circle = CGMutablePath()
    circle.addArc(
      center: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: max(0, (min(bounds.width, bounds.height) - Self.width) / 2),
      startAngle: -.pi / 2, endAngle: .pi * 1.5, clockwise: false)
    for ring in [track, arc] { ring.path = circle }
  }
}
