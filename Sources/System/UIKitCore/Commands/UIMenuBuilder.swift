import QuartzCore

/// What changes a menu while it is built.
@MainActor public protocol UIMenuBuilder: AnyObject {
  /// The system whose menu is built.
  var system: UIMenuSystem { get }
  /// Returns the menu with an identifier; nil if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with an identifier; nil if there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Puts a menu in place of another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Gives a menu the children that a closure makes of those that it has.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, before its other children.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, after its other children.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// Builds the main menu. A menu that doesn't exist, or an identifier that is there already, is
/// ignored with a warning.
@MainActor final class MainMenuBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu
  private(set) var hasChanged = false

  init(_ system: UIMenuSystem) {
    self.system = system
    root = StandardMenus.root()
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? { root.find(identifier) }

  func action(for identifier: UIAction.Identifier) -> UIAction? { root.find(identifier) }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    insert(siblingMenu, siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    insert(siblingMenu, siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    insert(childMenu, parentIdentifier) { [$0.replacingChildren([childMenu] + $0.children)] }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    insert(childMenu, parentIdentifier) { [$0.replacingChildren($0.children + [childMenu])] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  private func insert(
    _ menu: UIMenu, _ identifier: UIMenu.Identifier, _ edit: (UIMenu) -> [UIMenuElement]
  ) {
    guard root.find(menu.identifier) == nil else {
      return Warning.write("UIMenuBuilder: there is a menu \(menu.identifier.rawValue) already")
    }
    change(identifier, edit)
  }

  private func change(_ identifier: UIMenu.Identifier, _ edit: (UIMenu) -> [UIMenuElement]) {
    guard root.find(identifier) != nil else {
      return Warning.write("UIMenuBuilder: there is no menu \(identifier.rawValue)")
    }
    hasChanged = true
    let elements = root.replacing(identifier, edit)
    root = elements.count == 1 ? elements[0] as? UIMenu ?? root : root
  }
}

extension UIMenu {
  fileprivate func find(_ identifier: Identifier) -> UIMenu? {
    if self.identifier == identifier { return self }
    return children.lazy.compactMap { ($0 as? UIMenu)?.find(identifier) }.first
  }

  fileprivate func find(_ identifier: UIAction.Identifier) -> UIAction? {
    for child in children {
      if let action = child as? UIAction, action.identifier == identifier { return action }
      if let found = (child as? UIMenu)?.find(identifier) { return found }
    }
    return nil
  }

  /// The menu with another in place of the one with an identifier, or several, or none.
  fileprivate func replacing(
    _ identifier: Identifier, _ edit: (UIMenu) -> [UIMenuElement]
  ) -> [UIMenuElement] {
    if self.identifier == identifier { return edit(self) }
    guard find(identifier) != nil else { return [self] }
    return [
      replacingChildren(
        children.flatMap { child in
          (child as? UIMenu)?.replacing(identifier, edit) ?? [child]
        })
    ]
  }
}
