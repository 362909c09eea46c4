import QuartzCore

/// Shows a background configuration behind the content of a cell or a button.
@MainActor package final class ConfiguredBackgroundView: UIView {
  let plate = UIView()
  private let imageView = UIImageView()
  private let outline = UIView()
  private var effectView: UIVisualEffectView?
  private var custom: UIView?
  private var insets = NSDirectionalEdgeInsets.zero
  private var outset: CGFloat = 0

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(plate)
    plate.addSubview(imageView)
    plate.clipsToBounds = true
    addSubview(outline)
  }

  package required init?(coder: NSCoder) { nil }

  /// - Parameter corners: The rounded corners and their radius, for groups; `nil` for the
  ///   configuration's.
  package func show(_ configuration: UIBackgroundConfiguration, corners: (CACornerMask, CGFloat)?) {
    insets = configuration.backgroundInsets
    outset = configuration.strokeOutset
    plate.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    imageView.image = configuration.image
    imageView.contentMode = configuration.imageContentMode
    imageView.isHidden = configuration.image == nil
    showLine(configuration)
    showCorners(corners?.0 ?? .all, radius: corners?.1 ?? configuration.cornerRadius)
    showEffect(configuration.visualEffect)
    if custom !== configuration.customView {
      custom?.removeFromSuperview()
      custom = configuration.customView
      if let custom { plate.addSubview(custom) }
    }
    setNeedsLayout()
  }

  private func showLine(_ configuration: UIBackgroundConfiguration) {
    outline.isHidden = configuration.strokeWidth <= 0
    guard !outline.isHidden else { return }
    outline.layer.borderWidth = configuration.strokeWidth
    outline.layer.borderColor =
      configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
  }

  private func showCorners(_ corners: CACornerMask, radius: CGFloat) {
    for view in [plate, outline] { view.layer.maskedCorners = corners }
    plate.layer.cornerRadius = radius
    outline.layer.cornerRadius = radius > 0 ? radius + outset : 0
  }

  private func showEffect(_ effect: UIVisualEffect?) {
    guard effect != nil || effectView != nil else { return }
    let view = effectView ?? UIVisualEffectView(effect: nil)
    if effectView == nil {
      effectView = view
      plate.insertSubview(view, at: 0)
    }
    view.effect = effect
    view.isHidden = effect == nil
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = bounds.size.inset(by: insets)
    plate.frame = CGRect(
      x: isMirrored ? insets.trailing : insets.leading, y: insets.top, width: size.width,
      height: size.height)
    outline.frame = plate.frame.insetBy(dx: -outset, dy: -outset)
    imageView.frame = plate.bounds
    effectView?.frame = plate.bounds
    custom?.frame = plate.bounds
  }
}
