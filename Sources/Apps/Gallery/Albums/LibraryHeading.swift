import UIKit
import UIKitCompat

/// The title of the library in the bar, with the number of its photos.
final class LibraryHeading: UIView {
  private let title = UILabel()
  private let count = UILabel()

  init() {
    super.init(frame: .zero)
    // Both lines have room in the bar.
    title.setScaledFont(.systemFont(ofSize: 15, weight: .semibold), maximum: 20)
    count.setScaledFont(.systemFont(ofSize: 12), maximum: 14)
    count.textColor = .detailText
    for label in [title, count] {
      label.textAlignment = .center
      addSubview(label)
    }
    isAccessibilityElement = true
    accessibilityTraits = .header
  }

  required init?(coder: NSCoder) { nil }

  func show(_ library: PhotoLibrary) {
    let number = library.photos.count
    title.text = library.scope == .all ? library.title : library.scope.title
    count.text = number == 0 || library.isPartial ? nil : String(gallery: "\(number) items")
    accessibilityLabel = String(listing: [title.text, count.text].compactMap { $0 })
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private var heights: (title: CGFloat, count: CGFloat) {
    (title.font.lineHeight.rounded(.up), count.text == nil ? 0 : count.font.lineHeight.rounded(.up))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(title.sizeThatFits(size).width, count.sizeThatFits(size).width)
    return CGSize(width: min(size.width, width.rounded(.up)), height: heights.title + heights.count)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = (bounds.height - heights.title - heights.count) / 2
    title.frame = CGRect(x: 0, y: top, width: bounds.width, height: heights.title)
    count.frame = CGRect(x: 0, y: title.frame.maxY, width: bounds.width, height: heights.count)
  }
}
