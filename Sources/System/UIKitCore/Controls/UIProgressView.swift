import QuartzCore

@MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default` = 0, bar }

  open var progressViewStyle: Style {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Nil is the tint colour.
  open var progressTintColor: UIColor? { didSet { showColors() } }
  /// Nil is the system's fill, and nothing for a bar's.
  open var trackTintColor: UIColor? { didSet { showColors() } }

  private var stored: Float = 0
  private let fill = UIView()
  /// Seconds of a change that is animated.
  private static let animationDuration: TimeInterval = 0.25

  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
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

  /// 0…1; values outside are brought in.
  open var progress: Float {
    get { stored }
    set { setProgress(newValue, animated: false) }
  }

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
