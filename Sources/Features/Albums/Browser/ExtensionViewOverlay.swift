import PhotoBrowsing
import UIKit

/// Shows the adapter's extension view above the page indicator.
@MainActor final class ExtensionViewOverlay: UIView, PhotoBrowserOverlay {
  var content: UIView? {
    didSet {
      guard content !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let content { addSubview(content) }
      setNeedsLayout()
    }
  }

  /// The height that it takes up above what the browser shows at the bottom, in points.
  var contentHeight: CGFloat { content.map { size(of: $0).height + 8 } ?? 0 }

  private func size(of content: UIView) -> CGSize {
    let availableSize = CGSize(
      width: bounds.width - safeAreaInsets.left - safeAreaInsets.right, height: 200)
    let size = content.sizeThatFits(availableSize)
    return CGSize(
      width: min(size.width, availableSize.width), height: min(size.height, availableSize.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content else { return }
    let size = size(of: content)
    // The page indicator ends 15 points above the edge and is no higher than 33.
    content.frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: bounds.height - safeAreaInsets.bottom - 56 - size.height, width: size.width,
      height: size.height)
  }
}
