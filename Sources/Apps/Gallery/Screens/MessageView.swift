import UIKit
import UIKitCompat

/// Does what a message offers.
@MainActor protocol MessageAnswering: AnyObject {
  /// Searches all photos for what is searched in a part of the library.
  func searchAllPhotos()
  /// Asks for a folder to show.
  func askForFolder()
}

/// A message in the middle of a view that has nothing to show.
final class MessageView: UIView {
  private let icon = UIImageView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private(set) lazy var button = {
    let button = UIButton(
      configuration: .bordered(), primaryAction: UIAction { [weak self] _ in self?.perform() })
    addSubview(button)
    return button
  }()
  private var offer = FolderProblem.Offer.nothing
  /// Asked by the button.
  weak var delegate: (any MessageAnswering)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    icon.contentMode = .center
    icon.tintColor = .tertiaryLabel
    titleLabel.setScaledFont(.systemFont(ofSize: 22, weight: .semibold))
    titleLabel.textAlignment = .center
    titleLabel.numberOfLines = 0
    detailLabel.setScaledFont(.systemFont(ofSize: 15))
    detailLabel.textColor = .detailText
    detailLabel.textAlignment = .center
    detailLabel.numberOfLines = 0
    for view in [icon, titleLabel, detailLabel] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ problem: FolderProblem) {
    show(icon: problem.symbol, title: problem.title, detail: problem.detail)
    guard offer != problem.offer else { return }
    offer = problem.offer
    button.configuration?.title = offer.title
    button.isHidden = offer == .nothing
  }

  private func perform() {
    switch offer {
    case .nothing: break
    case .allPhotos: delegate?.searchAllPhotos()
    case .folder: delegate?.askForFolder()
    }
  }

  func show(icon name: String, title: String, detail: String) {
    icon.image = UIImage(systemName: name)
    titleLabel.text = title
    titleLabel.isHidden = title.isEmpty
    detailLabel.text = detail
    setNeedsLayout()
  }

  var text: String { "\(titleLabel.text ?? "")\n\(detailLabel.text ?? "")" }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(420, bounds.width - 48)
    let availableSize = CGSize(width: width, height: .greatestFiniteMagnitude)
    let titleHeight =
      titleLabel.isHidden ? 0 : titleLabel.sizeThatFits(availableSize).height + 6
    let detailHeight = detailLabel.sizeThatFits(availableSize).height
    let isOffering = offer != .nothing
    let size = isOffering ? button.sizeThatFits(availableSize) : .zero
    let height = 40 + 12 + titleHeight + detailHeight + (isOffering ? 16 + size.height : 0)
    let x = (bounds.width - width) / 2
    var y = max(16, (bounds.height - height) / 2)
    icon.frame = CGRect(x: x, y: y, width: width, height: 40)
    y += 52
    titleLabel.frame = CGRect(x: x, y: y, width: width, height: max(0, titleHeight - 6))
    y += titleHeight
    detailLabel.frame = CGRect(x: x, y: y, width: width, height: detailHeight)
    guard isOffering else { return }
    button.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: y + detailHeight + 16, width: size.width,
      height: size.height)
  }
}
