import UIKit

#if os(Linux)
  extension UIImage {
    /// Returns the same image, of which an animation plays a number of times and stays on its last
    /// frame; with 0 it plays for ever.
    public func playing(times count: Int) -> UIImage { playing(count) }

    /// The number of times that an animation plays; 0 for ever.
    public var timesPlayed: Int { playCount }
  }
#else
  extension UIImage {
    /// Returns the image itself, as image views play every animated image for ever.
    public func playing(times count: Int) -> UIImage { self }

    /// The number of times that an animation plays; 0 for ever.
    public var timesPlayed: Int { 0 }
  }
#endif
