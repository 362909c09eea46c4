import UIKit
import UIKitCompat

/// A line of the info panel: a symbol, a text and what belongs to it.
final class InfoRow: UIView {
  struct Content: Equatable {
    var symbol: String
    var text: String
    var detail: String?
  }

  var content: Content? { didSet { if content != oldValue { show() } } }
  private let icon = UIImageView()
  private let label = UILabel()
  private let detail = UILabel()
  /// The side of the symbol's place in points, which follows the text size.
  private static var side: CGFloat { min(40, UIFontMetrics.default.scaledValue(for: 20)) }
  private static var indent: CGFloat { side + 12 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    icon.contentMode = .center
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    icon.tintColor = .detailText
    label.setScaledFont(.systemFont(ofSize: 14))
    detail.setScaledFont(.systemFont(ofSize: 13))
    detail.textColor = .detailText
    for view in [label, detail] { view.numberOfLines = 0 }
    for view in [icon, label, detail] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    icon.image = content.flatMap { UIImage(systemName: $0.symbol) }
    label.text = content?.text
    detail.text = content?.detail
    accessibilityLabel = String(listing: [content?.text, content?.detail].compactMap { $0 })
    setNeedsLayout()
  }

  private func heights(_ width: CGFloat) -> (text: CGFloat, detail: CGFloat) {
    let room = CGSize(width: max(1, width - Self.indent), height: 0)
    return (
      label.sizeThatFits(room).height.rounded(.up),
      content?.detail == nil ? 0 : detail.sizeThatFits(room).height.rounded(.up) + 2
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (text, detail) = heights(size.width)
    return CGSize(width: size.width, height: max(Self.side, text + detail))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (text, below) = heights(bounds.width)
    let width = max(0, bounds.width - Self.indent)
    icon.frame = mirrored(CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    for (view, y, height) in [(label, 0, text), (detail, text + 2, max(0, below - 2))] {
      view.textAlignment = leadingAlignment
      view.frame = mirrored(CGRect(x: Self.indent, y: y, width: width, height: height))
    }
  }
}
