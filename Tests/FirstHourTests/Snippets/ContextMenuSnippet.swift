import UIKit

/// A photo with a menu that a secondary click or a long press opens, with a preview.
final class ContextMenuSnippet: UIViewController, UIContextMenuInteractionDelegate {
  let photo = UIImageView(image: UIImage(systemName: "photo"))
  private(set) var isFavorite = false
  private(set) var isDeleted = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    photo.frame = CGRect(x: 100, y: 60, width: 120, height: 120)
    photo.contentMode = .scaleAspectFit
    photo.isUserInteractionEnabled = true
    photo.addInteraction(UIContextMenuInteraction(delegate: self))
    view.addSubview(photo)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      let favorite = UIAction(title: "Favorite", image: UIImage(systemName: "heart")) { _ in
        self?.isFavorite = true
      }
      let delete = UIAction(
        title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
      ) { _ in self?.isDeleted = true }
      let more = UIMenu(title: "More", children: [UIAction(title: "Duplicate") { _ in }])
      return UIMenu(children: [favorite, more, delete])
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { UITargetedPreview(view: photo) }
}
