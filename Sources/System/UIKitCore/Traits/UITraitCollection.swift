import HostInterface
import QuartzCore

/// What a view needs to know of its surroundings; unspecified traits say nothing.
public final class UITraitCollection: NSObject, Sendable {
  /// Widths from here on, in points, are regular: two columns of a phone's width fit.
  package static let regularWidth: CGFloat = 600
  /// Heights from here on, in points, are regular; phones lying on their side are below.
  package static let regularHeight: CGFloat = 480

  private let values: TraitValues

  private init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  public override convenience init() { self.init(TraitValues()) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(layoutDirection: layoutDirection))
  }

  public convenience init(displayScale: CGFloat) {
    self.init(TraitValues(displayScale: displayScale))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: verticalSizeClass))
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(textScale: preferredContentSizeCategory.scale))
  }

  /// Later collections win where they say something.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels a point; 0 is unspecified.
  public var displayScale: CGFloat { values.displayScale }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The nearest to the desktop's text scale.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(scale: values.textScale)
  }
  /// 1 is the usual size of text; 0 is unspecified.
  package var textScale: CGFloat { values.textScale }

  /// Whether everything that `trait` specifies is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  public override var hash: Int { values.hashValue }
  public override var description: String { "<UITraitCollection: \(values)>" }

  // MARK: Current

  @MainActor private static var currentStorage: UITraitCollection?

  /// The traits that dynamic colours are resolved with when no view says otherwise: the key
  /// window's, else the desktop's, until set.
  @MainActor public static var current: UITraitCollection {
    get { currentStorage ?? UIApplication.current?.keyWindow?.traitCollection ?? desktop }
    set { currentStorage = newValue }
  }

  @MainActor private static var desktop: UITraitCollection {
    make(for: UIApplication.current?.host.desktop, displayScale: UIScreen.main.scale, size: nil)
  }

  @MainActor public func performAsCurrent(_ actions: () -> Void) {
    let previous = Self.currentStorage
    Self.currentStorage = self
    actions()
    Self.currentStorage = previous
  }

  // MARK: Made by the system

  /// The size classes are those of a window of the size; without a size they stay open.
  @MainActor package static func make(
    for desktop: (any DesktopServices)?, displayScale: CGFloat, size: CGSize?
  ) -> UITraitCollection {
    var values = TraitValues(
      userInterfaceStyle: desktop?.prefersDarkAppearance == true ? .dark : .light,
      layoutDirection: systemLayoutDirection, displayScale: displayScale,
      textScale: desktop?.textScale ?? 1)
    if let size { values.takeSizeClasses(of: size) }
    return UITraitCollection(values)
  }

  package func modifyingUserInterfaceStyle(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != userInterfaceStyle else { return self }
    var changed = values
    changed.userInterfaceStyle = style
    return UITraitCollection(changed)
  }

  package func modifyingSizeClasses(for size: CGSize) -> UITraitCollection {
    var changed = values
    changed.takeSizeClasses(of: size)
    return changed == values ? self : UITraitCollection(changed)
  }

  /// The layout direction of the desktop's language.
  private static let systemLayoutDirection: UITraitEnvironmentLayoutDirection = {
    guard let code = Locale.current.language.languageCode?.identifier else { return .leftToRight }
    let direction = Locale.Language(identifier: code).characterDirection
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }()
}

private struct TraitValues: Hashable, Sendable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var textScale: CGFloat = 0
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified

  mutating func takeSizeClasses(of size: CGSize) {
    horizontalSizeClass = size.width < UITraitCollection.regularWidth ? .compact : .regular
    verticalSizeClass = size.height < UITraitCollection.regularHeight ? .compact : .regular
  }

  func overridden(by other: TraitValues) -> TraitValues {
    var result = self
    if other.userInterfaceStyle != .unspecified {
      result.userInterfaceStyle = other.userInterfaceStyle
    }
    if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { result.displayScale = other.displayScale }
    if other.textScale != 0 { result.textScale = other.textScale }
    if other.horizontalSizeClass != .unspecified {
      result.horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified {
      result.verticalSizeClass = other.verticalSizeClass
    }
    return result
  }
}
