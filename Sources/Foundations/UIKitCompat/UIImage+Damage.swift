import UIKit

extension UIImage {
  /// What a damaged file lacks of its image.
  public enum Damage: String, Sendable {
    /// A part of the image.
    case incomplete
    /// The last frames of the animation.
    case missingFrames
  }
}

#if os(Linux)
  import HostInterface

  extension UIImage {
    /// What is missing of the image, when its file is damaged; nil when it is whole.
    public var damage: Damage? { cgImage?.damage.flatMap { Damage(rawValue: $0.rawValue) } }

    /// Whether something of it lets shine through what lies behind it.
    public var isTransparent: Bool { cgImage.map { !$0.isOpaque } ?? false }

    /// The same image with something missing; only its first frame says so.
    public func damaged(_ damage: Damage) -> UIImage {
      guard let cgImage, let damage = CGImage.Damage(rawValue: damage.rawValue) else { return self }
      let first = UIImage(cgImage: CGImage(cgImage, damage: damage), scale: scale, orientation: .up)
      guard let images else { return first }
      return UIImage.animatedImage(with: [first] + images.dropFirst(), duration: duration) ?? first
    }
  }
#else
  import ImageIO

  extension UIImage {
    /// What is missing of the image, when its file is damaged. ImageIO does not say: always nil.
    public var damage: Damage? { nil }

    public func damaged(_ damage: Damage) -> UIImage { self }

    /// Whether something of it may let shine through what lies behind it.
    public var isTransparent: Bool {
      switch cgImage?.alphaInfo {
      case nil, .none?, .noneSkipFirst?, .noneSkipLast?: false
      default: true
      }
    }
  }
#endif
