import UIKit

/// Where flights begin and land: the page on one side, what the transition names on the other.
extension PhotoFlight {
  func openPose() -> PhotoPose? {
    let bounds = browser.view.bounds
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    guard isPictureFlying || phase == .open || phase == .waiting, browser.pageContent != nil else {
      return PhotoPose(window: browser.pageContentFrame)
    }
    return PhotoPose(photoFrame: browser.pageContentFrame, in: bounds)
  }

  func faded(_ pose: PhotoPose) -> PhotoPose {
    var pose = pose
    pose.backdrop = 0
    pose.opacity = 0
    return pose
  }

  /// What says where the photo comes from and goes to; other transitions leave the flight to
  /// dragging alone.
  private var ends: MorphTransition? {
    UIAccessibility.isReduceMotionEnabled ? nil : browser.transition as? MorphTransition
  }

  /// Nil when there is no thumbnail to meet, or motion is not wanted.
  func sourcePose() -> PhotoPose? {
    guard let id = browser.currentID, let index = browser.currentIndex,
      let thumbnail = ends?.thumbnail(for: id, at: index)
    else { return nil }
    let photoSize = browser.pageContent?.photoSize ?? browser.pageContentFrame.size
    guard var pose = thumbnail.pose(of: photoSize, in: browser.view) else { return nil }
    if !isPictureFlying {
      // Nothing of a page need look like the thumbnail: the one fades into the other.
      pose.opacity = 0
      pose.cornerRadius = 0
    }
    return pose
  }

  func flyingView() -> UIView? {
    guard let id = browser.currentID, let index = browser.currentIndex else { return nil }
    return ends?.flyingView(for: id, at: index)
  }

  /// What is in a finger's hand is not in its list as well, whatever transition brings it back.
  func hideThumbnail() {
    guard !UIAccessibility.isReduceMotionEnabled, let id = browser.currentID,
      let index = browser.currentIndex, hiddenID != id
    else { return }
    restoreThumbnail()
    ends?.revealThumbnail(for: id, at: index)
    guard isPictureFlying else { return }
    setThumbnailHidden(true, for: id)
    hiddenID = id
  }

  func restoreThumbnail() {
    guard let id = hiddenID else { return }
    hiddenID = nil
    setThumbnailHidden(false, for: id)
  }

  private func setThumbnailHidden(_ isHidden: Bool, for id: AnyHashable) {
    if let morph = browser.transition as? MorphTransition {
      morph.setThumbnailHidden(isHidden, for: id)
    } else {
      browser.source?.setThumbnailHidden(isHidden, for: id)
    }
  }
}
