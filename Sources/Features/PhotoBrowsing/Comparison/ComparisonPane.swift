import UIKit
import UIKitCompat

/// One of the photos that are compared, with its name.
final class ComparisonPane: UIView {
  let cell = ImageCell()
  let index: Int
  private let label = UILabel()
  private let name: String?
  private let heart = UIButton()
  /// Whether it is a favorite; nil leaves the heart out.
  var isFavorite: Bool? { didSet { if isFavorite != oldValue { showFavorite() } } }
  /// Whether it is the one that keys concern, which is shown where there is a heart.
  var isCurrent = false { didSet { if isCurrent != oldValue { showName() } } }
  /// Called when the pointer comes to it.
  var onPoint: (() -> Void)?
  /// Called when the heart is pressed.
  var onFavorite: (() -> Void)?

  private static let heartSide: CGFloat = 40

  init(_ index: Int, name: String?, request: PhotoRequest) {
    (self.index, self.name) = (index, name)
    super.init(frame: .zero)
    clipsToBounds = true
    label.setScaledFont(.systemFont(ofSize: 13, weight: .medium), maximum: 22)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    label.layer.cornerRadius = 12
    label.clipsToBounds = true
    label.text = name
    label.isHidden = name == nil
    addSubview(cell)
    addSubview(label)
    setUpHeart()
    showName()
    cell.show(request)
    addGestureRecognizer(
      UIHoverGestureRecognizer { [weak self] hover in
        if hover.state == .began { self?.onPoint?() }
      })
  }

  private func setUpHeart() {
    heart.isHidden = true
    heart.tintColor = .white
    heart.backgroundColor = UIColor(white: 0, alpha: 0.5)
    heart.layer.cornerRadius = 10
    heart.addAction(UIAction { [weak self] _ in self?.onFavorite?() }, for: .touchUpInside)
    addSubview(heart)
  }

  private func showName() {
    let isMarked = isCurrent && isFavorite != nil
    label.textColor = isMarked ? .black : .white
    label.backgroundColor = UIColor(white: isMarked ? 1 : 0, alpha: isMarked ? 0.9 : 0.5)
  }

  private func showFavorite() {
    heart.isHidden = isFavorite == nil
    let isOn = isFavorite == true
    heart.setImage(UIImage(systemName: isOn ? "heart.fill" : "heart"), for: .normal)
    heart.accessibilityLabel = Self.title(of: name, isOn)
    heart.accessibilityTraits = isOn ? [.button, .selected] : .button
    heart.toolTip = heart.accessibilityLabel
    showName()
  }

  private static func title(of name: String?, _ isFavorite: Bool) -> String {
    guard let name else { return String(localized: "Favorite", bundle: .photoBrowsing) }
    return isFavorite
      ? String(localized: "Remove “\(name)” from Favorites", bundle: .photoBrowsing)
      : String(localized: "Add “\(name)” to Favorites", bundle: .photoBrowsing)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    cell.frame = bounds
    let size = label.sizeThatFits(bounds.size)
    let side = Self.heartSide
    // The heart has a corner to itself, and the name what is left in the middle.
    let room = bounds.width - (isFavorite == nil ? 24 : 2 * (side + 16))
    let width = min(size.width + 24, room)
    let foot = bounds.height - safeAreaInsets.bottom - 12
    label.frame = CGRect(
      x: (bounds.width - width) / 2, y: foot - 24, width: max(0, width), height: 24)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    heart.frame = CGRect(
      x: isMirrored ? 8 : bounds.width - 8 - side, y: foot - side + 8, width: side, height: side)
  }
}
