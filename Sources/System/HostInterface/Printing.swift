import Foundation
import Quartz2D

/// Images to print, one a page.
package struct PrintJob {
  /// A page.
  package struct Page {
    /// The size of the image in pixels, which decides how the paper lies.
    package var size: CGSize
    /// Loads the image, which need not be larger than what the paper shows; nil if it can't be
    /// read.
    package var image: @MainActor (_ pixels: CGSize) async -> CGImage?

    package init(size: CGSize, image: @escaping @MainActor (_ pixels: CGSize) async -> CGImage?) {
      self.size = size
      self.image = image
    }
  }

  /// How the paper lies.
  package enum Orientation: Sendable { case portrait, landscape, followsImage }

  /// The name that print queues show.
  package var name: String
  package var pages: [Page]
  package var orientation = Orientation.followsImage

  package init(name: String, pages: [Page]) {
    self.name = name
    self.pages = pages
  }

  /// Whether the paper of a page lies on its long side.
  package func isLandscape(_ page: Page) -> Bool {
    switch orientation {
    case .portrait: false
    case .landscape: true
    case .followsImage: page.size.width > page.size.height
    }
  }
}

/// The outcome of a print job.
package enum PrintAnswer: Equatable, Sendable {
  case printed, cancelled
  /// The reason is the system's.
  case failed(reason: String)
}

/// A host whose desktop prints.
@MainActor package protocol HostPrinting: AnyObject {
  /// Shows the desktop's dialog over a window, and prints. The answer comes once, unless the dialog
  /// is closed by the app.
  func printImages(
    _ job: PrintJob, over window: (any HostWindow)?,
    answer: @escaping @MainActor (PrintAnswer) -> Void
  ) -> any HostDialog
}
