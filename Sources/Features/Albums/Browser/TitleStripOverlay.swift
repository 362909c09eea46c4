import PhotoBrowsing
import UIKit

/// Shows the title strip at the top, beside the close button.
@MainActor final class TitleStripOverlay: UIView, PhotoBrowserOverlay {
  let strip: TitleStrip
  var onUpdate: (() -> Void)?
  /// The width to leave free beside the close button for the app's own buttons, in points.
  var inset: CGFloat = 0 {
    didSet { if inset != oldValue { setNeedsLayout() } }
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

  /// The height to leave free above the strip for a bar of the app, in points.
  var top: CGFloat = 0 {
    didSet { if top != oldValue { setNeedsLayout() } }
  }
  /// Whether there is a close button beside the strip.
  private var hasCloseButton = true

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let left = safe.left + 16
    // The close button is 16 points from the corner and 36 points wide.
    let right = bounds.width - safe.right - 16 - (hasCloseButton ? 36 + 12 : 0) - inset
    let size = strip.sizeThatFits(CGSize(width: max(0, right - left), height: 36))
    let middle = (bounds.width - size.width) / 2
    strip.frame = CGRect(
      x: min(max(left, middle), max(left, right - size.width)), y: safe.top + 16 + top,
      width: size.width, height: size.height)
  }
}
