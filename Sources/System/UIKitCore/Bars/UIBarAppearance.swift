import QuartzCore

/// How the background and the shadow of a bar look.
///
/// A bar keeps a copy of an appearance that it is given; changes of the bar's own are shown at once.
@MainActor open class UIBarAppearance: NSObject {
  /// The kind of device for which the appearance was made.
  open private(set) var idiom: UIUserInterfaceIdiom
  /// The blur behind the bar, below its color; nil for none.
  open var backgroundEffect: UIBlurEffect? {
    didSet { if backgroundEffect !== oldValue { didChange() } }
  }
  /// The color of the bar, above the blur and below the image; nil for none.
  open var backgroundColor: UIColor? { didSet { if backgroundColor != oldValue { didChange() } } }
  /// The image behind the bar's content; nil, the default, for none.
  open var backgroundImage: UIImage? { didSet { if backgroundImage !== oldValue { didChange() } } }
  /// How the image fills the bar; scaled to fill by default.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
    didSet { if backgroundImageContentMode != oldValue { didChange() } }
  }
  /// The color of the line along the bar's edge, or of a template image in its place; nil for none.
  open var shadowColor: UIColor? { didSet { if shadowColor != oldValue { didChange() } } }
  /// An image in place of the line along the bar's edge; nil, the default, for the line. A template
  /// image has the color of the shadow.
  open var shadowImage: UIImage? { didSet { if shadowImage !== oldValue { didChange() } } }

  /// Called when something has changed; set by the bar that has the appearance.
  var onChange: (() -> Void)?

  /// Creates an appearance with the background that bars have by default, for a tablet's windows.
  public override convenience init() { self.init(idiom: .pad) }

  /// Creates an appearance with the background that bars have by default. Desktops have the same for
  /// all kinds of devices.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance with the background and shadow of another one and, if both are for bars of
  /// the same kind, all the rest of it.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Creates an appearance like `init()`; the coder isn't read.
  public required init?(coder: NSCoder) {
    idiom = .pad
    super.init()
    configureWithDefaultBackground()
  }

  /// Returns an appearance of the same class with the same values.
  nonisolated open override func copy() -> Any {
    let copy: UIBarAppearance = MainActor.assumeIsolated { type(of: self).init(barAppearance: self) }
    return copy
  }

  /// Sets the background and shadow that bars have by default: a blur and a thin line.
  open func configureWithDefaultBackground() {
    setBackground(UIBlurEffect(style: .systemChromeMaterial), nil, shadow: .separator)
  }

  /// Sets a background in the color of the system's backgrounds, and a thin line.
  open func configureWithOpaqueBackground() {
    setBackground(nil, .systemBackground, shadow: .separator)
  }

  /// Sets no background and no shadow.
  open func configureWithTransparentBackground() { setBackground(nil, nil, shadow: nil) }

  private func setBackground(_ effect: UIBlurEffect?, _ color: UIColor?, shadow: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    backgroundImageContentMode = .scaleToFill
    shadowColor = shadow
    shadowImage = nil
  }

  func didChange() { onChange?() }
}

extension UIBarAppearance {
  /// Makes a copy that tells of its changes.
  func adopted(_ onChange: @escaping () -> Void) -> Self {
    let copy = Self(barAppearance: self)
    copy.onChange = onChange
    return copy
  }
}
