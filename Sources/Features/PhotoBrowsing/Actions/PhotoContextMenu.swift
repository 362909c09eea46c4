import UIKit

/// The menu of the open photo: by a secondary click, the Menu key, or a finger that rests.
@MainActor final class PhotoContextMenu: NSObject, UIContextMenuInteractionDelegate {
  private unowned let browser: PhotoBrowserController

  init(of browser: PhotoBrowserController) {
    self.browser = browser
    super.init()
    browser.view.addInteraction(UIContextMenuInteraction(delegate: self))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard browser.isOpen, browser.parts.slideshow.map({ $0.state == .stopped }) ?? true,
      let cell = browser.currentCell,
      browser.view.hitTest(location, with: nil)?.isDescendant(of: cell) == true,
      // A finger that rests on a live photo plays it.
      (cell as? LivePhotoCell)?.isPlaying != true, !browser.currentActions.isEmpty
    else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak browser] _ in
      browser.map { UIMenu(children: $0.currentActions) }
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
  ) { browser.chrome.isContextMenuOpen = true }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { browser.chrome.isContextMenuOpen = false }

  /// The visible part of the photo.
  private var preview: UITargetedPreview? {
    guard let cell = browser.currentCell as? ImageCell, cell.imageView.window != nil else {
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
