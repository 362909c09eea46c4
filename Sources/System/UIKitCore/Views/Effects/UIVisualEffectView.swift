import QuartzCore

/// A view that shows the content below it through an effect. Subviews belong in `contentView`.
@MainActor open class UIVisualEffectView: UIView {
  /// The view to which subviews are added. It always fills the effect view.
  open private(set) var contentView = UIView()

  private let backdrop = BackdropView()
  private let tint = UIView()

  /// The effect; `nil` shows none. In an animation block, it fades in and out.
  open var effect: UIVisualEffect? {
    didSet { if effect !== oldValue { effectDidChange() } }
  }

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    setUp(effect)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(nil)
  }

  private func setUp(_ effect: UIVisualEffect?) {
    for view in [backdrop, tint] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addSubview(contentView)
    UIView.performWithoutAnimation {
      self.effect = effect
      effectDidChange()
    }
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  private func effectDidChange() {
    let glass = (effect as? UIBlurEffect)?.glass(for: traitCollection)
    if let glass {
      backdrop.glass = glass
      UIView.performWithoutAnimation { tint.backgroundColor = UIColor(cgColor: glass.tint) }
    }
    for view in [backdrop, tint] { view.alpha = glass == nil ? 0 : 1 }
  }

  package override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    for view in [backdrop, tint, contentView] { view.frame = bounds }
  }

  package override func traitsDidChange() {
    super.traitsDidChange()
    effectDidChange()
  }
}

/// Draws the blurred content of the frame below it.
private final class BackdropView: UIView {
  var glass: Glass? { didSet { setNeedsDisplay() } }

  package override func display() {
    layer.contentNodeSize = bounds.size
    layer.contentNode = glass.map { glass in
      RenderNode(
        .backdrop(
          .init(
            frame: RoundedRect(bounds), radius: glass.radius, saturation: glass.saturation)))
    }
  }

  package override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    setNeedsDisplay()
  }
}
