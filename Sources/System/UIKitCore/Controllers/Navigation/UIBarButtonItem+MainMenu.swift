extension UIBarButtonItem {
  /// A Boolean value that indicates whether the item displays the main menu.
  var isMainMenu: Bool { menu?.identifier == .root || menu?.identifier == .mainMenu }

  /// Creates an item with three lines that displays the main menu.
  package static func makeMainMenu() -> UIBarButtonItem {
    let content = UIDeferredMenuElement.uncached { $0(MainMenu.make().children) }
    let item = UIBarButtonItem(
      image: UIImage(systemName: "line.3.horizontal"),
      menu: UIMenu(identifier: .mainMenu, children: [content]))
    item.accessibilityLabel = String(uikit: "Main Menu")
    return item
  }
}

extension UIMenu.Identifier {
  /// The menu of the button that displays what the menu system has built.
  fileprivate static let mainMenu = UIMenu.Identifier("vitrine.mainMenu")
}

extension UIWindow {
  /// The button that displays the main menu; nil if none is visible.
  var mainMenuButton: UIButton? {
    var found: UIButton?
    func look(_ view: UIView) {
      guard found == nil, !view.isHidden, view.alpha > 0.01 else { return }
      if let button = view as? UIButton, (button.menuSender as? UIBarButtonItem)?.isMainMenu == true
      {
        found = button
        return
      }
      for subview in view.subviews { look(subview) }
    }
    look(self)
    return found
  }
}
