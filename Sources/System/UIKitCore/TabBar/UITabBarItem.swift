import QuartzCore

/// The title, image and badge that represent a screen in a tab bar.
@MainActor open class UITabBarItem: UIBarItem {
  /// The image while the item is selected; nil, the default, shows `image`.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { onChange?() } }
  }
  /// A short text in a bubble on the item; nil, the default, shows none.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { onChange?() } } }
  /// The color of the badge; nil, the default, is the system red.
  open var badgeColor: UIColor? { didSet { onChange?() } }

  private var standard: UITabBarAppearance? { didSet { onChange?() } }
  private var edge: UITabBarAppearance? { didSet { onChange?() } }

  /// How the bar looks while the item is selected; nil, the default, is the bar's own. The item keeps
  /// a copy.
  open var standardAppearance: UITabBarAppearance? {
    get { standard }
    set { standard = newValue.map { $0.adopted { [weak self] in self?.onChange?() } } }
  }
  /// How the bar looks while the item is selected and no content is below the bar; nil, the default,
  /// is the bar's own. The item keeps a copy.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { edge }
    set { edge = newValue.map { $0.adopted { [weak self] in self?.onChange?() } } }
  }

  /// Creates an item with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title, an image and another image for when it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
