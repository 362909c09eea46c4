import UIKit
import UIKitCompat

extension ImageLoader {
  /// The picture as it becomes sharper: what memory holds of it, else the thumbnail that a camera put
  /// into the file; then what decodes sooner; then the picture itself, which is the last.
  ///
  /// Each is sharper than the one before; what comes late is left out. It ends with the error of the
  /// last, whatever became of those before.
  ///
  /// - Parameter screen: The size in pixels that is shown first, when more is wanted.
  public func images(
    for request: ImageRequest, screen: CGSize? = nil, priority: LoadPriority = .normal
  ) -> AsyncThrowingStream<UIImage, any Error> {
    AsyncThrowingStream { stream in
      let task = Task { @MainActor in
        do {
          let kept = cache.sharpest(of: request.url)
          if let kept { stream.yield(kept) }
          if cache.image(for: request) == nil {
            for step in Self.steps(to: request, screen: screen, hasSome: kept != nil) {
              // A step that cannot be made is no reason to stop.
              if let image = try? await self.image(for: step, priority: .high),
                image.pixelCount > kept?.pixelCount ?? 0
              {
                stream.yield(image)
              }
              try Task.checkCancellation()
            }
          }
          stream.yield(try await self.image(for: request, priority: priority))
          stream.finish()
        } catch {
          stream.finish(throwing: error)
        }
      }
      stream.onTermination = { _ in task.cancel() }
    }
  }

  /// What is loaded before the picture itself; of servers nothing, since their originals come whole.
  private static func steps(
    to request: ImageRequest, screen: CGSize?, hasSome: Bool
  ) -> [ImageRequest] {
    guard request.url.isFileURL, request.part == .whole else { return [] }
    var steps: [ImageRequest] = []
    if !hasSome {
      var small = request
      (small.part, small.pixels, small.animates) = (.embeddedThumbnail, nil, false)
      steps.append(small)
    }
    if let screen, request.pixels.map({ $0.width > screen.width * 1.5 }) ?? true {
      var middle = request
      (middle.pixels, middle.animates) = (screen, false)
      steps.append(middle)
    }
    return steps
  }
}

extension UIImage {
  /// Of one frame.
  var pixelCount: CGFloat { size.width * scale * size.height * scale }
}
