import HostInterface
import QuartzCore

/// How a text input shows text without attributes of its own.
@MainActor struct TextStyle {
  var font = UIFont.systemFont(ofSize: 17)
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var isRightToLeft = false
  /// Whether each character is shown as a dot.
  var isSecure = false
  var traits = UITraitCollection.current
  /// Attributes of links, in place of their own.
  var linkAttributes: [NSAttributedString.Key: Any] = [:]
  /// The factor of all font sizes, to fit a field's width.
  var scale: CGFloat = 1

  /// The alignment of a paragraph; empty ones follow the layout direction.
  func alignment(of style: NSParagraphStyle?, isEmpty: Bool) -> TextRequest.Alignment {
    let wished = style?.alignment ?? alignment
    guard wished == .natural, isEmpty else { return wished.alignment }
    return isRightToLeft ? .right : .left
  }
}
