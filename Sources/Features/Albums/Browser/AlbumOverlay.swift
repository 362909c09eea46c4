import PhotoBrowsing
import UIKit

/// Shows the title strip at the top, beside the close button, and the extension view above the page
/// indicator.
@MainActor final class AlbumOverlay: UIView, PhotoBrowserOverlay {
  let strip: TitleStrip
  var onUpdate: (() -> Void)?
  /// The width to leave free beside the close button for the app's own buttons, in points.
  var inset: CGFloat = 0 { didSet { if inset != oldValue { setNeedsLayout() } } }
  /// The height to leave free above the strip for a bar of the app, in points.
  var top: CGFloat = 0 { didSet { if top != oldValue { setNeedsLayout() } } }
  /// Whether there is a close button beside the strip.
  private var hasCloseButton = true
  var extensionView: UIView? {
    didSet {
      guard extensionView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let extensionView { insertSubview(extensionView, belowSubview: strip) }
      setNeedsLayout()
    }
  }

  init(_ strip: TitleStrip) {
    self.strip = strip
    super.init(frame: .zero)
    addSubview(strip)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func update(for browser: PhotoBrowserController, index: Int) {
    hasCloseButton = browser.showsCloseButton
    onUpdate?()
  }

  /// The height of the extension view above what the browser shows at the bottom, in points.
  var extensionHeight: CGFloat { extensionView.map { size(of: $0).height + 8 } ?? 0 }

  private func size(of view: UIView) -> CGSize {
    let safe = safeAreaInsets
    let availableSize = CGSize(width: bounds.width - safe.left - safe.right, height: 200)
    let size = view.sizeThatFits(availableSize)
    return CGSize(
      width: min(size.width, availableSize.width), height: min(size.height, availableSize.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    // The close button is 16 points from the corner and 36 points wide.
    let button = (hasCloseButton ? 36 + 12 : 0) + inset
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = safe.left + 16 + (isMirrored ? button : 0)
    let right = bounds.width - safe.right - 16 - (isMirrored ? 0 : button)
    let titles = strip.sizeThatFits(CGSize(width: max(0, right - left), height: 36))
    let middle = (bounds.width - titles.width) / 2
    strip.frame = CGRect(
      x: min(max(left, middle), max(left, right - titles.width)), y: safe.top + 16 + top,
      width: titles.width, height: titles.height)
    guard let extensionView else { return }
    let size = size(of: extensionView)
    // The page indicator ends 15 points above the edge and is no higher than 33.
    extensionView.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: bounds.height - safe.bottom - 56 - size.height,
      width: size.width, height: size.height)
  }
}
