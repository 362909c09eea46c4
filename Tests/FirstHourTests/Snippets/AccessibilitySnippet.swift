import UIKit

/// Stars that are read as one value, and changed by assistive technology.
final class AccessibilitySnippet: UIView {
  private(set) var rating = 3 { didSet { setNeedsLayout() } }
  private let stars = (0..<5).map { _ in UIImageView() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    isAccessibilityElement = true
    accessibilityLabel = "Rating"
    accessibilityTraits = .adjustable
    for star in stars {
      star.tintColor = .systemYellow
      addSubview(star)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, star) in stars.enumerated() {
      star.image = UIImage(systemName: index < rating ? "star.fill" : "star")
      star.frame = CGRect(x: 60 + index * 40, y: 60, width: 36, height: 36)
    }
  }

  override var accessibilityValue: String? {
    get { "\(rating) of 5" }
    set {}
  }

  override func accessibilityIncrement() { rating = min(5, rating + 1) }
  override func accessibilityDecrement() { rating = max(0, rating - 1) }
}
