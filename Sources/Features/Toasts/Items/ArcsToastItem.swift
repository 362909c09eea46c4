import UIKit

/// Options for the rotating arcs.
public struct ArcsToastOptions: Equatable, Sendable {
  /// The colors, one for each arc.
  public var colors: [UIColor] = [.white, .green, .red]
  /// The radius to the center of the line, in points.
  public var radius: CGFloat = 20
  /// The width of the arcs in points.
  public var lineWidth: CGFloat = 3
  /// The minimum and maximum angle of an arc, in radians.
  public var angle: CGFloat = .pi / 3
  /// The longest angle that an arc covers, in radians.
  public var maximumAngle: CGFloat = 2 * .pi / 3
  /// The duration of a rotation, in seconds.
  public var secondsPerTurn: TimeInterval = 1.5
  /// The space around the arcs.
  public var margins = UIEdgeInsets.all(30)

  /// Creates the default options.
  public init() {}
}

/// Shows rotating arcs that grow and shrink.
@MainActor public final class ArcsToastItem: ActivityShowing {
  public var options = ArcsToastOptions()
  public var link: ToastItemLink?
  private let arcsView = ArcsView()

  /// Creates an item that shows turning arcs.
  public init() {}

  public var view: UIView { arcsView }
  public var margins: UIEdgeInsets { options.margins }
  public private(set) var isAnimating = false

  public func layOut(within limit: CGSize) -> CGSize {
    arcsView.options = options
    let side = 2 * options.radius + options.lineWidth
    return CGSize(width: side, height: side)
  }

  public func start() {
    isAnimating = true
    arcsView.isTurning = true
  }

  public func stop() {
    isAnimating = false
    arcsView.isTurning = false
  }
}

@MainActor private final class ArcsView: UIView {
  var options = ArcsToastOptions() {
    didSet { if options != oldValue { rebuild() } }
  }
  var isTurning = false { didSet { if isTurning != oldValue { rebuild() } } }
  private var builtSize = CGSize.zero
  private var arcs: [CAShapeLayer] = []
  private let wheel = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.addSublayer(wheel)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard builtSize != bounds.size else { return }
    builtSize = bounds.size
    build()
  }

  private func rebuild() {
    builtSize = .zero
    setNeedsLayout()
  }

  private func build() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    wheel.bounds = CGRect(origin: .zero, size: bounds.size)
    wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
    arcs.forEach { $0.removeFromSuperlayer() }
    arcs = options.colors.indices.map(makeArc)
    arcs.forEach(wheel.addSublayer)
    CATransaction.commit()
    wheel.removeAllAnimations()
    guard isTurning else { return }
    wheel.add(turning, forKey: "turning")
    for arc in arcs { arc.add(breathing, forKey: "breathing") }
  }

  private func makeArc(_ index: Int) -> CAShapeLayer {
    let arc = CAShapeLayer()
    let start = CGFloat(index) * 2 * .pi / CGFloat(options.colors.count)
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    arc.frame = wheel.bounds
    arc.path =
      UIBezierPath(
        arcCenter: center, radius: options.radius, startAngle: start,
        endAngle: start + options.maximumAngle, clockwise: true
      ).cgPath
    arc.fillColor = nil
    arc.strokeColor = options.colors[index].resolvedColor(with: traitCollection).cgColor
    arc.lineWidth = options.lineWidth
    arc.lineCap = .round
    arc.strokeEnd = shortest
    return arc
  }

  private var shortest: CGFloat {
    options.maximumAngle > 0 ? min(1, options.angle / options.maximumAngle) : 1
  }

  private var turning: CAAnimation {
    let turning = CABasicAnimation(keyPath: "transform.rotation.z")
    turning.fromValue = CGFloat(0)
    turning.toValue = 2 * CGFloat.pi
    turning.duration = options.secondsPerTurn
    turning.repeatCount = .infinity
    return turning
  }

  private var breathing: CAAnimation {
    let breathing = CABasicAnimation(keyPath: "strokeEnd")
    breathing.fromValue = shortest
    breathing.toValue = CGFloat(1)
    breathing.duration = options.secondsPerTurn / 2
    breathing.autoreverses = true
    breathing.repeatCount = .infinity
    breathing.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return breathing
  }
}
