import UIKit

/// Options for showing an image.
@MainActor public struct ImageToastOptions {
  /// How the size of the image is chosen.
  public enum Size: Sendable {
    /// A size in points.
    case fixed(CGSize)
    /// The image's own size, or less if there isn't enough space. Until there is an image, the
    /// default fixed size.
    case fitting
  }

  /// The size at which the image is shown.
  public var imageSize = Size.fixed(CGSize(width: 60, height: 60))
  /// How the image fits into its size.
  public var contentMode = UIView.ContentMode.scaleAspectFit
  /// The space around the image.
  public var margins = UIEdgeInsets.all(20)
  /// Called before the image view is shown, for properties that the options don't have.
  public var configure: ((UIImageView) -> Void)?
  /// The text for a screen reader.
  public var spokenText: String?

  /// Creates the default options.
  public init() {}
}

/// Shows an image: one in memory, an animation, or one that a closure loads.
@MainActor public final class ImageToastItem: ToastItem {
  public var options = ImageToastOptions()
  public var link: ToastItemLink?
  private let imageView = ObservedImageView(frame: .zero)
  private var load: ((UIImageView) -> Void)?

  /// Creates an item that shows an image. An animated image plays.
  public init(image: UIImage?) {
    imageView.image = image
    imageView.onImageChange = { [weak self] in self?.link?.sizeDidChange() }
  }

  /// Creates an item that shows images in turn.
  ///
  /// - Parameters:
  ///   - duration: The duration of one repetition, in seconds.
  ///   - repeatCount: The number of repetitions; 0 repeats forever.
  public convenience init(images: [UIImage], duration: TimeInterval, repeatCount: Int = 0) {
    self.init(image: images.first)
    imageView.animationImages = images
    imageView.animationDuration = duration
    imageView.animationRepeatCount = repeatCount
  }

  /// Creates an item whose image is loaded.
  ///
  /// - Parameter display: Starts loading the image into the view. It is called once, when the toast
  ///   is laid out.
  public convenience init(url: URL, display: @escaping (URL, UIImageView) -> Void) {
    self.init(image: nil)
    load = { display(url, $0) }
  }

  public var view: UIView { imageView }
  public var margins: UIEdgeInsets { options.margins }
  public var spokenText: String? { options.spokenText }

  public func layOut(within limit: CGSize) -> CGSize {
    imageView.contentMode = options.contentMode
    options.configure?(imageView)
    if let load {
      self.load = nil
      load(imageView)
    }
    return size(within: limit)
  }

  public func start() { if imageView.animationImages != nil { imageView.startAnimating() } }
  public func stop() { imageView.stopAnimating() }

  private func size(within limit: CGSize) -> CGSize {
    var size = CGSize(width: 60, height: 60)
    if case .fixed(let fixed) = options.imageSize {
      size = fixed
    } else if let own = imageView.image?.size, own.width > 0, own.height > 0 {
      size = own
    }
    let scale = min(1, limit.width / max(size.width, 1), limit.height / max(size.height, 1))
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}

/// An image view that reports when its image is set.
@MainActor private final class ObservedImageView: UIImageView {
  var onImageChange: (() -> Void)?

  override var image: UIImage? {
    didSet { if image?.size != oldValue?.size { onImageChange?() } }
  }
}
