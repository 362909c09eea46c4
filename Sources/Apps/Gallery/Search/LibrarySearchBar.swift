import UIKit

/// The search field in the place of the library's title.
final class LibrarySearchBar: UISearchBar {
  /// Called for the key that leads from the field to the results.
  var onDown: (() -> Void)?
  /// The largest width in points.
  private static let maximumWidth: CGFloat = 720

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(size.width, Self.maximumWidth), height: super.sizeThatFits(size).height)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let onDown, presses.contains(where: { $0.key?.keyCode == .keyboardDownArrow }) else {
      return super.pressesBegan(presses, with: event)
    }
    onDown()
  }
}
