import UIKit

/// How much of a photo has come, as a ring that fills clockwise from the top.
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

  /// 0…1. Below one per cent there is nothing to show, at the end there is nothing left to tell.
  var progress: Double = 0 {
    didSet {
      guard progress != oldValue else { return }
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      arc.strokeEnd = CGFloat(min(1, max(0, progress)))
      CATransaction.commit()
    }
  }

  var isWorthShowing: Bool { progress >= 0.01 && progress < 1 }
}
