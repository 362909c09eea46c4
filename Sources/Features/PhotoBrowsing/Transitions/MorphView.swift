import UIKit
import UIKitCompat

/// The photo during a transition: a window that clips, and the whole photo behind it.
@MainActor final class MorphView: UIView {
  private let imageView = UIImageView()
  /// The background of a transparent photo, which fades with the backdrop because thumbnails have
  /// none.
  private(set) var checkerboard: CheckerboardView?
  private(set) var pose: PhotoPose?

  /// The size of the upright photo in pixels; the image may be a smaller version.
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
      // A thumbnail of other proportions was cropped and must not be stretched.
      let size = newValue?.size ?? .zero
      let isSameShape =
        size.height > 0 && photoSize.height > 0
        && abs((size.width / size.height) / (photoSize.width / photoSize.height) - 1) < 0.02
      imageView.contentMode = isSameShape ? .scaleToFill : .scaleAspectFill
      setShowsCheckerboard(newValue?.isTransparent == true)
    }
  }

  private func setShowsCheckerboard(_ isWanted: Bool) {
    guard isWanted != (checkerboard != nil) else { return }
    checkerboard?.removeFromSuperview()
    checkerboard = isWanted ? CheckerboardView() : nil
    if let checkerboard { insertSubview(checkerboard, belowSubview: imageView) }
  }

  /// A view that is shown instead of the image, as large as the window.
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
    if let checkerboard {
      checkerboard.isHidden = replacementView != nil
      checkerboard.alpha = pose.backdrop
      // The squares keep their position on the screen.
      let screen = (superview?.bounds ?? bounds)
        .offsetBy(dx: -pose.window.minX, dy: -pose.window.minY)
      checkerboard.cover(imageView.frame, visible: screen)
    }
    layOutReplacement()
  }
}
