import QuartzCore

/// A container of actions and other menus.
@MainActor open class UIMenu: UIMenuElement {
  /// The identity of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu shows its children.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The children are a section of the menu that contains this one, in place of a submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The row that opens the menu is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing one of the actions checks it and no other.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The images of the children are a palette: a row to choose from, with the chosen ones ringed.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The sizes in which a menu shows its elements.
  public enum ElementSize: Int, Sendable {
    /// Images side by side.
    case small = 0
    /// Images with short titles side by side.
    case medium
    /// One below the other.
    case large
    /// The size that suits the menu.
    case automatic = -1
  }

  /// The identity of the menu, which is unique unless the app chose one.
  open private(set) var identifier: Identifier
  /// How the menu shows its children; none by default.
  open private(set) var options: Options
  /// The size in which the menu shows its children.
  open var preferredElementSize: ElementSize
  /// The actions and menus.
  open private(set) var children: [UIMenuElement]

  /// Creates a menu. Without an identifier it gets a unique one.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, image: image, identifier: identifier ?? Identifier(UUID().uuidString),
      options: options, size: preferredElementSize, elements: children)
    self.subtitle = subtitle
  }

  init(
    title: String, image: UIImage?, identifier: Identifier, options: Options,
    size: ElementSize, elements: [UIMenuElement]
  ) {
    self.identifier = identifier
    self.options = options
    preferredElementSize = size
    children = elements
    super.init(title: title, image: image)
  }

  /// Returns nil, as a coder has no handlers.
  public required init?(coder: NSCoder) { nil }

  /// The checked actions among the children and, as sections are a part of the menu, in them.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let action = child as? UIAction { return action.state == .on ? [action] : [] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.selectedElements
    }
  }

  /// Returns a menu that is the same but for its children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.accessibilityIdentifier = accessibilityIdentifier
    return menu
  }
}

extension UIMenu {
  /// The actions of the menu and of its sections.
  var inlineActions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let action = child as? UIAction { return [action] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.inlineActions
    }
  }

  /// Checks an action as its user chose it, if it is in a menu of which one action is checked.
  ///
  /// - Returns: Whether it is.
  @discardableResult func select(_ action: UIAction, forced: Bool = false) -> Bool {
    if forced || options.contains(.singleSelection) {
      let actions = inlineActions
      if actions.contains(where: { $0 === action }) {
        for other in actions { other.state = other === action ? .on : .off }
        return true
      }
    }
    return children.contains { ($0 as? UIMenu)?.select(action) == true }
  }
}
