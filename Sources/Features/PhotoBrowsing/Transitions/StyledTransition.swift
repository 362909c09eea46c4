import Motion
import Transitions
import UIKit

/// Opens and closes the browser in a `TransitionStyle`.
///
/// The photo can be caught, flicked and reversed as with every `MorphTransition`; thumbnails are
/// not used.
@MainActor public final class StyledTransition: MorphTransition {
  private let style: TransitionStyle

  /// Creates a transition.
  public init(_ style: TransitionStyle) {
    self.style = style
    super.init()
  }

  public override func thumbnail(for id: PhotoID, at index: Int) -> Thumbnail? { nil }
  public override func revealThumbnail(for id: PhotoID, at index: Int) {}
  public override func setThumbnailHidden(_ isHidden: Bool, for id: PhotoID) {}

  public override var timing: Timing? { style.timing }

  public override func dismissedPose(of photo: PhotoPose) -> PhotoPose? {
    let window = photo.window
    let dismissed = style.dismissed(window.size)
    var pose = photo
    pose.window = window.insetBy(
      dx: window.width * (1 - dismissed.scale) / 2, dy: window.height * (1 - dismissed.scale) / 2
    ).offsetBy(dx: dismissed.offset.x, dy: dismissed.offset.y)
    pose.cornerRadius *= dismissed.scale
    pose.rotation = dismissed.rotation
    pose.opacity = dismissed.opacity
    pose.backdrop = 0
    return pose
  }
}
