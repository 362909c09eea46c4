import Foundation

/// The environment of a view, such as its appearance and size class, by trait. A trait that isn't
/// specified has its default value.
public final class UITraitCollection: NSObject, Sendable {
  /// A closure that sets traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// The smallest regular width, in points: two columns as wide as a phone fit.
  package static let regularWidth: CGFloat = 600
  /// The smallest regular height, in points; phones in landscape are below it.
  package static let regularHeight: CGFloat = 480

  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection without any specified trait.
  public override convenience init() { self.init(TraitValues()) }

  /// Creates a collection with the traits that a closure sets.
  public convenience init(mutations: TraitMutations) {
    self.init(TraitValues().changed(by: mutations))
  }

  /// Creates a collection that specifies only one trait.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values)
  }

  /// Creates a collection that specifies only the appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, value: userInterfaceStyle)
  }

  /// Creates a collection that specifies only the level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
  }

  /// Creates a collection that specifies only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, value: accessibilityContrast)
  }

  /// Creates a collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, value: userInterfaceIdiom)
  }

  /// Creates a collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, value: layoutDirection)
  }

  /// Creates a collection that specifies only the scale of the display.
  public convenience init(displayScale: CGFloat) {
    self.init(UITraitDisplayScale.self, value: displayScale)
  }

  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
  }

  /// Creates a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)
  }

  /// Creates a collection that specifies only the preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
  }

  /// Creates a collection from several; later ones override what earlier ones specify.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Returns a collection with the changes that a closure makes.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    with(values.changed(by: mutations))
  }

  /// Returns a collection with another value of one trait.
  public func replacing<T: UITraitDefinition>(
    _ trait: T.Type, value: T.Value
  ) -> UITraitCollection {
    var changed = values
    changed[trait] = value
    return with(changed)
  }

  /// The value of a trait.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    values[trait] ?? T.defaultValue
  }

  /// The light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }
  /// The level: elevated in what is presented over other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  /// The contrast that a person chose for the desktop.
  public var accessibilityContrast: UIAccessibilityContrast {
    self[UITraitAccessibilityContrast.self]
  }
  /// The kind of device: a tablet's on a desktop.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }
  /// The layout direction of the desktop's language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    self[UITraitLayoutDirection.self]
  }
  /// The number of pixels per point; 0 is unspecified.
  public var displayScale: CGFloat { self[UITraitDisplayScale.self] }
  /// The size class of the scene's width: compact below 600 points, as a narrow window on an iPad.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    self[UITraitHorizontalSizeClass.self]
  }
  /// The size class of the scene's height: compact below 480 points, as a phone in landscape.
  public var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }
  /// The category that is nearest to the desktop's text scale.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    self[UITraitPreferredContentSizeCategory.self]
  }
  /// The factor of text sizes, 1 by default; 0 is unspecified.
  package var textScale: CGFloat { self[TextScaleTrait.self] }

  /// Whether all traits that another collection specifies have the same values here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether dynamic colors may resolve differently, because a trait that affects them differs.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    self !== traitCollection
      && values.differsInColor(from: traitCollection?.values ?? TraitValues())
  }

  /// The traits of the system on which dynamic colors depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceIdiom.self,
    ]
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  public override var hash: Int { values.hashValue }
  public override var description: String { "<UITraitCollection: \(values)>" }

  /// This collection with the values that others specify in place of its own.
  func overridden(by other: TraitValues) -> UITraitCollection { with(values.overridden(by: other)) }

  /// This collection if the values are the same.
  private func with(_ changed: TraitValues) -> UITraitCollection {
    changed == values ? self : UITraitCollection(changed)
  }
}

extension TraitValues {
  fileprivate func changed(by mutations: UITraitCollection.TraitMutations) -> TraitValues {
    var traits: any UIMutableTraits = TraitMutation(values: self)
    mutations(&traits)
    return (traits as? TraitMutation)?.values ?? self
  }
}
