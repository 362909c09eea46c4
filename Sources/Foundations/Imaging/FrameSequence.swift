import UIKit
import UIKitCompat

/// Frames that are shown for different times, as one animated image.
///
/// UIKit shows all images of an animation for the same time, so each frame is in the list as often
/// as it takes; the entries are the same image and cost nothing.
public struct FrameSequence {
  private var frames: [(image: UIImage, milliseconds: Int)] = []
  /// How often the frames are played; 0, the default, is for ever.
  public var playCount = 0

  /// Creates an empty sequence.
  public init() {}

  /// Adds a frame that is shown for a number of seconds.
  public mutating func append(_ image: UIImage, seconds: Double) {
    let bounded = seconds.isFinite ? min(max(seconds, 0), 3600) : 0
    frames.append((image, Int((bounded * 1000).rounded())))
  }

  /// The frame itself when there is but one; nil without any.
  public var image: UIImage? {
    guard frames.count > 1 else { return frames.first?.image }
    let unit = self.unit
    let images = frames.flatMap { frame in
      Array(repeating: frame.image, count: Self.entries(frame.milliseconds, unit))
    }
    return UIImage.animatedImage(with: images, duration: Double(images.count * unit) / 1000)?
      .playing(times: playCount)
  }

  private static func entries(_ milliseconds: Int, _ unit: Int) -> Int {
    max(1, (milliseconds + unit / 2) / unit)
  }

  /// Milliseconds an entry: what divides all times, coarser where that would make too many.
  private var unit: Int {
    func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }
    var unit = max(1, frames.map(\.milliseconds).reduce(0, divisor))
    while frames.reduce(0, { $0 + Self.entries($1.milliseconds, unit) }) > Self.maximumEntryCount,
      unit < 60_000
    { unit *= 2 }
    return unit
  }

  private static let maximumEntryCount = 20_000
}
