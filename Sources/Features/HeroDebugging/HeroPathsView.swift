import UIKit

/// Lines along which views move.
@MainActor final class HeroPathsView: UIView {
  init(_ paths: [[CGPoint]]) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for points in paths {
      guard let first = points.first else { continue }
      let line = UIBezierPath()
      line.move(to: first)
      for point in points.dropFirst() { line.addLine(to: point) }
      let shape = CAShapeLayer()
      shape.path = line.cgPath
      shape.strokeColor = UIColor.systemBlue.cgColor
      shape.fillColor = nil
      shape.lineWidth = 2
      layer.addSublayer(shape)
    }
  }

  required init?(coder: NSCoder) { nil }
}
