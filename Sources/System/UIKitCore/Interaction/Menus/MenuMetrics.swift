import QuartzCore

/// The sizes of a menu: generous for fingers, compact for a pointer.
struct MenuMetrics {
  let isForTouch: Bool
  let traits: UITraitCollection
  private let scaled = UIFontMetrics.default

  init(isForTouch: Bool, traits: UITraitCollection) {
    self.isForTouch = isForTouch
    self.traits = traits
  }

  private func font(_ size: CGFloat, _ weight: UIFont.Weight = .regular) -> UIFont {
    scaled.scaledFont(for: .systemFont(ofSize: size, weight: weight), compatibleWith: traits)
  }

  var titleFont: UIFont { font(isForTouch ? 17 : 15) }
  var subtitleFont: UIFont { font(isForTouch ? 13 : 12) }
  var headerFont: UIFont { font(isForTouch ? 13 : 12, .medium) }
  var stripFont: UIFont { font(isForTouch ? 13 : 12) }
  var rowHeight: CGFloat { isForTouch ? 44 : 30 }
  /// The distance between the edge of a row and its content.
  var padding: CGFloat { isForTouch ? 16 : 14 }
  /// The distance above and below the text of a row.
  var textMargin: CGFloat { isForTouch ? 11 : 5 }
  /// The width of the check mark at the leading edge.
  var checkWidth: CGFloat { ((isForTouch ? 22 : 20) * scale).rounded() }
  var imageSide: CGFloat { ((isForTouch ? 22 : 18) * scale).rounded() }
  var spacing: CGFloat { isForTouch ? 12 : 10 }
  /// The height of the gap between sections.
  var separatorHeight: CGFloat { isForTouch ? 8 : 9 }
  /// The distance above the first and below the last row.
  var edge: CGFloat { isForTouch ? 0 : 5 }
  /// The distance between the highlight and the edges of the menu.
  var highlightInset: CGFloat { isForTouch ? 0 : 5 }
  var widths: ClosedRange<CGFloat> { isForTouch ? 250...360 : 150...360 }
  static let cornerRadius: CGFloat = 13

  /// The scale of the text relative to the default size.
  var scale: CGFloat {
    min(
      2, max(1, titleFont.lineHeight / UIFont.systemFont(ofSize: isForTouch ? 17 : 15).lineHeight))
  }
}
