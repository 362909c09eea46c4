import QuartzCore

/// How a navigation bar looks: its background, its titles and its buttons.
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title, such as its font and color; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
  /// How far the title is moved; zero by default.
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }
  /// The attributes of a large title, such as its font and color; empty by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
  private var buttons = UIBarButtonItemAppearance(style: .plain)
  private var doneButtons = UIBarButtonItemAppearance(style: .done)
  private var backButtons = UIBarButtonItemAppearance(style: .plain)
  private var ownBackIndicator: (image: UIImage, mask: UIImage)?

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    watchButtons()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance {
      titleTextAttributes = other.titleTextAttributes
      titlePositionAdjustment = other.titlePositionAdjustment
      largeTitleTextAttributes = other.largeTitleTextAttributes
      buttons = other.buttons.copied()
      doneButtons = other.doneButtons.copied()
      backButtons = other.backButtons.copied()
      ownBackIndicator = other.ownBackIndicator
    }
    watchButtons()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    watchButtons()
  }

  private func watchButtons() {
    for appearance in [buttons, doneButtons, backButtons] {
      appearance.onChange = { [weak self] in self?.didChange() }
    }
  }

  /// The look of plain buttons.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons }
    set {
      buttons = newValue.adopted { [weak self] in self?.didChange() }
      didChange()
    }
  }

  /// The look of the buttons that complete a task.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtons }
    set {
      doneButtons = newValue.adopted { [weak self] in self?.didChange() }
      didChange()
    }
  }

  /// The look of the back button.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { backButtons }
    set {
      backButtons = newValue.adopted { [weak self] in self?.didChange() }
      didChange()
    }
  }

  /// The image of the back button; a chevron by default.
  open var backIndicatorImage: UIImage {
    ownBackIndicator?.image ?? UIImage(systemName: "chevron.left") ?? UIImage()
  }

  /// The mask of the back button's image for transitions; a chevron by default. Titles fade in and
  /// out here rather than pass below the image, so that they aren't masked.
  open var backIndicatorTransitionMaskImage: UIImage {
    ownBackIndicator?.mask ?? UIImage(systemName: "chevron.left") ?? UIImage()
  }

  /// Sets the image of the back button. Unless both images are given it is the chevron.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    if let backIndicatorImage, let backIndicatorTransitionMaskImage {
      ownBackIndicator = (backIndicatorImage, backIndicatorTransitionMaskImage)
    } else {
      ownBackIndicator = nil
    }
    didChange()
  }

  /// The image that was set for the back button; nil for the chevron, which points back in either
  /// direction of writing.
  var customBackIndicator: UIImage? { ownBackIndicator?.image }

  func buttonAppearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
    style == .done ? doneButtons : buttons
  }
}
