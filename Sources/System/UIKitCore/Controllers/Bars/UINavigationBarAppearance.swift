import QuartzCore

/// The appearance of a navigation bar: its background, titles and buttons.
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title, such as its font and color. The default value is empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
  /// The offset of the title. The default value is zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }
  /// The attributes of a large title, such as its font and color. The default value is empty.
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

  /// The appearance of plain buttons.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons }
    set {
      buttons = newValue.adopted { [weak self] in self?.didChange() }
      didChange()
    }
  }

  /// The appearance of Done buttons.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtons }
    set {
      doneButtons = newValue.adopted { [weak self] in self?.didChange() }
      didChange()
    }
  }

  /// The appearance of the back button.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { backButtons }
    set {
      backButtons = newValue.adopted { [weak self] in self?.didChange() }
      didChange()
    }
  }

  /// The image of the back button. The default value is a chevron.
  open var backIndicatorImage: UIImage {
    ownBackIndicator?.image ?? UIImage(systemName: "chevron.left") ?? UIImage()
  }

  /// The mask of the back button's image during transitions. The default value is a chevron. Here
  /// titles fade in and out instead of moving below the image, so they aren't masked.
  open var backIndicatorTransitionMaskImage: UIImage {
    ownBackIndicator?.mask ?? UIImage(systemName: "chevron.left") ?? UIImage()
  }

  /// Sets the image of the back button and its mask. If one of them is `nil`, the chevron is used.
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

  /// The custom image of the back button; `nil` for the chevron, which points back in either layout
  /// direction.
  var customBackIndicator: UIImage? { ownBackIndicator?.image }

  func buttonAppearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
    style == .done ? doneButtons : buttons
  }
}
