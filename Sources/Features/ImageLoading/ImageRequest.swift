import UIKit
import UIKitCompat

/// A picture, and the size in pixels that it is wanted at.
public struct ImageRequest: Hashable, Sendable {
  public var url: URL
  /// Nil is the original's size.
  public var pixels: CGSize?
  public var fitting: PictureFile.Fitting
  /// Whether an animation is wanted with all its frames, as an image with `images`, which plays in an
  /// image view by itself. Else it is the first frame, which is what a list of thumbnails wants.
  public var animates: Bool
  /// What is made of the decoded picture, in this order.
  public var processors: [any ImageProcessing]

  public init(
    url: URL, pixels: CGSize?, fitting: PictureFile.Fitting = .inside, animates: Bool = false,
    processors: [any ImageProcessing] = []
  ) {
    self.url = url
    self.pixels = pixels
    self.fitting = fitting
    self.animates = animates
    self.processors = processors
  }

  public static func == (one: ImageRequest, other: ImageRequest) -> Bool {
    one.url == other.url && one.pixels == other.pixels && one.fitting == other.fitting
      && one.animates == other.animates
      && one.processors.map(\.identifier) == other.processors.map(\.identifier)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(url)
    hasher.combine(pixels?.width)
    hasher.combine(pixels?.height)
    hasher.combine(fitting)
    hasher.combine(animates)
    for processor in processors { hasher.combine(processor.identifier) }
  }
}
