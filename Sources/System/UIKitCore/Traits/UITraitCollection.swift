import HostInterface
import QuartzCore
import Synchronization

/// The environment of a view, such as its appearance and size class; each trait may be unspecified.
public final class UITraitCollection: NSObject, Sendable {
  /// The smallest regular width, in points: two columns as wide as a phone fit.
  package static let regularWidth: CGFloat = 600
  /// The smallest regular height, in points; phones in landscape are below it.
  package static let regularHeight: CGFloat = 480

  private let values: TraitValues

  private init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection without any specified trait.
  public override convenience init() { self.init(TraitValues()) }

  /// Creates a collection that specifies only the appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// Creates a collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(layoutDirection: layoutDirection))
  }

  /// Creates a collection that specifies only the scale of the display.
  public convenience init(displayScale: CGFloat) {
    self.init(TraitValues(displayScale: displayScale))
  }

  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  /// Creates a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: verticalSizeClass))
  }

  /// Creates a collection that specifies only the preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(textScale: preferredContentSizeCategory.scale))
  }

  /// Creates a collection from several; later ones override what earlier ones specify.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// The light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The layout direction of the desktop's language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The number of pixels per point; 0 is unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// The size class of the window's width; regular from 600 points.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The size class of the window's height; regular from 480 points.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The category that is nearest to the desktop's text scale.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(scale: values.textScale)
  }
  /// The factor of text sizes, 1 by default; 0 is unspecified.
  package var textScale: CGFloat { values.textScale }

  /// Whether all traits that another collection specifies have the same values here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether dynamic colors may resolve differently, which depends only on the appearance.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  public override var hash: Int { values.hashValue }
  public override var description: String { "<UITraitCollection: \(values)>" }

  // MARK: Current

  private static let chosen = ThreadValue<UITraitCollection?>("UITraitCollection", nil)
  /// The main thread's, for other threads.
  private static let known = Mutex<UITraitCollection?>(nil)

  /// The traits for which dynamic colors are resolved outside of a view, on each thread.
  ///
  /// Unless set, these are the key window's, or the desktop's if there is none.
  public static var current: UITraitCollection {
    get {
      if let chosen = chosen.value { return chosen }
      if !MainThread.isCurrent, let known = known.withLock({ $0 }) { return known }
      let traits = MainThread.run { UIApplication.current?.keyWindow?.traitCollection ?? desktop }
      known.withLock { $0 = traits }
      return traits
    }
    set { chosen.value = newValue }
  }

  @MainActor private static var desktop: UITraitCollection {
    make(for: UIApplication.current?.host.desktop, displayScale: UIScreen.main.scale, size: nil)
  }

  /// Calls a closure with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = Self.chosen.value
    Self.chosen.value = self
    actions()
    Self.chosen.value = previous
  }

  // MARK: For the system

  /// The traits of a window with the given size; without a size, size classes are unspecified.
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
