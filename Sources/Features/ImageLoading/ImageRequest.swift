import Imaging
import UIKit

/// A request for an image in a size.
public struct ImageRequest: Hashable, Sendable {
  /// The location of the image file, local or remote.
  public var url: URL
  /// The size in pixels; nil is the original's.
  public var pixels: CGSize?
  /// How the image fits into `pixels`.
  public var fitting: ImageFile.Fitting
  /// The part of the image file to decode.
  public var part: Part
  /// Whether all frames of an animation are decoded, as an image with `images`, which plays in an
  /// image view. Otherwise the result is the first frame, as for thumbnails.
  public var animates: Bool
  /// The processors that are applied to the decoded image, in this order.
  public var processors: [any ImageProcessing]

  /// The part of the image file that is decoded.
  public enum Part: Sendable {
    /// The whole image.
    case whole
    /// A rectangle of the upright original, in its pixels. `pixels` is the size of the result,
    /// which is never enlarged. Of files that can be read at any position, such as tiled TIFF, only
    /// this part is read.
    case region(CGRect)
    /// The thumbnail that cameras store in the file, which takes a thousandth of the time; an error
    /// if there is none.
    case embeddedThumbnail
    /// The first frame of a video.
    case poster
    /// The page with an index, of files with several pages, such as scanned documents.
    case page(Int)
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
    case .page(let index): hasher.combine(index)
    }
  }
}
