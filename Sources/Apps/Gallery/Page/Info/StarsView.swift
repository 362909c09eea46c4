import UIKit

/// Five stars, which set the rating if it can be changed.
final class StarsView: UIView {
  /// Called with 0…5. Without it the stars only show.
  var onChange: ((_ stars: Int) -> Void)? { didSet { showState() } }
  /// The keys for no star, one star, and so on, which tool tips tell.
  var keys: [KeyCombination] = [] { didSet { showKeys() } }
  private var buttons: [UIButton] = []
  var stars = 0 { didSet { if stars != oldValue { showState() } } }

  /// The side of a star's place in points, which follows the text size as far as a narrow panel has room.
  static var side: CGFloat { min(56, UIFontMetrics.default.scaledValue(for: 28)) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    focusGroupIdentifier = "stars \(ObjectIdentifier(self).hashValue)"
    for number in 1...5 {
      let button = UIButton(type: .system)
      // The same star again removes the rating.
      button.addAction(
        UIAction { [weak self] _ in if let self { onChange?(stars == number ? 0 : number) } },
        for: .touchUpInside)
      button.accessibilityLabel = String(gallery: "\(number) stars")
      buttons.append(button)
      addSubview(button)
    }
    showState()
  }

  required init?(coder: NSCoder) { nil }

  private static let size = UIImage.SymbolConfiguration(textStyle: .body)

  private func showKeys() {
    for (number, button) in zip(1..., buttons) where keys.indices.contains(number) {
      button.toolTip = String(toolTip: button.accessibilityLabel ?? "", key: keys[number])
    }
  }

  private func showState() {
    for (index, button) in buttons.enumerated() {
      let isOn = index < stars
      let symbol = UIImage(systemName: isOn ? "star.fill" : "star", withConfiguration: Self.size)
      button.setImage(symbol, for: .normal)
      button.tintColor = isOn ? .systemYellow : .tertiaryLabel
      button.isEnabled = onChange != nil
      button.accessibilityTraits = index + 1 == stars ? [.button, .selected] : .button
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, button) in buttons.enumerated() {
      button.frame = mirrored(
        CGRect(x: CGFloat(index) * Self.side, y: 0, width: Self.side, height: bounds.height))
    }
  }
}
