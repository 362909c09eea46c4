import QuartzCore

/// A bar that shows the progress of a task.
@MainActor open class UIProgressView: UIView {
  /// The appearances of a progress view.
  public enum Style: Int, Sendable {
    /// A bar of 4 points with round ends.
    case `default` = 0
    /// A bar of 2.5 points with straight ends and no track, for toolbars.
    case bar
  }

  /// The appearance of the view.
  open var progressViewStyle: Style {
    didSet {
      guard progressViewStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      showColors()
    }
  }
  /// The color of the completed part. If `nil`, it is the tint color.
  open var progressTintColor: UIColor? { didSet { showColors() } }
  /// The color of the remaining part. If `nil`, it is the system's fill, or clear for the style
  /// `bar`.
  open var trackTintColor: UIColor? { didSet { showColors() } }

  private var stored: Float = 0
  private let fill = UIView()
  /// The duration of an animated change, in seconds.
  private static let animationDuration: TimeInterval = 0.25

  /// Creates a progress view with a style. Its width is 150 points.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds.size = CGSize(width: 150, height: thickness)
    showColors()
  }

  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    fill.isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(fill)
    if frame.isEmpty { bounds.size = CGSize(width: 150, height: thickness) }
    showColors()
  }

  /// The completed part, from 0 to 1. Values outside of the range are limited to it.
  open var progress: Float {
    get { stored }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the completed part, which moves smoothly if `animated` is `true`.
  open func setProgress(_ progress: Float, animated: Bool) {
    let value = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard value != stored else { return }
    stored = value
    guard animated, window != nil else { return layOutFill() }
    UIView.animate(
      withDuration: Self.animationDuration, delay: 0, options: [.beginFromCurrentState],
      animations: { self.layOutFill() })
  }

  private var thickness: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: thickness)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: thickness)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = progressViewStyle == .bar ? 0 : bounds.height / 2
    fill.layer.cornerRadius = layer.cornerRadius
    layOutFill()
  }

  private func layOutFill() {
    let width = bounds.width * CGFloat(stored)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = CGRect(
      x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
  }

  private func showColors() {
    backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
    fill.backgroundColor = progressTintColor ?? tintColor
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }
}
