import QuartzCore

/// A container of actions and other menus.
@MainActor open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Options for showing the children of a menu.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The children are a section of the containing menu instead of a submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The row that opens the menu is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing one of the actions checks only this one.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The images of the children form a palette: a row in which the chosen ones have a ring.
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
    /// The size that is appropriate for the menu.
    case automatic = -1
  }

  /// The identifier of the menu, which is unique unless the app specifies one.
  open private(set) var identifier: Identifier
  /// The options for showing the children; none by default.
  open private(set) var options: Options
  /// The preferred size of the children.
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

  /// Returns `nil`, because a coder has no handlers.
  public required init?(coder: NSCoder) { nil }

  /// The checked actions among the children and in sections, which are a part of the menu.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let action = child as? UIAction { return action.state == .on ? [action] : [] }
      guard let menu = child as? UIMenu, menu.isSection else { return [] }
      return menu.selectedElements
    }
  }

  /// Returns a copy of the menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.accessibilityIdentifier = accessibilityIdentifier
    return menu
  }
}

extension UIMenu {
  /// Whether the children are shown in the containing menu, below one another or as a palette.
  var isSection: Bool { !options.isDisjoint(with: [.displayInline, .displayAsPalette]) }

  /// The actions of the menu and of its sections.
  var inlineActions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let action = child as? UIAction { return [action] }
      guard let menu = child as? UIMenu, menu.isSection else { return [] }
      return menu.inlineActions
    }
  }

  /// Checks an action that the user has chosen, if it is in a menu in which one action is checked.
  ///
  /// - Returns: Whether the action is in such a menu.
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
