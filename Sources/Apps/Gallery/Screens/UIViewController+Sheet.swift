import UIKit

extension UIViewController {
  /// Returns a sheet with this screen and its bar, to be presented.
  func inSheet() -> UIViewController {
    let sheet = SheetController(rootViewController: self)
    sheet.modalPresentationStyle = .formSheet
    return sheet
  }
}

extension UIViewController {
  /// Takes the focus as a screen that comes, unless somebody walks through the sidebar.
  func takeFocusFromLibrary() {
    let main = splitViewController as? MainController
    if main?.sidebar.isFirstResponder != true { becomeFirstResponder() }
  }
}

/// A sheet's bar and screens. Keys that they have no use for aren't those of the screen below.
private final class SheetController: UINavigationController {
  override var next: UIResponder? { viewIfLoaded?.window ?? super.next }

  // The search lies in the bar, beside the list.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let list = topViewController as? ListSheetController
    let rest = presses.filter { press in press.key.map { list?.handle($0) != true } ?? true }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }
}
