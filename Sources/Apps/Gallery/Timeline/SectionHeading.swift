import UIKit
import UIKitCompat

/// The heading of a section of the grid, which photos scroll under.
final class SectionHeading: UICollectionReusableView {
  private let title = UILabel()
  /// The button for the section, at its trailing edge.
  private let button = UIButton(type: .system)
  private var action: UIAction?
  /// Photos fade out below the title, rather than end at an edge.
  private let ground = CAGradientLayer()
  /// The height at the default text size, in points.
  static let usualHeight: CGFloat = 44

  override init(frame: CGRect) {
    super.init(frame: frame)
    ground.locations = [0, 0.7, 1]
    layer.insertSublayer(ground, at: 0)
    title.isAccessibilityElement = true
    title.accessibilityTraits = .header
    button.titleLabel?.setScaledFont(.systemFont(ofSize: 15), maximum: 24)
    button.isHidden = true
    addSubview(title)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter action: The title of the button is the action's, and its name for screen readers
  ///   that with the heading.
  func show(_ text: String, action: UIAction? = nil) {
    title.text = text
    // Beside a button, large text has several lines.
    title.numberOfLines = action == nil ? 1 : 3
    title.setScaledFont(
      .systemFont(ofSize: 17, weight: .semibold), maximum: action == nil ? nil : 24)
    title.accessibilityLabel = text
    if let old = self.action { button.removeAction(old, for: .touchUpInside) }
    if let action {
      button.setTitle(action.title, for: .normal)
      button.addAction(action, for: .touchUpInside)
      button.accessibilityLabel = String(listing: [action.title, text])
    }
    self.action = action
    button.isHidden = action == nil
    setNeedsLayout()
  }

  /// Only the button takes touches; what is below the title is the photos'.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === button ? hit : nil
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
    let room = bounds.insetBy(dx: GridLayout.gap + 4, dy: 0)
    // Beside the title, near the photos that it is about.
    let width = button.isHidden ? 0 : min(room.width / 2, button.sizeThatFits(room.size).width)
    let space = width > 0 ? width + 16 : 0
    let text = min(room.width - space, title.sizeThatFits(room.size).width.rounded(.up))
    let own = button.isHidden ? room.width : text
    title.frame = CGRect(
      x: isMirrored ? room.maxX - own : room.minX, y: 0, width: own, height: bounds.height)
    button.frame = CGRect(
      x: isMirrored ? title.frame.minX - 16 - width : title.frame.maxX + 16, y: 0, width: width,
      height: bounds.height)
  }
}
