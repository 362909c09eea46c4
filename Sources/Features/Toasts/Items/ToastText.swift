import UIKit

/// The text of a toast. Plain strings are laid out faster than attributed ones.
public enum ToastText: Equatable, ExpressibleByStringLiteral {
  /// Text with the attributes of the item's options.
  case plain(String)
  /// Text with attributes of its own.
  case attributed(NSAttributedString)

  public init(stringLiteral value: String) { self = .plain(value) }

  /// The characters without attributes.
  public var string: String {
    switch self {
    case .plain(let string): string
    case .attributed(let attributed): attributed.string
    }
  }
}

extension UILabel {
  func show(_ text: ToastText?) {
    switch text {
    case .plain(let string): self.text = string
    case .attributed(let attributed): attributedText = attributed
    case nil: self.text = nil
    }
  }

  /// Lays out a text, for all items that show one.
  func layOut(_ text: ToastText, _ options: TextToastOptions, within limit: CGSize) -> CGSize {
    font = options.font
    // Set anew, so that the font is of the text size now.
    adjustsFontForContentSizeCategory = true
    textColor = options.textColor
    textAlignment = options.textAlignment
    numberOfLines = options.numberOfLines
    show(text)
    options.configure?(self)
    let availableSize = CGSize(width: min(limit.width, options.maximumWidth), height: limit.height)
    if case .plain(let string) = text { shrink(to: availableSize.width, for: string) }
    var size = sizeThatFits(availableSize)
    if let spaced = spaced(text, options, height: size.height) {
      attributedText = spaced
      size = sizeThatFits(availableSize)
    }
    return CGSize(
      width: min(size.width, availableSize.width), height: min(size.height, availableSize.height))
  }

  /// Words of large text that are wider than the toast would break.
  private func shrink(to width: CGFloat, for text: String) {
    let widest =
      text.split(whereSeparator: \.isWhitespace)
      .map { String($0).size(withAttributes: [.font: font as Any]).width }.max() ?? 0
    guard widest > width, width > 0 else { return }
    font = font.withSize(max(Self.leastSize, font.pointSize * width / widest))
  }

  /// In points.
  private static let leastSize: CGFloat = 12

  /// Returns a plain text with line spacing; nil if it has a single line.
  private func spaced(
    _ text: ToastText, _ options: TextToastOptions, height: CGFloat
  ) -> NSAttributedString? {
    guard case .plain(let string) = text, options.lineSpacing > 0, height > 1.5 * font.lineHeight
    else { return nil }
    let style = NSMutableParagraphStyle()
    style.lineSpacing = options.lineSpacing
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return NSAttributedString(string: string, attributes: [.paragraphStyle: style])
  }
}
