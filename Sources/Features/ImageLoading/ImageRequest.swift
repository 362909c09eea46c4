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

  public init(
    url: URL, pixels: CGSize?, fitting: PictureFile.Fitting = .inside, animates: Bool = false
  ) {
    self.url = url
    self.pixels = pixels
    self.fitting = fitting
    self.animates = animates
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(url)
    hasher.combine(pixels?.width)
    hasher.combine(pixels?.height)
    hasher.combine(fitting)
    hasher.combine(animates)
  }
}
