import QuartzCore

/// The appearance of a tab bar: its background and items.
@MainActor open class UITabBarAppearance: UIBarAppearance {
  private var stacked = UITabBarItemAppearance(style: .stacked)
  private var inline = UITabBarItemAppearance(style: .inline)
  private var compactInline = UITabBarItemAppearance(style: .compactInline)
  /// The color of a template image behind the selected item. The default value is `nil`, which
  /// means the bar's tint color.
  open var selectionIndicatorTintColor: UIColor? { didSet { didChange() } }
  /// The image behind the selected item, centered in it; `nil` for none. The default value is
  /// `nil`.
  open var selectionIndicatorImage: UIImage? { didSet { didChange() } }

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    watchItems()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance {
      stacked = other.stacked.copied()
      inline = other.inline.copied()
      compactInline = other.compactInline.copied()
      selectionIndicatorTintColor = other.selectionIndicatorTintColor
      selectionIndicatorImage = other.selectionIndicatorImage
    }
    watchItems()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    watchItems()
  }

  private func watchItems() {
    for appearance in [stacked, inline, compactInline] {
      appearance.onChange = { [weak self] in self?.didChange() }
    }
  }

  /// The appearance of items with the title below the image, as in narrow windows.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set {
      stacked = newValue.adopted { [weak self] in self?.didChange() }
      didChange()
    }
  }

  /// The appearance of items with the title beside the image, as in wide windows.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set {
      inline = newValue.adopted { [weak self] in self?.didChange() }
      didChange()
    }
  }

  /// The appearance of items with the title beside the image in wide windows of compact height.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline }
    set {
      compactInline = newValue.adopted { [weak self] in self?.didChange() }
      didChange()
    }
  }

  func items(isStacked: Bool, isCompact: Bool) -> UITabBarItemAppearance {
    isStacked ? stacked : isCompact ? compactInline : inline
  }
}
