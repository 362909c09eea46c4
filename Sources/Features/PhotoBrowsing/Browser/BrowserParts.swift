import UIKit

/// The parts of a browser that only some apps use.
struct BrowserParts {
  var filmstrip: Filmstrip?
  var slideshow: Slideshow?
  var actions: (@MainActor (_ index: Int) -> [UIMenuElement])?
  var contextMenu: PhotoContextMenu?
  var standardActions: StandardPhotoActions?
  var allowsRotationGesture = false
  var prefetchMemoryLimit: Int?
  var photoName: ((_ index: Int) -> String?)?
  var pageElement: PageElement?
}
