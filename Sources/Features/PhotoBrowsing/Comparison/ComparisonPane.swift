import UIKit
import UIKitCompat

/// One of the photos that are compared, with its name.
final class ComparisonPane: UIView {
  let cell = ImageCell()
  let index: Int
  private let label = UILabel()

  init(_ index: Int, name: String?, request: PhotoRequest) {
    self.index = index
    super.init(frame: .zero)
    clipsToBounds = true
    label.setScaledFont(.systemFont(ofSize: 13, weight: .medium), maximum: 22)
    label.textColor = .white
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    label.backgroundColor = UIColor(white: 0, alpha: 0.5)
    label.layer.cornerRadius = 12
    label.clipsToBounds = true
    label.text = name
    label.isHidden = name == nil
    addSubview(cell)
    addSubview(label)
    cell.show(request)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    cell.frame = bounds
    let size = label.sizeThatFits(bounds.size)
    let width = min(size.width + 24, bounds.width - 24)
    label.frame = CGRect(
      x: (bounds.width - width) / 2, y: bounds.height - safeAreaInsets.bottom - 12 - 24,
      width: max(0, width), height: 24)
  }
}
