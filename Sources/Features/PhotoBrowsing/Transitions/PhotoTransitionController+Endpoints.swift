import Transitions
import UIKit

/// The poses at both ends: on the page, and where the browser's transition says.
extension PhotoTransitionController {
  /// The pose on the page; nil while the browser has no size.
  func pagePose() -> PhotoPose? {
    let bounds = browser.pageFrame
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    guard movesImage || phase.isAtRest, browser.pageContent != nil else {
      return PhotoPose(window: browser.pageContentFrame)
    }
    return PhotoPose(photoFrame: browser.pageContentFrame, in: bounds)
  }

  /// The transition that provides the thumbnail. Others leave only dragging to this controller.
  var morph: MorphTransition? {
    ReducedMotion.isEnabled ? nil : browser.transition.morph
  }

  /// The pose at the thumbnail, or another one for dismissed photos; nil if there is neither, or
  /// motion is reduced.
  func sourcePose() -> PhotoPose? {
    guard let morph, let id = browser.currentPhotoID, let index = browser.currentIndex else {
      return nil
    }
    guard let thumbnail = morph.thumbnail(for: id, at: index) else {
      return pagePose().flatMap { morph.dismissedPose(of: $0) }
    }
    let photoSize = browser.pageContent?.photoSize ?? browser.pageContentFrame.size
    guard var pose = thumbnail.pose(of: photoSize, in: browser.view) else { return nil }
    if !movesImage {
      // A page need not look like the thumbnail, so one fades into the other.
      pose.opacity = 0
      pose.cornerRadius = 0
    }
    return pose
  }

  func replacementView() -> UIView? {
    guard let id = browser.currentPhotoID, let index = browser.currentIndex else { return nil }
    return morph?.replacementView(for: id, at: index)
  }

  /// Hides the thumbnail while the photo is moved or dragged, with any transition.
  func hideThumbnail() {
    guard !ReducedMotion.isEnabled, let id = browser.currentPhotoID,
      let index = browser.currentIndex, hiddenID != id
    else { return }
    restoreThumbnail()
    morph?.revealThumbnail(for: id, at: index)
    guard movesImage else { return }
    setThumbnailHidden(true, for: id)
    hiddenID = id
  }

  func restoreThumbnail() {
    guard let id = hiddenID else { return }
    hiddenID = nil
    setThumbnailHidden(false, for: id)
  }

  private func setThumbnailHidden(_ isHidden: Bool, for id: PhotoID) {
    if let morph = browser.transition.morph {
      morph.setThumbnailHidden(isHidden, for: id)
    } else {
      browser.source?.setThumbnailHidden(isHidden, for: id)
    }
  }
}
