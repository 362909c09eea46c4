import UIKit

/// The limits of zoom of a browser's photos, relative to their fitted size, which is the minimum.
public struct ZoomLimits: Hashable, Sendable {
  /// The maximum zoom, 1 or more. If it is nil, photos can be zoomed three times, and to half as
  /// much again as their actual size if that is more.
  public var maximum: CGFloat?
  /// The zoom of a double tap, at most the maximum. If it is nil, the photo fills the page or, if
  /// that is hardly larger, is zoomed 2.5 times.
  public var doubleTap: CGFloat?

  /// Creates limits; nil stands for the defaults.
  public init(maximum: CGFloat? = nil, doubleTap: CGFloat? = nil) {
    self.maximum = maximum
    self.doubleTap = doubleTap
  }
}
