import UIKit
import UIKitCompat

/// Says why a photo can't be shown and offers to try again, or says that there is none.
@MainActor final class ErrorPage: UIView {
  private let label = UILabel()
  private let button = UIButton(type: .system)
  private let onRetry: (() -> Void)?

  init(message: String, onRetry: (@MainActor () -> Void)?) {
    self.onRetry = onRetry
    super.init(frame: .zero)
    label.text = message
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .white
    label.setScaledFont(.systemFont(ofSize: 17))
    button.setTitle(String(localized: "Try Again", bundle: .photoBrowsing), for: .normal)
    // White, because the page is black whatever the app's tint is.
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.setScaledFont(.systemFont(ofSize: 15, weight: .medium))
    button.backgroundColor = UIColor(white: 1, alpha: 0.2)
    button.addAction(UIAction { [weak self] _ in self?.onRetry?() }, for: .touchUpInside)
    button.isHidden = onRetry == nil
    addSubview(label)
    addSubview(button)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Shows a message over a view, or removes it if it is nil.
  static func show(
    _ message: String?, in view: UIView, replacing page: inout ErrorPage?,
    onRetry: (@MainActor () -> Void)? = nil
  ) {
    page?.removeFromSuperview()
    page = message.map { ErrorPage(message: $0, onRetry: onRetry) }
    guard let page else { return }
    page.frame = view.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page)
  }

  var message: String { label.text ?? "" }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(bounds.width - 40, 480)
    guard width > 0 else { return }
    let text = label.sizeThatFits(CGSize(width: width, height: 1000))
    let titleSize = button.sizeThatFits(CGSize(width: width, height: 100))
    let title = CGSize(width: min(width, titleSize.width + 32), height: titleSize.height + 4)
    let height = text.height + 16 + title.height
    let top = (bounds.height - height) / 2
    label.frame = CGRect(x: (bounds.width - width) / 2, y: top, width: width, height: text.height)
    button.frame = CGRect(
      x: (bounds.width - title.width) / 2, y: top + text.height + 16,
      width: title.width, height: title.height)
    button.layer.cornerRadius = title.height / 2
  }
}
