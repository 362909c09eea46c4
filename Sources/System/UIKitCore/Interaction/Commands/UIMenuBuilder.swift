import QuartzCore

/// An object that modifies menus while they are built.
@MainActor public protocol UIMenuBuilder: AnyObject {
  /// The menu system whose menus are built.
  var system: UIMenuSystem { get }
  /// Returns the menu with an identifier, or `nil` if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with an identifier, or `nil` if there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Replaces a menu with another menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the children of a menu with those that a closure returns for the existing ones.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another menu.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another menu.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first child of another menu.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last child of another menu.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The builder of the main menu. It ignores menus that don't exist and identifiers that already
/// exist, with a warning.
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

  /// Returns the menu after replacing the submenu with an identifier with the elements that a
  /// closure returns.
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
