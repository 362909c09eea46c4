import PhotoBrowsing
import UIKit

/// A page number such as "3 / 12", counted within the category.
@MainActor final class CategoryIndicator: UIView, PageIndicator {
  /// Returns the index of a page in its category and the category's count. If it is nil, all pages
  /// are counted.
  var positionOfPage: ((_ page: Int) -> (item: Int, count: Int)?)?
  private let number = NumberIndicator()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(number)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  var text: String { number.text }

  func update(page: Int, count: Int) {
    let position = positionOfPage?(page)
    number.update(page: position?.item ?? page, count: position?.count ?? count)
    superview?.setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { number.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    number.frame = bounds
  }
}
