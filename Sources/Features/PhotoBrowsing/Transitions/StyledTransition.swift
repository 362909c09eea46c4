import Motion
import Transitions
import UIKit

/// Opens and closes the browser in a style that is defined once for all that takes one.
///
/// The photo is caught, thrown and reversed as with every `MorphTransition`; thumbnails are neither
/// met nor hidden.
@MainActor public final class StyledTransition: MorphTransition {
  private let style: TransitionStyle

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
    let away = style.dismissed(window.size)
    var pose = photo
    pose.window = window.insetBy(
      dx: window.width * (1 - away.scale) / 2, dy: window.height * (1 - away.scale) / 2
    ).offsetBy(dx: away.offset.x, dy: away.offset.y)
    pose.cornerRadius *= away.scale
    pose.rotation = away.rotation
    pose.opacity = away.opacity
    pose.backdrop = 0
    return pose
  }
}
