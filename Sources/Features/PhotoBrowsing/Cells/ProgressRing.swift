import UIKit

/// The progress of loading a photo, as a ring that fills clockwise from the top.
@MainActor final class ProgressRing: UIView {
  private let track = CAShapeLayer()
  private let arc = CAShapeLayer()
  private static let width: CGFloat = 3

  override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 50, height: 50)))
    isUserInteractionEnabled = false
    isHidden = true
    let circle = CGMutablePath()
    circle.addArc(
      center: CGPoint(x: 25, y: 25), radius: 25 - Self.width / 2, startAngle: -.pi / 2,
      endAngle: .pi * 1.5, clockwise: false)
    for (ring, opacity) in [(track, 0.3), (arc, 1.0)] {
      ring.path = circle
      ring.fillColor = nil
      ring.strokeColor = UIColor(white: 1, alpha: opacity).cgColor
      ring.lineWidth = Self.width
      layer.addSublayer(ring)
    }
    arc.lineCap = .round
    arc.strokeEnd = 0
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// The progress, 0…1.
  var progress: Double = 0 {
    didSet {
      guard progress != oldValue else { return }
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      arc.strokeEnd = CGFloat(min(1, max(0, progress)))
      CATransaction.commit()
    }
  }

  var isVisibleAtProgress: Bool { progress >= 0.01 && progress < 1 }
}
