import UIKit

/// What a toast says. Plain words stay plain: attributed strings cost far more.
public enum ToastText: Equatable, ExpressibleByStringLiteral {
  case plain(String)
  case attributed(NSAttributedString)

  public init(stringLiteral value: String) { self = .plain(value) }

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

  /// Shared by the items that show words.
  func layOut(_ text: ToastText, _ options: TextToastOptions, within limit: CGSize) -> CGSize {
    font = options.font
    textColor = options.textColor
    textAlignment = options.textAlignment
    numberOfLines = options.numberOfLines
    show(text)
    options.configure?(self)
    let width = min(limit.width, options.maximumWidth)
    let size = sizeThatFits(CGSize(width: width, height: limit.height))
    return CGSize(width: min(size.width, width), height: min(size.height, limit.height))
  }
}
