import QuartzCore

/// The background and shadow of a bar.
///
/// A bar keeps a copy of an appearance that is assigned to it; changes to the bar's copy are
/// displayed immediately.
@MainActor open class UIBarAppearance: NSObject {
  /// The user interface idiom for which the appearance was created.
  open private(set) var idiom: UIUserInterfaceIdiom
  /// The blur effect behind the bar, below its color; `nil` for none.
  open var backgroundEffect: UIBlurEffect? {
    didSet { if backgroundEffect !== oldValue { didChange() } }
  }
  /// The background color of the bar, above the blur and below the image; `nil` for none.
  open var backgroundColor: UIColor? { didSet { if backgroundColor != oldValue { didChange() } } }
  /// The background image, behind the bar's content; `nil` for none. The default value is `nil`.
  open var backgroundImage: UIImage? { didSet { if backgroundImage !== oldValue { didChange() } } }
  /// The content mode of the background image. The default value is `scaleToFill`.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
    didSet { if backgroundImageContentMode != oldValue { didChange() } }
  }
  /// The color of the shadow line along the bar's edge, or of a template shadow image; `nil` for
  /// none.
  open var shadowColor: UIColor? { didSet { if shadowColor != oldValue { didChange() } } }
  /// An image that replaces the shadow line along the bar's edge. A template image is drawn in the
  /// shadow color. The default value is `nil`, which means the line.
  open var shadowImage: UIImage? { didSet { if shadowImage !== oldValue { didChange() } } }

  /// A closure that is called after each change; set by the bar that owns the appearance.
  var onChange: (() -> Void)?

  /// Creates an appearance with the default background of bars, for the idiom `pad`.
  public override convenience init() { self.init(idiom: .pad) }

  /// Creates an appearance with the default background of bars, which on desktops is the same for
  /// all idioms.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance with the background and shadow of another one and, if both are for the
  /// same type of bar, all its other values.
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
    let copy: UIBarAppearance = MainActor.assumeIsolated {
      type(of: self).init(barAppearance: self)
    }
    return copy
  }

  /// Configures the default background and shadow of bars: a blur and a thin line.
  open func configureWithDefaultBackground() {
    setBackground(UIBlurEffect(style: .systemChromeMaterial), nil, shadow: .separator)
  }

  /// Configures an opaque background in the system's background color, and a thin line.
  open func configureWithOpaqueBackground() {
    setBackground(nil, .systemBackground, shadow: .separator)
  }

  /// Configures a transparent background without a shadow.
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
  /// Returns a copy that reports its changes.
  func adopted(_ onChange: @escaping () -> Void) -> Self {
    let copy = Self(barAppearance: self)
    copy.onChange = onChange
    return copy
  }
}
