import Albums
import UIKit

/// Shows who took the photo and counts hearts: a view that the album browser doesn't depend on.
final class ShotCard: UIView {
  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialDark))
  private let title = UILabel()
  private let detail = UILabel()
  private let heart = UIButton(type: .system)
  private var hearts: [String: Int] = [:]
  private var id = ""
  private static let size = CGSize(width: 300, height: 60)

  override init(frame: CGRect) {
    super.init(frame: frame)
    glass.layer.cornerRadius = 16
    glass.clipsToBounds = true
    title.setScaledFont(.systemFont(ofSize: 16, weight: .semibold), maximum: 30)
    title.textColor = .white
    detail.setScaledFont(.systemFont(ofSize: 13), maximum: 26)
    detail.textColor = UIColor(white: 1, alpha: 0.9)
    heart.titleLabel?.setScaledFont(.systemFont(ofSize: 17, weight: .medium), maximum: 26)
    for label in [title, detail] {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
    }
    heart.addAction(UIAction { [weak self] _ in self?.like() }, for: .touchUpInside)
    addSubview(glass)
    for view in [title, detail, heart] { glass.contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: AlbumItem) {
    id = item.picId ?? ""
    title.text = item.location
    detail.text = item.agentName.map { String(showcase: "by \($0)") }
    showHearts()
  }

  private func like() {
    hearts[id, default: 0] += 1
    showHearts()
  }

  private func showHearts() {
    let count = hearts[id] ?? 0
    heart.setTitle(count == 0 ? "♡" : "♥ \(count)", for: .normal)
    heart.setTitleColor(count == 0 ? .white : .systemPink, for: .normal)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: min(size.width, Self.size.width),
      height: max(Self.size.height, titleHeight + detailHeight + 20))
  }

  private var titleHeight: CGFloat { max(22, title.font.lineHeight.rounded(.up)) }
  private var detailHeight: CGFloat { max(18, detail.font.lineHeight.rounded(.up)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    let width = max(0, bounds.width - 16 - 80)
    title.frame = CGRect(x: 16, y: 10, width: width, height: titleHeight)
    detail.frame = CGRect(x: 16, y: title.frame.maxY, width: width, height: detailHeight)
    heart.frame = CGRect(x: bounds.width - 76, y: bounds.midY - 22, width: 68, height: 44)
  }
}
