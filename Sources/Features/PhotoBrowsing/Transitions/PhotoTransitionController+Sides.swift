import Transitions
import UIKit

/// Where the picture goes to and comes from: the page on one side, what the browser's transition
/// names on the other.
extension PhotoTransitionController {
  /// Nil while the browser has no size.
  func pagePose() -> PhotoPose? {
    let bounds = browser.view.bounds
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    guard movesPicture || phase.isAtRest, browser.pageContent != nil else {
      return PhotoPose(window: browser.pageContentFrame)
    }
    return PhotoPose(photoFrame: browser.pageContentFrame, in: bounds)
  }

  /// What says where the photo comes from and goes to; other transitions leave only dragging to
  /// this one.
  var morph: MorphTransition? {
    ReducedMotion.isEnabled ? nil : browser.transition as? MorphTransition
  }

  /// Nil when there is neither a thumbnail to meet nor another pose, or motion is not wanted.
  func sourcePose() -> PhotoPose? {
    guard let morph, let id = browser.currentPhotoID, let index = browser.currentIndex else {
      return nil
    }
    guard let thumbnail = morph.thumbnail(for: id, at: index) else {
      return pagePose().flatMap { morph.dismissedPose(of: $0) }
    }
    let photoSize = browser.pageContent?.photoSize ?? browser.pageContentFrame.size
    guard var pose = thumbnail.pose(of: photoSize, in: browser.view) else { return nil }
    if !movesPicture {
      // Nothing of a page need look like the thumbnail: the one fades into the other.
      pose.opacity = 0
      pose.cornerRadius = 0
    }
    return pose
  }

  func replacementView() -> UIView? {
    guard let id = browser.currentPhotoID, let index = browser.currentIndex else { return nil }
    return morph?.replacementView(for: id, at: index)
  }

  /// What is in a finger's hand is not in its list as well, whatever transition brings it back.
  func hideThumbnail() {
    guard !ReducedMotion.isEnabled, let id = browser.currentPhotoID,
      let index = browser.currentIndex, hiddenID != id
    else { return }
    restoreThumbnail()
    morph?.revealThumbnail(for: id, at: index)
    guard movesPicture else { return }
    setThumbnailHidden(true, for: id)
    hiddenID = id
  }

  func restoreThumbnail() {
    guard let id = hiddenID else { return }
    hiddenID = nil
    setThumbnailHidden(false, for: id)
  }

  private func setThumbnailHidden(_ isHidden: Bool, for id: PhotoID) {
    if let morph = browser.transition as? MorphTransition {
      morph.setThumbnailHidden(isHidden, for: id)
    } else {
      browser.source?.setThumbnailHidden(isHidden, for: id)
    }
  }
}
