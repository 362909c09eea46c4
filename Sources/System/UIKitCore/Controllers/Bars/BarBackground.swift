import QuartzCore

/// The background of a bar with the values of an appearance, and a shadow line or image along one
/// edge.
@MainActor final class BarBackground: UIView {
  /// The edge of the bar along which the shadow is drawn.
  enum ShadowEdge { case top, bottom }

  private let shadowEdge: ShadowEdge
  private var glass: UIVisualEffectView?
  private let colored = UIView()
  private var imageView: UIImageView?
  private let shadow = UIImageView()
  private var hasShadowImage = false

  init(shadowEdge: ShadowEdge) {
    self.shadowEdge = shadowEdge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [colored, shadow] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Displays the background of an appearance; `nil` displays none. If the bar has its own tint
  /// color, it replaces the background color of the appearance.
  func show(_ appearance: UIBarAppearance?, tint: UIColor? = nil) {
    let effect = appearance?.backgroundEffect
    if effect != nil, glass == nil {
      let view = UIVisualEffectView(effect: nil)
      insertSubview(view, at: 0)
      glass = view
    }
    if glass?.effect !== effect { glass?.effect = effect }
    colored.backgroundColor = tint ?? appearance?.backgroundColor
    show(image: appearance)
    hasShadowImage = appearance?.shadowImage != nil
    shadow.image = appearance?.shadowImage
    shadow.tintColor = appearance?.shadowColor
    shadow.backgroundColor = hasShadowImage ? nil : appearance?.shadowColor
    setNeedsLayout()
  }

  private func show(image appearance: UIBarAppearance?) {
    let image = appearance?.backgroundImage
    if image != nil, imageView == nil {
      let view = UIImageView()
      view.clipsToBounds = true
      insertSubview(view, belowSubview: shadow)
      imageView = view
    }
    imageView?.image = image
    imageView?.contentMode = appearance?.backgroundImageContentMode ?? .scaleToFill
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [glass, colored, imageView] { view?.frame = bounds }
    let thickness =
      hasShadowImage
      ? shadow.image?.size.height ?? 0 : 1 / max(traitCollection.displayScale, 1)
    let y = shadowEdge == .top ? -thickness : bounds.height - (hasShadowImage ? 0 : thickness)
    shadow.frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness)
  }
}

/// The two backgrounds of a bar: one for a bar above content, one for content scrolled to its edge.
/// The bar cross-fades between them.
@MainActor final class BarBackgrounds: UIView {
  private let standard: BarBackground
  private let atEdge: BarBackground
  private(set) var isAtEdge = false

  init(shadowEdge: BarBackground.ShadowEdge) {
    standard = BarBackground(shadowEdge: shadowEdge)
    atEdge = BarBackground(shadowEdge: shadowEdge)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    atEdge.alpha = 0
    for view in [standard, atEdge] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the appearances; if `edge` is `nil`, there is no background at the edge of the content.
  func show(_ appearance: UIBarAppearance, atEdge edge: UIBarAppearance?, tint: UIColor?) {
    standard.show(appearance, tint: tint)
    atEdge.show(tint == nil ? edge : appearance, tint: tint)
  }

  /// Displays one of the backgrounds; if animated, the change fades within 0.2 seconds.
  func setAtEdge(_ isAtEdge: Bool, animated: Bool) {
    guard isAtEdge != self.isAtEdge else { return }
    self.isAtEdge = isAtEdge
    let change = { [standard, atEdge] in
      standard.alpha = isAtEdge ? 0 : 1
      atEdge.alpha = isAtEdge ? 1 : 0
    }
    guard animated, window != nil else { return change() }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: change)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [standard, atEdge] { view.frame = bounds }
  }
}
