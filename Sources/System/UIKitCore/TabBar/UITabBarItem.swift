import QuartzCore

@MainActor open class UITabBarItem: UIBarItem {
  /// Nil shows `image`.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { onChange?() } }
  }
  /// A short text in a bubble; nil takes it away.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { onChange?() } } }
  /// Nil is the system's red.
  open var badgeColor: UIColor? { didSet { onChange?() } }

  public override init() { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
