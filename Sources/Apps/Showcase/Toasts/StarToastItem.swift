import Toasts
import UIKit

/// A pulsing star.
final class StarToastItem: ToastItem {
  struct Options {
    /// In points.
    var size: CGFloat = 64
    var color = UIColor.systemYellow
  }

  var options = Options()
  var link: ToastItemLink?
  private let star = CAShapeLayer()
  let view = UIView()
  var margins: UIEdgeInsets { UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24) }
  var spokenText: String? { String(showcase: "A star") }

  init() { view.layer.addSublayer(star) }

  func layOut(within limit: CGSize) -> CGSize {
    let size = CGSize(width: options.size, height: options.size)
    star.frame = CGRect(origin: .zero, size: size)
    star.path = path(in: star.bounds)
    star.fillColor = options.color.cgColor
    return size
  }

  func start() {
    let beat = CABasicAnimation(keyPath: "transform.scale")
    beat.fromValue = CGFloat(1)
    beat.toValue = CGFloat(0.8)
    beat.duration = 0.6
    beat.autoreverses = true
    beat.repeatCount = .infinity
    beat.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    star.add(beat, forKey: "beat")
  }

  func stop() { star.removeAllAnimations() }

  private func path(in bounds: CGRect) -> CGPath {
    let path = UIBezierPath()
    for point in 0..<10 {
      let radius = bounds.width / 2 * (point.isMultiple(of: 2) ? 1 : 0.45)
      let angle = CGFloat(point) * .pi / 5 - .pi / 2
      let corner = CGPoint(
        x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
      if point == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.close()
    return path.cgPath
  }
}
