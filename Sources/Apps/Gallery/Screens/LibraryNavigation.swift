import UIKit

/// The bar with the library, or the trash over it, below it. Keys that nothing in the bar handles
/// are the library's.
final class LibraryNavigation: UINavigationController {
  let library: LibraryController

  init(library: LibraryController) {
    self.library = library
    super.init(nibName: nil, bundle: nil)
    viewControllers = [library]
  }

  required init?(coder: NSCoder) { nil }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    // With the focus below the bar, the library had them already.
    let rest = library.viewIfLoaded?.containsFirstResponder == true ? presses : handle(presses)
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Lets the library handle keys if it is visible. Returns those that it doesn't.
  func handle(_ presses: Set<UIPress>) -> Set<UIPress> {
    guard topViewController === library else { return presses }
    return presses.filter { press in press.key.map { !library.handle($0) } ?? true }
  }
}

extension UIView {
  /// Whether the view or one in it has the focus.
  var containsFirstResponder: Bool {
    isFirstResponder || subviews.contains(where: \.containsFirstResponder)
  }
}
