import HostInterface
import QuartzCore

/// The style of text that has no attributes of its own.
@MainActor struct TextStyle {
  var font = UIFont.systemFont(ofSize: 17)
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var isRightToLeft = false
  /// Whether each character is shown as a dot.
  var isSecure = false
  var traits = UITraitCollection.current
  /// The attributes of links, which replace their own.
  var linkAttributes: [NSAttributedString.Key: Any] = [:]
  /// The types of data that are recognized in the text, and shown as links.
  var detectedTypes: UIDataDetectorTypes = []
  /// The factor by which all font sizes are scaled to fit a field's width.
  var scale: CGFloat = 1

  /// Returns the alignment of a paragraph; empty paragraphs follow the layout direction.
  func alignment(of style: NSParagraphStyle?, isEmpty: Bool) -> TextRequest.Alignment {
    let wished = style?.alignment ?? alignment
    guard wished == .natural, isEmpty else { return wished.alignment }
    return isRightToLeft ? .right : .left
  }
}
