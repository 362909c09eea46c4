import PhotoBrowsing
import UIKit

/// The strip of titles at the top, beside the way out.
@MainActor final class StripOverlay: UIView, PhotoBrowserOverlay {
  let strip: TitleStrip
  var onUpdate: (() -> Void)?
  /// Points beside the browser's button that the app's own buttons take.
  var inset: CGFloat = 0 {
    didSet { if inset != oldValue { setNeedsLayout() } }
  }

  init(_ strip: TitleStrip) {
    self.strip = strip
    super.init(frame: .zero)
    addSubview(strip)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func update(for browser: PhotoBrowserController, index: Int) { onUpdate?() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let left = safe.left + 16
    // The browser's button lies in the corner: 16 points away from the edge, 36 wide.
    let right = bounds.width - safe.right - 16 - 36 - 12 - inset
    let size = strip.sizeThatFits(CGSize(width: max(0, right - left), height: 36))
    let middle = (bounds.width - size.width) / 2
    strip.frame = CGRect(
      x: min(max(left, middle), max(left, right - size.width)), y: safe.top + 16,
      width: size.width, height: size.height)
  }
}
