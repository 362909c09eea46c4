import UIKit
import UIKitCompat

/// The one picture of a transition: a clipping window and the whole photo behind it.
@MainActor final class MorphView: UIView {
  private let imageView = UIImageView()
  /// Comes and goes with the black behind the photo: thumbnails lie on what is behind them.
  private(set) var ground: TransparencyGround?
  private(set) var pose: PhotoPose?

  /// Of the photo in upright pixels; the image may be a smaller version.
  var photoSize: CGSize = .zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    imageView.contentMode = .scaleToFill
    addSubview(imageView)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  var image: UIImage? {
    get { imageView.image }
    set {
      guard imageView.image !== newValue else { return }
      imageView.image = newValue
      // A thumbnail that was cropped when it was made would be stretched.
      let size = newValue?.size ?? .zero
      let isSameShape =
        size.height > 0 && photoSize.height > 0
        && abs((size.width / size.height) / (photoSize.width / photoSize.height) - 1) < 0.02
      imageView.contentMode = isSameShape ? .scaleToFill : .scaleAspectFill
      setGround(newValue?.isTransparent == true)
    }
  }

  private func setGround(_ isWanted: Bool) {
    guard isWanted != (ground != nil) else { return }
    ground?.removeFromSuperview()
    ground = isWanted ? TransparencyGround() : nil
    if let ground { insertSubview(ground, belowSubview: imageView) }
  }

  /// Shown instead of the picture, as large as the window.
  var replacementView: UIView? {
    didSet {
      guard replacementView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      imageView.isHidden = replacementView != nil
      if let replacementView { addSubview(replacementView) }
      layOutReplacement()
    }
  }

  private func layOutReplacement() { replacementView?.frame = bounds }

  var photoFrame: CGRect { imageView.frame.offsetBy(dx: frame.minX, dy: frame.minY) }

  func apply(_ pose: PhotoPose) {
    self.pose = pose
    transform = .identity
    frame = pose.window
    if pose.rotation != 0 { transform = CGAffineTransform(rotationAngle: pose.rotation) }
    layer.cornerRadius = pose.cornerRadius
    alpha = pose.opacity
    imageView.frame = pose.photoFrame(of: photoSize)
      .offsetBy(dx: -pose.window.minX, dy: -pose.window.minY)
    if let ground {
      ground.isHidden = replacementView != nil
      ground.alpha = pose.backdrop
      // The squares stay where they are on the screen.
      let screen = (superview?.bounds ?? bounds)
        .offsetBy(dx: -pose.window.minX, dy: -pose.window.minY)
      ground.cover(imageView.frame, visible: screen)
    }
    layOutReplacement()
  }
}
