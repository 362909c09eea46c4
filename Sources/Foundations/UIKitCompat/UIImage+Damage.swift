import UIKit

#if os(Linux)
  import HostInterface

  extension UIImage {
    /// What is missing of the image, when its file is damaged: the end of a sentence that begins
    /// with the file. Nil when it is whole.
    public var damage: String? { cgImage?.damage }

    /// Whether something of it lets shine through what lies behind it.
    public var isTransparent: Bool { cgImage.map { !$0.isOpaque } ?? false }

    /// The same image with something missing; only its first frame says so.
    public func damaged(_ damage: String) -> UIImage {
      guard let cgImage else { return self }
      let first = UIImage(cgImage: CGImage(cgImage, damage: damage), scale: scale, orientation: .up)
      guard let images else { return first }
      return UIImage.animatedImage(with: [first] + images.dropFirst(), duration: duration) ?? first
    }
  }
#else
  import ImageIO

  extension UIImage {
    /// What is missing of the image, when its file is damaged. ImageIO does not say: always nil.
    public var damage: String? { nil }

    public func damaged(_ damage: String) -> UIImage { self }

    /// Whether something of it may let shine through what lies behind it.
    public var isTransparent: Bool {
      switch cgImage?.alphaInfo {
      case nil, .none?, .noneSkipFirst?, .noneSkipLast?: false
      default: true
      }
    }
  }
#endif
