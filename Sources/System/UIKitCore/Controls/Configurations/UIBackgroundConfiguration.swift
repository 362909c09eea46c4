import QuartzCore

/// The background of a cell, header, footer or button.
@MainActor public struct UIBackgroundConfiguration {
  /// A custom view in the background.
  public var customView: UIView?
  /// The corner radius, in points. The default value is zero.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background, in points. The default value is zero.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The background color. If `nil`, it is the tint color.
  public var backgroundColor: UIColor?
  /// A transformer of the background color. If `nil`, the default, the color isn't changed.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The image over the color.
  public var image: UIImage?
  /// The content mode of the image. The default value is `scaleToFill`.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the stroke. If `nil`, it is the tint color.
  public var strokeColor: UIColor?
  /// A transformer of the stroke color. If `nil`, the default, the color isn't changed.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke, in points. The default value is zero.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke from the background's edge, outwards, in points. The default value
  /// is zero.
  public var strokeOutset: CGFloat = 0
  /// The visual effect behind the color. If `nil`, the default, there is none.
  public var visualEffect: UIVisualEffect?
  /// The kind of background, which determines whether the color follows the state.
  var kind = Kind.custom

  enum Kind { case custom, plain, grouped, sidebar }

  init(_ kind: Kind, _ color: UIColor) {
    self.kind = kind
    backgroundColor = color
  }

  /// Returns the background color for a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer.map { $0(color) } ?? color
  }

  /// Returns the stroke color for a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer.map { $0(color) } ?? color
  }

  /// Returns the configuration for a state: the system's backgrounds change color while they are
  /// highlighted or selected.
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

  /// Returns an empty background.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.custom, .clear)
  }
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
