import QuartzCore

/// The background of a cell, header or footer.
@MainActor public struct UIBackgroundConfiguration {
  /// A view that is shown in the background.
  public var customView: UIView?
  /// The radius of the corners, in points. The default is zero.
  public var cornerRadius: CGFloat = 0
  /// The distance of the background from the sides, in points. The default is zero.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color; nil for the tint color.
  public var backgroundColor: UIColor?
  /// Makes the color that is shown of the background color; nil, the default, leaves it as it is.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The image over the color.
  public var image: UIImage?
  /// How the image fills the background. The default is to fill it, stretched.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the line around; nil for the tint color.
  public var strokeColor: UIColor?
  /// Makes the color that is shown of the stroke color; nil, the default, leaves it as it is.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the line around, in points. The default is zero.
  public var strokeWidth: CGFloat = 0
  /// Whether the color follows the state.
  var kind = Kind.custom

  enum Kind { case custom, plain, grouped, sidebar }

  init(_ kind: Kind, _ color: UIColor) {
    self.kind = kind
    backgroundColor = color
  }

  /// Returns the color that is shown with a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer.map { $0(color) } ?? color
  }

  /// Returns the color of the line around with a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer.map { $0(color) } ?? color
  }

  /// Returns the configuration for a state: the system's kinds change color while they are pressed or
  /// selected.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let cell = state as? UICellConfigurationState else { return self }
    let isOn = cell.isHighlighted || cell.isSelected
    var copy = self
    switch kind {
    case .custom: break
    case .plain: copy.backgroundColor = isOn ? .systemGray4 : .systemBackground
    case .grouped: copy.backgroundColor = isOn ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebar: copy.backgroundColor = isOn ? .tertiarySystemFill : .clear
    }
    return copy
  }

  /// Returns a background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.custom, .clear) }
  /// Returns the background of cells of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plain, .systemBackground)
  }
  /// Returns the background of cells of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.grouped, .secondarySystemGroupedBackground)
  }
  /// Returns the background of cells of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var sidebar = UIBackgroundConfiguration(.sidebar, .clear)
    sidebar.cornerRadius = 10
    sidebar.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 8, bottom: 1, trailing: 8)
    return sidebar
  }
  /// Returns the background of headers and footers of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.custom, .systemBackground)
  }
  /// Returns the background of headers and footers of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of headers of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
}

/// Shows a background configuration behind a cell's content.
@MainActor final class ConfiguredBackgroundView: UIView {
  private let plate = UIView()
  private let imageView = UIImageView()
  private var custom: UIView?
  private var insets = NSDirectionalEdgeInsets.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(plate)
    plate.addSubview(imageView)
    plate.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter corners: The rounded corners and their radius, for groups; nil for the configuration's.
  func show(_ configuration: UIBackgroundConfiguration, corners: (CACornerMask, CGFloat)?) {
    insets = configuration.backgroundInsets
    plate.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    plate.layer.cornerRadius = corners?.1 ?? configuration.cornerRadius
    plate.layer.maskedCorners =
      corners?.0
      ?? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    plate.layer.borderWidth = configuration.strokeWidth
    plate.layer.borderColor =
      configuration.strokeWidth > 0
      ? configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor : nil
    imageView.image = configuration.image
    imageView.contentMode = configuration.imageContentMode
    imageView.isHidden = configuration.image == nil
    if custom !== configuration.customView {
      custom?.removeFromSuperview()
      custom = configuration.customView
      if let custom { plate.addSubview(custom) }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = bounds.size.inset(by: insets)
    plate.frame = CGRect(
      x: isMirrored ? insets.trailing : insets.leading, y: insets.top, width: size.width,
      height: size.height)
    imageView.frame = plate.bounds
    custom?.frame = plate.bounds
  }
}
