import PhotoBrowsing
import UIKit
import UIKitCompat

/// Tells over a photo how many pages its file has, and shows them when it is activated.
final class PagesButton: UIView, PhotoBrowserOverlay {
  let button = UIButton(configuration: .filled())
  /// Called when another photo becomes current.
  var onPhotoChange: ((_ index: Int) -> Void)?
  /// The distance from the bottom, above the page indicator, in points.
  private static let bottom: CGFloat = 56

  init(onActivation: @escaping () -> Void) {
    super.init(frame: .zero)
    var look = UIButton.Configuration.filled()
    look.baseBackgroundColor = UIColor(white: 0, alpha: 0.6)
    look.baseForegroundColor = .white
    look.cornerStyle = .capsule
    look.image = UIImage(systemName: "doc.on.doc")
    look.preferredSymbolConfigurationForImage = .init(pointSize: 14)
    look.imagePadding = 6
    look.titleTextAttributesTransformer = .init { old in
      var new = old
      new.font = UIFontMetrics.default.scaledFont(
        for: .systemFont(ofSize: 14, weight: .medium), maximumPointSize: 28)
      return new
    }
    button.configuration = look
    button.isHidden = true
    button.addAction(UIAction { _ in onActivation() }, for: .touchUpInside)
    addSubview(button)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func update(for browser: PhotoBrowserController, index: Int) { onPhotoChange?(index) }

  /// Shows the number of pages; nothing for a single one.
  func show(_ count: Int) {
    button.isHidden = count < 2
    guard count > 1 else { return }
    button.configuration?.title = String(gallery: "\(count) pages")
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = button.sizeThatFits(CGSize(width: bounds.width, height: 0))
    let height = max(32, size.height)
    button.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: bounds.height - safeAreaInsets.bottom - Self.bottom - height, width: size.width,
      height: height)
  }
}
