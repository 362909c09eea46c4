/// A trait of a trait collection, defined by a type. Apps define their own traits with a default
/// value:
///
///     struct IsInSidebarTrait: UITraitDefinition { static let defaultValue = false }
///
/// Values that are `Equatable` are compared by value, other objects by identity. Any other value is
/// considered changed whenever it is set.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value where the trait isn't specified.
  static var defaultValue: Value { get }
  /// A short name for debugging; the name of the type by default.
  static var name: String { get }
  /// A unique name; by default the type's name with its module.
  static var identifier: String { get }
  /// Whether dynamic colors can depend on the trait, so that views resolve them again when it
  /// changes; false by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: Self.self) }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, such as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// A system trait, whose default value means that it is unspecified.
protocol SystemTrait: UITraitDefinition where Value: Equatable {}

/// The light or dark appearance.
public struct UITraitUserInterfaceStyle: SystemTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static let affectsColorAppearance = true
}

/// The base or elevated level.
public struct UITraitUserInterfaceLevel: SystemTrait {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static let affectsColorAppearance = true
}

/// The normal or increased contrast.
public struct UITraitAccessibilityContrast: SystemTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static let affectsColorAppearance = true
}

/// The user interface idiom.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  public static let affectsColorAppearance = true
}

/// The layout direction.
public struct UITraitLayoutDirection: SystemTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The number of pixels per point.
public struct UITraitDisplayScale: SystemTrait {
  public static let defaultValue: CGFloat = 0
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The preferred text size. A change of the desktop's text scale counts as a change even within a
/// category.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// The exact factor of text sizes, which always accompanies the category nearest to it.
struct TextScaleTrait: SystemTrait {
  static let defaultValue: CGFloat = 0
}
