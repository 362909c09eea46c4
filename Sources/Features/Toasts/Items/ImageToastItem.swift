import UIKit

/// Options for showing an image.
@MainActor public struct ImageToastOptions {
  /// How the size of the image is chosen.
  public enum Size: Sendable {
    /// Points.
    case fixed(CGSize)
    /// The picture's own, made smaller where there is less room. While there is no picture yet, that
    /// of `fixed` by default.
    case fitting
  }

  /// The size at which the image is shown.
  public var imageSize = Size.fixed(CGSize(width: 60, height: 60))
  /// How the image fits into its size.
  public var contentMode = UIView.ContentMode.scaleAspectFit
  /// The space around the image.
  public var margins = UIEdgeInsets.all(20)
  /// The image view as it is about to be shown, for what the options do not say.
  public var configure: ((UIImageView) -> Void)?
  /// The text for a screen reader.
  public var spokenText: String?

  /// Creates the default options.
  public init() {}
}

/// A picture: at hand, a row of pictures, or one that a closure fetches.
@MainActor public final class ImageToastItem: ToastItem {
  public var options = ImageToastOptions()
  public var link: ToastItemLink?
  private let imageView = ObservedImageView(frame: .zero)
  private var fetch: ((UIImageView) -> Void)?

  /// An animated image plays by itself.
  public init(image: UIImage?) {
    imageView.image = image
    imageView.onImageChange = { [weak self] in self?.link?.sizeDidChange() }
  }

  /// - Parameters:
  ///   - duration: seconds of one round.
  ///   - repeatCount: rounds; 0 is for ever.
  public convenience init(images: [UIImage], duration: TimeInterval, repeatCount: Int = 0) {
    self.init(image: images.first)
    imageView.animationImages = images
    imageView.animationDuration = duration
    imageView.animationRepeatCount = repeatCount
  }

  /// - Parameter display: begins to load the picture into the view, once, when the toast is laid out.
  public convenience init(url: URL, display: @escaping (URL, UIImageView) -> Void) {
    self.init(image: nil)
    fetch = { display(url, $0) }
  }

  public var view: UIView { imageView }
  public var margins: UIEdgeInsets { options.margins }
  public var spokenText: String? { options.spokenText }

  public func layOut(within limit: CGSize) -> CGSize {
    imageView.contentMode = options.contentMode
    options.configure?(imageView)
    if let fetch {
      self.fetch = nil
      fetch(imageView)
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
