import UIKit
import UIKitCompat

/// The heading of a section of the grid, which photos scroll under.
final class SectionHeading: UICollectionReusableView {
  private let title = UILabel()
  /// The height at the default text size, in points.
  static let usualHeight: CGFloat = 44

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.setScaledFont(.systemFont(ofSize: 17, weight: .semibold))
    backgroundColor = .systemBackground.withAlphaComponent(0.94)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .header
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String) {
    title.text = text
    accessibilityLabel = title.text
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.textAlignment = .natural
    title.frame = bounds.insetBy(dx: GridLayout.gap + 4, dy: 0)
  }
}
