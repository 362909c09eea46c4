import PhotoBrowsing
import UIKit

/// The menu of the open photo: by a secondary click, the Menu key, or a finger that rests.
final class PhotoContextMenu: NSObject, UIContextMenuInteractionDelegate {
  private weak var page: PhotoPage?
  private(set) var isOpen = false

  init(page: PhotoPage) { self.page = page }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let page, page.slideshow == nil, let view = interaction.view,
      let cell = page.browser?.currentCell,
      view.hitTest(location, with: nil)?.isDescendant(of: cell) == true,
      // A finger that rests on a motion photo plays it.
      (cell as? LivePhotoCell)?.isPlaying != true, !page.elements.isEmpty
    else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak page] _ in
      page.map { UIMenu(children: $0.elements) }
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { preview }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { preview }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { isOpen = true }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { isOpen = false }

  /// The visible part of the photo.
  private var preview: UITargetedPreview? {
    guard let cell = page?.browser?.currentCell as? ImageCell, cell.imageView.window != nil else {
      return nil
    }
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    let visible = cell.imageView.convert(cell.bounds, from: cell).intersection(
      cell.imageView.bounds)
    parameters.visiblePath = UIBezierPath(rect: visible)
    return UITargetedPreview(view: cell.imageView, parameters: parameters)
  }
}
