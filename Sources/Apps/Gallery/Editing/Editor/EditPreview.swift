import Imaging
import PhotoEditing
import UIKit

/// A screen that shows a preview.
@MainActor protocol EditPreviewDelegate: AnyObject {
  func previewDidRender(_ image: UIImage, _ histogram: Histogram)
  /// Called with the reason if the photo can't be decoded.
  func previewDidFail(_ reason: String)
}

/// Renders the photo that is edited at the size of the screen, one edit at a time: while one is
/// rendered, only the latest of those asked for waits.
@MainActor final class EditPreview {
  private let file: ImageFile
  private let renderer: PhotoRenderer
  private var source: PixelBuffer?
  private var waiting: PhotoEdit?
  private(set) var isRendering = false
  /// The number of images that were rendered, for tests.
  private(set) var renderCount = 0
  weak var delegate: (any EditPreviewDelegate)?
  /// The size of the decoded photo in pixels.
  var size: CGSize? { source.map { CGSize(width: $0.width, height: $0.height) } }

  init(url: URL, renderer: PhotoRenderer) {
    file = ImageFile(url: url)
    self.renderer = renderer
  }

  /// Decodes the photo, then renders what was asked for.
  func load(pixels: CGSize) {
    guard source == nil, !isRendering else { return }
    isRendering = true
    let file = file
    Task {
      let result = await Task.detached(priority: .userInitiated) {
        Result { () throws(ImageFile.Failure) -> PixelBuffer in
          guard let pixels = PixelBuffer(try file.image(fitting: pixels, .inside)) else {
            throw ImageFile.Failure.noPixels
          }
          return pixels
        }
      }.value
      isRendering = false
      switch result {
      case .success(let pixels): source = pixels
      case .failure(let failure): delegate?.previewDidFail(failure.description)
      }
      renderNext()
    }
  }

  /// Shows an edit as soon as possible.
  func show(_ edit: PhotoEdit) {
    waiting = edit
    renderNext()
  }

  private func renderNext() {
    guard !isRendering, let source, let edit = waiting else { return }
    waiting = nil
    isRendering = true
    let renderer = renderer
    Task {
      let result = await Task.detached(priority: .userInitiated) {
        () -> (PixelBuffer, Histogram)? in
        renderer.render(edit, from: source).map { ($0, Histogram($0)) }
      }.value
      isRendering = false
      renderCount += 1
      if let (pixels, histogram) = result, let image = pixels.image(scale: 1) {
        delegate?.previewDidRender(image, histogram)
      }
      renderNext()
    }
  }
}

extension ImageFile.Failure {
  /// An error: the decoded image has no pixels.
  fileprivate static var noPixels: Self {
    Self(description: String(gallery: "The photo can’t be edited."))
  }
}
