import QuartzCore

/// The key of a custom value in a configuration state.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  /// Creates a key with an identifier.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view on which its configuration can depend.
@MainActor public protocol UIConfigurationState {
  /// Creates a state with traits.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// A custom value of the app.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a header or footer.
@MainActor public struct UIViewConfigurationState: UIConfigurationState, @MainActor Hashable {
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the user can't interact with the view.
  public var isDisabled = false
  /// A Boolean value that indicates whether the view is pressed.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected.
  public var isSelected = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
@MainActor public struct UICellConfigurationState: UIConfigurationState, @MainActor Hashable {
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the user can't interact with the cell.
  public var isDisabled = false
  /// A Boolean value that indicates whether the cell is pressed.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the cell is in editing mode.
  public var isEditing = false
  /// A Boolean value that indicates whether the children of the cell's item are shown in an
  /// outline.
  public var isExpanded = false
  /// A Boolean value that indicates whether the cell has revealed the actions of a swipe.
  public var isSwiped = false
  /// A Boolean value that indicates whether the cell is being dragged to another position.
  public var isReordering = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// A description of a view's content, which creates a view that shows it.
@MainActor public protocol UIContentConfiguration {
  /// Creates a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@MainActor public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show a configuration. By default it can show those of the same
  /// type as its own.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}

/// A transformer that derives a color from another one in a configuration.
@MainActor public struct UIConfigurationColorTransformer {
  /// The function that transforms a color.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer with a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the transformed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer that returns a gray with the color's brightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    let (red, green, blue, alpha) = color.parts
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}

/// A transformer that derives text attributes from others in a configuration.
@MainActor public struct UIConfigurationTextAttributesTransformer {
  /// The function that transforms attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer with a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIColor {
  fileprivate var parts: (CGFloat, CGFloat, CGFloat, CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }
}
