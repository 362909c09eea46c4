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
/// rendered, only the latest of those asked for waits. The photo without edits and the last edit are
/// kept, so that a person who compares them waits for neither.
@MainActor final class EditPreview {
  private let file: ImageFile
  private let renderer: PhotoRenderer
  private var source: PixelBuffer?
  private var waiting: PhotoEdit?
  /// The edit that is shown, or is to be.
  private var wanted: PhotoEdit?
  private var kept: [Rendering] = []

  private struct Rendering {
    let edit: PhotoEdit
    let image: UIImage
    let histogram: Histogram
  }

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

  /// Shows an edit as soon as possible: at once if it was the last one, or if it changes nothing.
  func show(_ edit: PhotoEdit) {
    wanted = edit
    waiting = edit
    guard let known = kept.first(where: { $0.edit == edit }) else { return renderNext() }
    waiting = nil
    delegate?.previewDidRender(known.image, known.histogram)
  }

  /// The image of an edit, if it is the last one that was rendered.
  func image(of edit: PhotoEdit) -> UIImage? { kept.first { $0.edit == edit }?.image }

  private func renderNext() {
    guard !isRendering, let source, let edit = waiting ?? unrendered else { return }
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
        keep(Rendering(edit: edit, image: image, histogram: histogram))
        // Between two edits, each that was rendered on the way is seen.
        if edit == wanted || waiting != nil { delegate?.previewDidRender(image, histogram) }
      } else if edit.isIdentity {
        hasFailed = true
      }
      renderNext()
    }
  }

  /// Whether the photo couldn't be rendered without edits, which isn't tried again.
  private var hasFailed = false

  /// The photo without edits, as long as it wasn't rendered, once there is nothing else to do.
  private var unrendered: PhotoEdit? {
    kept.isEmpty || hasFailed || kept.contains { $0.edit.isIdentity } ? nil : PhotoEdit()
  }

  private func keep(_ rendering: Rendering) {
    kept.removeAll {
      $0.edit == rendering.edit || !($0.edit.isIdentity || rendering.edit.isIdentity)
    }
    kept.append(rendering)
  }
}

extension ImageFile.Failure {
  /// An error: the decoded image has no pixels.
  fileprivate static var noPixels: Self {
    Self(description: String(gallery: "The photo can’t be edited."))
  }
}
