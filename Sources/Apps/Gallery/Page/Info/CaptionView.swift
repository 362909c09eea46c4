import UIKit

/// Follows how a caption is edited.
@MainActor protocol CaptionFollowing: AnyObject {
  /// Called when editing has ended.
  func captionDidEnd()
  /// Called for Return, after editing has ended.
  func captionDidReturn()
  /// Called when the text has changed, so that the view may need another height.
  func captionDidResize()
}

/// A text of several lines that is edited in place, with a placeholder while it is empty.
final class CaptionView: UITextView {
  private let placeholder = UILabel()
  weak var follower: (any CaptionFollowing)?
  /// Whether Return ends editing rather than a line.
  var endsWithReturn = false

  /// The greatest height in points; longer texts scroll.
  private static let maximumHeight: CGFloat = 180

  init(placeholder words: String) {
    super.init(frame: .zero, textContainer: nil)
    font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 14), maximumPointSize: 28)
    adjustsFontForContentSizeCategory = true
    textContainerInset = UIEdgeInsets(top: 8, left: 2, bottom: 8, right: 2)
    // As fields with rounded corners.
    backgroundColor = UIColor {
      UIColor(white: $0.userInterfaceStyle == .dark ? 0.11 : 1, alpha: 1)
    }
    layer.cornerRadius = 5
    updateBorder()
    placeholder.text = words
    placeholder.setScaledFont(.systemFont(ofSize: 14), maximum: 28)
    placeholder.textColor = .detailText
    addSubview(placeholder)
    accessibilityLabel = words
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  private func updateBorder() {
    layer.borderWidth = 1 / max(1, traitCollection.displayScale)
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorder()
  }

  override var text: String! { didSet { placeholder.isHidden = hasText } }

  /// The height that fits the text in a width, in points.
  func height(inWidth width: CGFloat) -> CGFloat {
    let fitting = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return min(Self.maximumHeight, max(lineHeight, fitting.rounded(.up)))
  }

  /// The height with one line, in points.
  private var lineHeight: CGFloat { max(36, (placeholder.font.lineHeight + 16).rounded(.up)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = 7.0
    placeholder.frame = CGRect(
      x: inset, y: 0, width: max(0, bounds.width - 2 * inset), height: lineHeight)
    placeholder.textAlignment = leadingAlignment
  }
}

extension CaptionView: UITextViewDelegate {
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    guard text == "\n", endsWithReturn else { return true }
    resignFirstResponder()
    follower?.captionDidReturn()
    return false
  }

  func textViewDidChange(_ textView: UITextView) {
    placeholder.isHidden = hasText
    follower?.captionDidResize()
  }

  func textViewDidEndEditing(_ textView: UITextView) { follower?.captionDidEnd() }
}
