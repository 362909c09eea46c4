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
    title.font = .systemFont(ofSize: 16, weight: .semibold)
    title.textColor = .white
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = UIColor(white: 1, alpha: 0.9)
    heart.titleLabel?.font = .systemFont(ofSize: 17, weight: .medium)
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
    CGSize(width: min(size.width, Self.size.width), height: Self.size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    let width = max(0, bounds.width - 16 - 80)
    title.frame = CGRect(x: 16, y: 10, width: width, height: 22)
    detail.frame = CGRect(x: 16, y: 32, width: width, height: 18)
    heart.frame = CGRect(x: bounds.width - 76, y: 8, width: 68, height: 44)
  }
}
