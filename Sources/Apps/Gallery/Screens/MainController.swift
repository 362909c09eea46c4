import UIKit

/// The bar with the library below it. Keys that nothing in the bar handles are the library's.
final class MainController: UINavigationController {
  private let library: LibraryController

  init(library: LibraryController) {
    self.library = library
    super.init(nibName: nil, bundle: nil)
    viewControllers = [library]
  }

  required init?(coder: NSCoder) { nil }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    // With the focus below the bar, the library had them already.
    guard !library.view.containsFirstResponder else {
      return super.pressesBegan(presses, with: event)
    }
    let rest = presses.filter { press in press.key.map { !library.handle($0) } ?? true }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }
}

extension UIView {
  fileprivate var containsFirstResponder: Bool {
    isFirstResponder || subviews.contains(where: \.containsFirstResponder)
  }
}
