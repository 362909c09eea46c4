import UIKit

/// A ring that shows progress, drawn by its view.
final class CustomDrawingSnippet: UIView {
  var progress: CGFloat = 0.7 { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func draw(_ rect: CGRect) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2 - 12
    let track = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    track.lineWidth = 12
    UIColor.systemGray5.setStroke()
    track.stroke()
    let bar = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: -.pi / 2,
      endAngle: 2 * .pi * progress - .pi / 2, clockwise: true)
    bar.lineWidth = 12
    bar.lineCapStyle = .round
    UIColor.systemBlue.setStroke()
    bar.stroke()
  }
}
