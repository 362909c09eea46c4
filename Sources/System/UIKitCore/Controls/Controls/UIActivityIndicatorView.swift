import QuartzCore

/// A turning wheel that shows that a task is in progress.
@MainActor open class UIActivityIndicatorView: UIView {
  /// The sizes and colors of an activity indicator.
  public enum Style: Int, Sendable {
    /// 37 × 37 points, in white; `large` with a color in its place is newer.
    case whiteLarge = 0
    /// 20 × 20 points, in white.
    case white
    /// 20 × 20 points, in gray.
    case gray
    /// 20 × 20 points.
    case medium = 100
    /// 37 × 37 points.
    case large = 101
  }

  /// The size of the wheel.
  open var style: Style {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// A Boolean value that determines whether the view is hidden while it is not animated. The
  /// default value is `true`.
  open var hidesWhenStopped = true { didSet { updateVisibility() } }
  /// The color of the wheel. If `nil`, the default, it is that of the style, which for most is the
  /// gray measured on iOS.
  open var color: UIColor! { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether the wheel is turning.
  open private(set) var isAnimating = false

  private var blades: [CALayer] = []
  private var step = 0
  private var timer: FrameTimer?
  /// Measured on iOS: the opacities of the blades out of 255, the brightest first.
  private static let alphas: [CGFloat] = [217, 180, 143, 106, 69, 69, 69, 69]
  /// Measured on iOS, out of 255.
  private static let gray = UIColor {
    UIColor(white: ($0.userInterfaceStyle == .dark ? 140 : 128) / 255, alpha: 1)
  }
  /// The wheel turns in eight steps a second, each by an eighth of a turn.
  private static let stepDuration: TimeInterval = 1.0 / 8

  /// Creates an indicator with the size of its style, hidden until it is started.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
    setUp()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    bounds.size = intrinsicContentSize
    setUp()
  }

  private func setUp() {
    isHidden = true
    for _ in 0..<8 {
      let blade = CALayer()
      blades.append(blade)
      layer.addSublayer(blade)
    }
  }

  open override var intrinsicContentSize: CGSize {
    style.isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Starts the animation, and shows the view if it was hidden.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    updateVisibility()
    scheduleStep()
  }

  /// Stops the animation, and hides the view unless `hidesWhenStopped` is `false`.
  open func stopAnimating() {
    isAnimating = false
    timer?.invalidate()
    timer = nil
    updateVisibility()
  }

  private func updateVisibility() { isHidden = hidesWhenStopped && !isAnimating }

  private func scheduleStep() {
    guard isAnimating, window != nil, timer == nil else { return }
    timer = FrameTimer(after: Self.stepDuration) { [weak self] in
      guard let self else { return }
      self.timer = nil
      self.step = (self.step + 1) % 8
      self.showStep()
      self.scheduleStep()
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      timer?.invalidate()
      timer = nil
    }
    scheduleStep()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = style.isLarge ? CGSize(width: 12, height: 5) : CGSize(width: 6.5, height: 2.5)
    let radius: CGFloat = style.isLarge ? 11.5 : 6.75
    withoutActions {
      for (index, blade) in blades.enumerated() {
        let angle = CGFloat(index) * .pi / 4
        blade.bounds = CGRect(origin: .zero, size: size)
        blade.cornerRadius = size.height / 2
        blade.position = CGPoint(
          x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
        blade.setAffineTransform(CGAffineTransform(rotationAngle: angle))
      }
    }
    showStep()
  }

  private func showStep() {
    let base = (color ?? (style.isWhite ? .white : Self.gray)).concrete(for: traitCollection)
    withoutActions {
      for (index, blade) in blades.enumerated() {
        let age = (step - index + 8) % 8
        blade.backgroundColor = base.copy(alpha: base.alpha * Self.alphas[age] / 255)
      }
    }
  }

  private func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }
}

extension UIActivityIndicatorView.Style {
  fileprivate var isLarge: Bool { self == .large || self == .whiteLarge }
  fileprivate var isWhite: Bool { self == .white || self == .whiteLarge }
}
