import UIKit

/// The text attributes of a toast.
@MainActor public struct TextToastOptions {
  public var font = UIFont.preferredFont(forTextStyle: .body)
  public var textColor = UIColor.white
  public var textAlignment = NSTextAlignment.center
  /// 0 is any number.
  public var numberOfLines = 0
  /// Points between two lines; attributed words bring their own.
  public var lineSpacing: CGFloat = 5
  public var margins = UIEdgeInsets.all(20)
  /// Points; longer lines are hard to read.
  public var maximumWidth: CGFloat = 560
  /// The label as it is about to be shown, for what the options do not say.
  public var configure: ((UILabel) -> Void)?

  public init() {}
}

/// A few words.
@MainActor public final class TextToastItem: TextShowing {
  public var options = TextToastOptions()
  public var link: ToastItemLink?
  public private(set) var text: ToastText
  private let label = UILabel()

  public init(text: String) { self.text = .plain(text) }
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
