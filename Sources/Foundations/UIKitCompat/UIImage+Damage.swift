import UIKit

extension UIImage {
  /// The kinds of damage that a file can have.
  public enum Damage: String, Sendable {
    /// A part of the image is missing.
    case incomplete
    /// The last frames of the animation are missing.
    case missingFrames
  }
}

#if os(Linux)
  import HostInterface

  extension UIImage {
    /// The damage of the image's file; `nil` if the image is complete.
    public var damage: Damage? { cgImage?.damage.flatMap { Damage(rawValue: $0.rawValue) } }

    /// A Boolean value that indicates whether the image has transparent pixels.
    public var isTransparent: Bool { cgImage.map { !$0.isOpaque } ?? false }

    /// Returns the same image marked as damaged; for an animation, only its first frame is marked.
    public func damaged(_ damage: Damage) -> UIImage {
      guard let cgImage, let damage = CGImage.Damage(rawValue: damage.rawValue) else { return self }
      let first = UIImage(cgImage: CGImage(cgImage, damage: damage), scale: scale, orientation: .up)
      guard let images else { return first }
      return UIImage.animatedImage(with: [first] + images.dropFirst(), duration: duration)?
        .playing(playCount) ?? first
    }
  }
#else
  import ImageIO

  extension UIImage {
    /// The damage of the image's file; always `nil`, because ImageIO doesn't report it.
    public var damage: Damage? { nil }

    public func damaged(_ damage: Damage) -> UIImage { self }

    /// A Boolean value that indicates whether the image may have transparent pixels.
    public var isTransparent: Bool {
      switch cgImage?.alphaInfo {
      case nil, .none?, .noneSkipFirst?, .noneSkipLast?: false
      default: true
      }
    }
  }
#endif
