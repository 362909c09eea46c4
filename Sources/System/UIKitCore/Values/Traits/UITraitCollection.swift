import Foundation

/// The traits of an environment such as a view, for example its appearance and size class. A trait
/// that isn't specified has its default value.
public final class UITraitCollection: NSObject, Sendable {
  /// A closure that sets traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// The smallest regular width, in points; it fits two columns of a phone's width.
  package static let regularWidth: CGFloat = 600
  /// The smallest regular height, in points; phones in landscape orientation are smaller.
  package static let regularHeight: CGFloat = 480

  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection that specifies no traits.
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

  /// Creates a collection that specifies only the user interface idiom.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, value: userInterfaceIdiom)
  }

  /// Creates a collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, value: layoutDirection)
  }

  /// Creates a collection that specifies only the display scale.
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

  /// Creates a collection from several others; later ones override the values of earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Returns a collection with the changes made by a closure.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    with(values.changed(by: mutations))
  }

  /// Returns a collection in which one trait has another value.
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
  /// The level: elevated in content that is presented over other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  /// The contrast that the user chose for the desktop.
  public var accessibilityContrast: UIAccessibilityContrast {
    self[UITraitAccessibilityContrast.self]
  }
  /// The user interface idiom: the tablet's on a desktop.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }
  /// The layout direction of the desktop's language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    self[UITraitLayoutDirection.self]
  }
  /// The number of pixels per point; 0 if unspecified.
  public var displayScale: CGFloat { self[UITraitDisplayScale.self] }
  /// The size class of the scene's width: compact below 600 points, like that of a narrow window on
  /// iPad.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    self[UITraitHorizontalSizeClass.self]
  }
  /// The size class of the scene's height: compact below 480 points, like that of a phone in
  /// landscape.
  public var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }
  /// The category that is nearest to the desktop's text scale.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    self[UITraitPreferredContentSizeCategory.self]
  }
  /// The factor of text sizes, 1 by default; 0 if unspecified.
  package var textScale: CGFloat { self[TextScaleTrait.self] }

  /// Returns whether all traits that another collection specifies have the same values in this one.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.contains($0.values) } ?? true
  }

  /// Returns whether dynamic colors can resolve differently because a trait that affects them
  /// differs.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    self !== traitCollection
      && values.differsInColor(from: traitCollection?.values ?? TraitValues())
  }

  /// The system traits on which dynamic colors depend.
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

  /// Returns this collection, overridden by the values that others specify.
  func overridden(by other: TraitValues) -> UITraitCollection { with(values.overridden(by: other)) }

  /// Returns a collection with the values; this instance if they are the same.
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
