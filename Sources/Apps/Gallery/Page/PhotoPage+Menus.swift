import PhotoBrowsing
import UIKit

/// The menus of the bar, made when they are opened.
extension PhotoPage {
  var menu: UIMenu { UIMenu(children: [deferredElements]) }

  /// The context menu of the photo; empty if there is none.
  var offeredMenu: [UIMenuElement] { photo == nil ? [] : [deferredElements] }

  private var deferredElements: UIMenuElement {
    UIDeferredMenuElement.uncached { [weak self] completion in completion(self?.elements ?? []) }
  }

  /// The commands that the menu offers at the moment.
  var elements: [UIMenuElement] {
    photo.flatMap { scene?.commands?.elements(of: .page, for: [$0]) } ?? []
  }

  var zoomMenu: UIMenu {
    func action(_ title: String, _ command: ZoomCommand) -> UIAction {
      UIAction(title: title) { [weak self] _ in self?.browser?.zoom(command) }
    }
    func percent(_ value: Double) -> String { value.formatted(.percent.locale(.user)) }
    return UIMenu(children: [
      action(String(gallery: "Fit"), .fit), action(String(gallery: "Fill"), .fill),
      action(percent(1), .actualSize), action(percent(2), .pixels(2)),
    ])
  }
}
