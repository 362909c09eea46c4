import PhotoBrowsing
import UIKit

/// Two lines of text at the bottom, on a transparent gradient.
final class CaptionOverlay: UIView, PhotoBrowserOverlay {
  private let caption: (_ index: Int) -> (title: String, detail: String)?
  private let title = UILabel()
  private let detail = UILabel()
  private let shade = CAGradientLayer()

  init(_ caption: @escaping (_ index: Int) -> (title: String, detail: String)?) {
    self.caption = caption
    super.init(frame: .zero)
    // Dark behind the words, whatever the photo shows there.
    shade.colors = [0, 0.6, 0.75].map { UIColor(white: 0, alpha: $0).cgColor }
    shade.locations = [0, 0.4, 1].map { NSNumber(value: $0) }
    layer.addSublayer(shade)
    title.font = .systemFont(ofSize: 20, weight: .semibold)
    title.textColor = .white
    detail.font = .systemFont(ofSize: 14)
    detail.textColor = UIColor(white: 1, alpha: 0.9)
    addSubview(title)
    addSubview(detail)
  }

  required init?(coder: NSCoder) { nil }

  func update(for browser: PhotoBrowserController, index: Int) {
    let captionText = caption(index)
    title.text = captionText?.title
    detail.text = captionText?.detail
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bottom = bounds.height - safeAreaInsets.bottom
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shade.frame = CGRect(x: 0, y: bottom - 190, width: bounds.width, height: 190)
    CATransaction.commit()
    title.frame = CGRect(x: 20, y: bottom - 114, width: bounds.width - 40, height: 26)
    detail.frame = CGRect(x: 20, y: bottom - 86, width: bounds.width - 40, height: 20)
  }
}
