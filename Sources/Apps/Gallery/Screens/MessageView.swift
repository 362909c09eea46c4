import UIKit
import UIKitCompat

/// Leaves a part of the library for all of it.
@MainActor protocol AllPhotosSearching: AnyObject {
  /// Searches all photos for what is searched in a part of the library.
  func searchAllPhotos()
}

/// A message in the middle of a view that has nothing to show.
final class MessageView: UIView {
  private let icon = UIImageView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private(set) lazy var searchAllButton = {
    let button = UIButton(
      configuration: .bordered(),
      primaryAction: UIAction { [weak self] _ in self?.searcher?.searchAllPhotos() })
    button.configuration?.title = String(gallery: "Search All Photos")
    addSubview(button)
    return button
  }()
  private var offersAll = false
  /// Asked by the button.
  weak var searcher: (any AllPhotosSearching)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    icon.contentMode = .center
    icon.tintColor = .tertiaryLabel
    titleLabel.setScaledFont(.systemFont(ofSize: 22, weight: .semibold))
    titleLabel.textAlignment = .center
    titleLabel.numberOfLines = 2
    detailLabel.setScaledFont(.systemFont(ofSize: 15))
    detailLabel.textColor = .detailText
    detailLabel.textAlignment = .center
    detailLabel.numberOfLines = 4
    for view in [icon, titleLabel, detailLabel] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ problem: FolderProblem) {
    show(icon: problem.symbol, title: problem.title, detail: problem.detail)
    if problem.isAboutPart != offersAll {
      offersAll = problem.isAboutPart
      searchAllButton.isHidden = !offersAll
    }
  }

  func show(icon name: String, title: String, detail: String) {
    icon.image = UIImage(systemName: name)
    titleLabel.text = title
    detailLabel.text = detail
    setNeedsLayout()
  }

  var text: String { "\(titleLabel.text ?? "")\n\(detailLabel.text ?? "")" }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(420, bounds.width - 48)
    let availableSize = CGSize(width: width, height: .greatestFiniteMagnitude)
    let titleHeight = titleLabel.sizeThatFits(availableSize).height
    let detailHeight = detailLabel.sizeThatFits(availableSize).height
    let button = offersAll ? searchAllButton.sizeThatFits(availableSize) : .zero
    let height = 40 + 12 + titleHeight + 6 + detailHeight + (offersAll ? 16 + button.height : 0)
    let x = (bounds.width - width) / 2
    var y = max(16, (bounds.height - height) / 2)
    icon.frame = CGRect(x: x, y: y, width: width, height: 40)
    y += 52
    titleLabel.frame = CGRect(x: x, y: y, width: width, height: titleHeight)
    y += titleHeight + 6
    detailLabel.frame = CGRect(x: x, y: y, width: width, height: detailHeight)
    guard offersAll else { return }
    searchAllButton.frame = CGRect(
      x: (bounds.width - button.width) / 2, y: y + detailHeight + 16, width: button.width,
      height: button.height)
  }
}
