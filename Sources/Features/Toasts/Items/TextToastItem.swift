import UIKit

/// The text attributes of a toast.
@MainActor public struct TextToastOptions {
  /// The font of plain text.
  public var font = UIFont.preferredFont(forTextStyle: .body)
  /// The color of plain text.
  public var textColor = UIColor.white
  /// The alignment of lines.
  public var textAlignment = NSTextAlignment.center
  /// The maximum number of lines; 0 for any number.
  public var numberOfLines = 0
  /// The space between lines, in points. Attributed strings have their own.
  public var lineSpacing: CGFloat = 5
  /// The space around the text.
  public var margins = UIEdgeInsets.all(20)
  /// The maximum width in points, because long lines are hard to read.
  public var maximumWidth: CGFloat = 560
  /// Called before the label is shown, for properties that the options don't have.
  public var configure: ((UILabel) -> Void)?

  /// Creates the default options.
  public init() {}
}

/// Shows a text.
@MainActor public final class TextToastItem: TextShowing {
  public var options = TextToastOptions()
  public var link: ToastItemLink?
  /// The text that is shown.
  public private(set) var text: ToastText
  private let label = UILabel()

  /// Creates an item that shows plain text.
  public init(text: String) { self.text = .plain(text) }
  /// Creates an item that shows attributed text.
  public init(attributedString: NSAttributedString) { text = .attributed(attributedString) }

  public var view: UIView { label }
  public var margins: UIEdgeInsets { options.margins }
  public var spokenText: String? { text.string.isEmpty ? nil : text.string }

  public func show(_ text: ToastText) {
    guard text != self.text else { return }
    self.text = text
    label.show(text)
    link?.sizeDidChange()
  }

  public func layOut(within limit: CGSize) -> CGSize { label.layOut(text, options, within: limit) }
}
