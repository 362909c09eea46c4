import UIKit

/// Draws a histogram as three translucent areas.
final class HistogramView: UIView {
  /// Red, green and blue, and over them what all three have in common.
  private let areas = (0..<4).map { _ in CAShapeLayer() }
  var histogram: Histogram? { didSet { if histogram != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.5, alpha: 0.16)
    layer.cornerRadius = 8
    clipsToBounds = true
    let colors = [UIColor.systemRed, .systemGreen, .systemBlue].map { $0.withAlphaComponent(0.55) }
    for (area, color) in zip(areas, colors + [UIColor(white: 0.72, alpha: 1)]) {
      area.fillColor = color.cgColor
      layer.addSublayer(area)
    }
    isAccessibilityElement = true
    accessibilityLabel = String(gallery: "Histogram")
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let values = histogram.map { [$0.red, $0.green, $0.blue, $0.shared] }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (index, area) in areas.enumerated() {
      area.frame = bounds
      area.path = values.map { path($0[index]) }
    }
    CATransaction.commit()
  }

  private func path(_ heights: [Float]) -> CGPath {
    let path = UIBezierPath()
    let step = bounds.width / CGFloat(max(1, heights.count - 1))
    path.move(to: CGPoint(x: 0, y: bounds.height))
    for (index, height) in heights.enumerated() {
      path.addLine(
        to: CGPoint(
          x: CGFloat(index) * step, y: bounds.height - CGFloat(height) * (bounds.height - 6)))
    }
    path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
    path.close()
    return path.cgPath
  }
}
