import PhotoBrowsing
import UIKit

/// A line that fills with the pages of the album.
final class LineIndicator: UIView, PageIndicator {
  private let fill = UIView()
  private var part: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = UIColor(white: 1, alpha: 0.3)
    layer.cornerRadius = 2
    fill.backgroundColor = .white
    fill.layer.cornerRadius = 2
    addSubview(fill)
  }

  required init?(coder: NSCoder) { nil }

  func update(page: Int, count: Int) {
    part = CGFloat(page + 1) / CGFloat(max(1, count))
    UIView.animate(withDuration: 0.25) { self.layOutFill() }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(240, size.width - 80), height: 4)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutFill()
  }

  private func layOutFill() {
    fill.frame = CGRect(x: 0, y: 0, width: bounds.width * part, height: bounds.height)
  }
}
