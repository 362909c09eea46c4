import UIKit

/// The appearance of a mark that tells how something ended.
public struct StatusToastOptions: Sendable {
  /// The color of the mark and of the ring around it.
  public var color = UIColor.white
  /// The diameter of the ring, in points.
  public var diameter: CGFloat = 48

  /// Creates the default options.
  public init() {}
}

/// Shows how something ended: a ring and then a tick or a cross, which draw themselves once.
@MainActor public final class StatusToastItem: ToastItem {
  public var options = StatusToastOptions()
  public var link: ToastItemLink?
  public let view = UIView()
  public let margins = UIEdgeInsets.all(24)
  private let lines: [[CGPoint]]
  private let strokes = [CAShapeLayer(), CAShapeLayer()]

  /// Creates an item that shows a tick for success, or a cross.
  public init(isSuccess: Bool) {
    let tick = [(0.3, 0.52), (0.44, 0.66), (0.7, 0.37)]
    let cross = [[(0.35, 0.35), (0.65, 0.65)], [(0.65, 0.35), (0.35, 0.65)]]
    lines = (isSuccess ? [tick] : cross).map { $0.map { CGPoint(x: $0.0, y: $0.1) } }
  }

  public func layOut(within limit: CGSize) -> CGSize {
    let side = max(1, min(options.diameter, limit.width, limit.height))
    let ring = UIBezierPath(
      arcCenter: CGPoint(x: side / 2, y: side / 2), radius: side * 13 / 28,
      startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
    let mark = CGMutablePath()
    for line in lines {
      mark.addLines(between: line.map { CGPoint(x: $0.x * side, y: $0.y * side) })
    }
    for (stroke, path) in zip(strokes, [ring.cgPath, mark]) {
      (stroke.path, stroke.fillColor, stroke.lineWidth) = (path, nil, side / 14)
      stroke.strokeColor = options.color.resolvedColor(with: view.traitCollection).cgColor
      (stroke.lineCap, stroke.lineJoin) = (.round, .round)
      view.layer.addSublayer(stroke)
    }
    return CGSize(width: side, height: side)
  }

  public func start() {
    for (stroke, delay) in zip(strokes, [0.1, 0.4]) where !UIAccessibility.isReduceMotionEnabled {
      let drawing = CABasicAnimation(keyPath: "strokeEnd")
      (drawing.fromValue, drawing.toValue) = (CGFloat(0), CGFloat(1))
      drawing.beginTime = CACurrentMediaTime() + delay
      (drawing.duration, drawing.fillMode) = (0.35, .backwards)
      stroke.add(drawing, forKey: "drawing")
    }
  }
}
