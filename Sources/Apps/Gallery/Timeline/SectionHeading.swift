import UIKit
import UIKitCompat

/// The heading of a section of the grid, which photos scroll under.
final class SectionHeading: UICollectionReusableView {
  private let title = UILabel()
  /// Photos fade out below the title, rather than end at an edge.
  private let ground = CAGradientLayer()
  /// The height at the default text size, in points.
  static let usualHeight: CGFloat = 44

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.setScaledFont(.systemFont(ofSize: 17, weight: .semibold))
    ground.locations = [0, 0.7, 1]
    layer.insertSublayer(ground, at: 0)
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

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ground.frame = bounds
    ground.colors = [0.96, 0.9, 0].map {
      UIColor.systemBackground.withAlphaComponent($0).resolvedColor(with: traitCollection).cgColor
    }
    CATransaction.commit()
    title.textAlignment = .natural
    title.frame = bounds.insetBy(dx: GridLayout.gap + 4, dy: 0)
  }
}
