import UIKit

/// Options for showing progress.
@MainActor public struct ProgressToastOptions {
  /// The shape of the indicator.
  public enum Style: Sendable {
    /// A horizontal bar.
    case bar
    /// A ring that closes clockwise.
    case ring
  }

  /// The shape of the indicator.
  public var style = Style.bar
  /// The color of the finished part.
  public var color = UIColor.white
  /// The color of the unfinished part.
  public var trackColor = UIColor(white: 1, alpha: 0.3)
  /// The width of the bar, in points.
  public var barWidth: CGFloat = 160
  /// The diameter of the ring, in points.
  public var diameter: CGFloat = 44
  /// The width of the bar or ring in points.
  public var lineWidth: CGFloat = 4
  /// The space around the indicator.
  public var margins = UIEdgeInsets.all(24)
  /// Whether the toast is dismissed at a progress of 1.
  public var dismissesWhenDone = false

  /// Creates the default options.
  public init() {}
}

/// Shows progress as a bar or a ring.
@MainActor public final class ProgressToastItem: ProgressShowing {
  public var options = ProgressToastOptions()
  public var link: ToastItemLink?
  /// The finished share, from 0 to 1.
  public private(set) var progress: Float = 0
  private let progressView = ProgressShape()

  /// Creates an item that shows no progress yet.
  public init() {}

  public var view: UIView { progressView }
  public var margins: UIEdgeInsets { options.margins }

  public func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress.isFinite ? min(max(0, progress), 1) : 0
    progressView.show(CGFloat(self.progress), animated: animated)
    if self.progress == 1, options.dismissesWhenDone { link?.didFinish() }
  }

  public func layOut(within limit: CGSize) -> CGSize {
    progressView.options = options
    return switch options.style {
    case .bar: CGSize(width: min(limit.width, options.barWidth), height: options.lineWidth)
    case .ring: CGSize(width: options.diameter, height: options.diameter)
    }
  }
}

/// A track with a line over the finished part of it.
@MainActor private final class ProgressShape: UIView {
  var options = ProgressToastOptions() { didSet { setNeedsLayout() } }
  private let track = CAShapeLayer()
  private let done = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for line in [track, done] {
      line.fillColor = nil
      line.lineCap = .round
      layer.addSublayer(line)
    }
    done.strokeEnd = 0
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func show(_ progress: CGFloat, animated: Bool) {
    CATransaction.begin()
    CATransaction.setDisableActions(!animated)
    CATransaction.setAnimationDuration(0.2)
    done.strokeEnd = progress
    CATransaction.commit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (line, color) in [(track, options.trackColor), (done, options.color)] {
      line.frame = bounds
      line.path = path
      line.lineWidth = options.lineWidth
      line.strokeColor = color.resolvedColor(with: traitCollection).cgColor
    }
    CATransaction.commit()
  }

  private var path: CGPath {
    let inset = options.lineWidth / 2
    if options.style == .ring {
      return UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
        radius: max(0, bounds.width / 2 - inset), startAngle: -.pi / 2, endAngle: 1.5 * .pi,
        clockwise: true
      ).cgPath
    }
    let ends = [bounds.minX + inset, bounds.maxX - inset]
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let line = UIBezierPath()
    line.move(to: CGPoint(x: isMirrored ? ends[1] : ends[0], y: bounds.midY))
    line.addLine(to: CGPoint(x: isMirrored ? ends[0] : ends[1], y: bounds.midY))
    return line.cgPath
  }
}
