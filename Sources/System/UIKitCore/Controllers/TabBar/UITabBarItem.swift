import QuartzCore

/// The title, image and badge that represent a screen in a tab bar.
@MainActor open class UITabBarItem: UIBarItem {
  /// The image of the selected item; nil, the default, stands for `image`.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { onChange?() } }
  }
  /// The text of the badge on the item; nil, the default, shows no badge.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { onChange?() } } }
  /// The color of the badge; nil, the default, stands for the system red.
  open var badgeColor: UIColor? { didSet { onChange?() } }

  private var standard: UITabBarAppearance? { didSet { onChange?() } }
  private var edge: UITabBarAppearance? { didSet { onChange?() } }

  /// The appearance of the bar while the item is selected; nil, the default, stands for the bar's
  /// own. The item keeps a copy.
  open var standardAppearance: UITabBarAppearance? {
    get { standard }
    set { standard = newValue.map { $0.adopted { [weak self] in self?.onChange?() } } }
  }
  /// The appearance of the bar while the item is selected and no content is beneath the bar; nil,
  /// the default, stands for the bar's own. The item keeps a copy.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { edge }
    set { edge = newValue.map { $0.adopted { [weak self] in self?.onChange?() } } }
  }

  /// Creates an item with the specified title, image and tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with the specified title, image and selected image.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  open func frame(in referenceView: UIView) -> CGRect {
    referenceView.window.flatMap { button(in: $0) }?.frame(in: referenceView) ?? .zero
  }
}
