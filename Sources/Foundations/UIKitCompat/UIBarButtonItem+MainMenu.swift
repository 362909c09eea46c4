import UIKit

extension UIBarButtonItem {
  /// Creates an item that shows the main menu, which `buildMenu(with:)` of the app's delegate
  /// builds.
  ///
  /// Apple's systems show the menu in their own menu bar, so the item is hidden there.
  @MainActor public static func mainMenu() -> UIBarButtonItem {
    #if os(Linux)
      return makeMainMenu()
    #else
      let item = UIBarButtonItem()
      if #available(iOS 16, *) { item.isHidden = true }
      return item
    #endif
  }
}
