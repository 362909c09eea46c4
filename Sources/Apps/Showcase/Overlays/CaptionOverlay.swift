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
    layer.addSublayer(shade)
    title.setScaledFont(.systemFont(ofSize: 20, weight: .semibold), maximum: 34)
    title.textColor = .white
    detail.setScaledFont(.systemFont(ofSize: 14), maximum: 28)
    detail.textColor = UIColor(white: 1, alpha: 0.9)
    for label in [title, detail] {
      label.numberOfLines = 0
      addSubview(label)
    }
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
    let width = bounds.width - 40
    detail.place(x: 20, bottom: bottom - 66, width: width)
    title.place(x: 20, bottom: detail.frame.minY - 2, width: width)
    let top = title.frame.minY - 76
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shade.frame = CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
    // The words begin where it is dark enough.
    shade.locations = [0, 76 / Double(bottom - top), 1].map { NSNumber(value: $0) }
    CATransaction.commit()
  }
}
