import UIKit
import UIKitCompat

extension ImageLoader {
  /// Returns increasingly sharp versions of an image: from memory or the thumbnail in the file,
  /// then in a lower resolution, and finally the requested image.
  ///
  /// Each one is sharper than the one before; those that arrive late are omitted. It ends with the
  /// error of the last one, whatever the result of the others.
  ///
  /// - Parameter screen: The size in pixels to load first, if more is requested.
  public func images(
    for request: ImageRequest, screen: CGSize? = nil, priority: LoadPriority = .normal
  ) -> AsyncThrowingStream<UIImage, any Error> {
    AsyncThrowingStream { stream in
      let task = Task { @MainActor in
        do {
          let cached = cache.sharpest(of: request.url)
          if let cached { stream.yield(cached) }
          if cache.image(for: request) == nil {
            for step in Self.steps(to: request, screen: screen, hasSome: cached != nil) {
              // Continue if a step fails.
              if let image = try? await self.image(for: step, priority: .high),
                image.pixelCount > cached?.pixelCount ?? 0
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

  /// The requests before the final one; none for servers, whose originals are loaded whole.
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
  /// For one frame.
  var pixelCount: CGFloat { size.width * scale * size.height * scale }
}
