import Imaging
import UIKit

/// A picture, and the size in pixels that it is wanted at.
public struct ImageRequest: Hashable, Sendable {
  /// The location of the image file, local or remote.
  public var url: URL
  /// Nil is the original's size.
  public var pixels: CGSize?
  /// How the image fits into `pixels`.
  public var fitting: ImageFile.Fitting
  /// What of the picture is wanted.
  public var part: Part
  /// Whether an animation is wanted with all its frames, as an image with `images`, which plays in an
  /// image view by itself. Else it is the first frame, which is what a list of thumbnails wants.
  public var animates: Bool
  /// What is made of the decoded picture, in this order.
  public var processors: [any ImageProcessing]

  /// The part of the image file that is decoded.
  public enum Part: Sendable {
    /// The whole image.
    case whole
    /// Upright pixels of the original. `pixels` is the size that the part is wanted at; it is never
    /// made larger. Of files that can be read anywhere, such as tiled TIFF, no more is read.
    case region(CGRect)
    /// The small picture that cameras put beside the large one, which takes a thousandth of the time;
    /// an error when there is none.
    case embeddedThumbnail
    /// The first picture of a film.
    case poster
  }

  /// Creates a request; without a size in pixels the image is decoded at its full size.
  public init(
    url: URL, pixels: CGSize?, fitting: ImageFile.Fitting = .inside, part: Part = .whole,
    animates: Bool = false, processors: [any ImageProcessing] = []
  ) {
    self.url = url
    self.pixels = pixels
    self.fitting = fitting
    self.part = part
    self.animates = animates
    self.processors = processors
  }

  public static func == (one: ImageRequest, other: ImageRequest) -> Bool {
    one.url == other.url && one.pixels == other.pixels && one.fitting == other.fitting
      && one.part == other.part && one.animates == other.animates
      && one.processors.map(\.identifier) == other.processors.map(\.identifier)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(url)
    hasher.combine(pixels?.width)
    hasher.combine(pixels?.height)
    hasher.combine(fitting)
    hasher.combine(part)
    hasher.combine(animates)
    for processor in processors { hasher.combine(processor.identifier) }
  }
}

extension ImageRequest.Part: Hashable {
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .whole: hasher.combine(0)
    case .region(let area):
      for side in [area.minX, area.minY, area.width, area.height] { hasher.combine(side) }
    case .embeddedThumbnail: hasher.combine(1)
    case .poster: hasher.combine(2)
    }
  }
}
