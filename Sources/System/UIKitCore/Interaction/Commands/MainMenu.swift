import HostInterface
import QuartzCore

/// The main menu in the form used on desktops: the menus are submenus of one menu, with the app's
/// own at the end.
final class MainMenu: UIMenu {
  static func make() -> UIMenu {
    let root = UIMenuSystem.main.root
    var elements: [UIMenuElement] = []
    var last: [UIMenuElement] = []
    for child in root.children {
      guard let menu = child as? UIMenu else {
        elements.append(child)
        continue
      }
      guard menu.hasContent else { continue }
      if menu.identifier == .application || menu.identifier == .help {
        last += menu.children
      } else {
        elements.append(menu)
      }
    }
    let main = MainMenu(
      title: "", image: nil, identifier: .root, options: [], size: .automatic,
      elements: elements
        + [
          UIMenu(
            title: "", image: nil, identifier: Identifier(UUID().uuidString),
            options: .displayInline, size: .automatic, elements: last)
        ])
    return main
  }
}

extension UIMenu {
  /// A Boolean value that indicates whether the menu contains anything to choose.
  fileprivate var hasContent: Bool {
    children.contains { ($0 as? UIMenu)?.hasContent ?? true }
  }
}

extension UIWindow {
  /// Displays the main menu at its button, or at the top of the window if there is no button;
  /// returns `false` if the app has none.
  func showMainMenu() -> Bool {
    guard let scene = windowScene else { return false }
    let menu = MainMenu.make()
    let button = mainMenuButton
    // A button with a root menu of the app's own needs no menu builder.
    guard UIMenuSystem.main.isCustomized || button?.menu?.identifier == .root else { return false }
    if let button, button.showPrimaryMenu(isForTouch: false, isByKey: true) { return true }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var opening = MenuSession.Opening(
      anchor: CGRect(x: isMirrored ? 8 : bounds.width - 9, y: 0, width: 1, height: 8).offsetBy(
        dx: frame.minX, dy: frame.minY), isByKey: true, source: self, sender: nil)
    opening.alignment = isMirrored ? .start : .end
    return MenuSession.open(menu, in: scene, opening) != nil
  }

  /// Handles keys for commands: F10 displays the main menu, F1 and Ctrl+? display the list of
  /// keyboard shortcuts if there are any.
  func showCommands(by presses: Set<UIPress>) -> Bool {
    for key in presses.compactMap(\.key) {
      let flags = key.modifierFlags.subtracting(.alphaShift)
      switch key.keyCode {
      case .keyboardF10 where flags.isEmpty: return showMainMenu()
      case .keyboardF1 where flags.isEmpty: return CommandOverlay.show(in: self, isHeld: false)
      default:
        guard key.characters == "?", flags.subtracting(.shift) == .control else { continue }
        return CommandOverlay.show(in: self, isHeld: false)
      }
    }
    return false
  }
}
