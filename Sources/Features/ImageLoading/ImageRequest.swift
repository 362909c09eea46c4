import UIKit
import UIKitCompat

/// A picture, and the size in pixels that it is wanted at.
public struct ImageRequest: Hashable, Sendable {
  public var url: URL
  /// Nil is the original's size.
  public var pixels: CGSize?
  public var fitting: PictureFile.Fitting

  public init(url: URL, pixels: CGSize?, fitting: PictureFile.Fitting = .inside) {
    self.url = url
    self.pixels = pixels
    self.fitting = fitting
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(url)
    hasher.combine(pixels?.width)
    hasher.combine(pixels?.height)
    hasher.combine(fitting)
  }
}
