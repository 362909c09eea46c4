import Motion
import UIKit

/// The space that panels take from the pages, and its motion.
struct PanelSpace {
  /// The insets at the trailing side (x) and at the bottom (y), in points.
  var motion = SpringValue(CGPoint.zero, spring: Spring(duration: 0.32, dampingRatio: 1))
  var animator: Animator?
  /// The insets that the app asked for.
  var own = CGPoint.zero
  var hasFilmstrip = false
}

/// Panels beside and below the pages.
extension PhotoBrowserController {
  /// The space that is kept free for panels beside and below the photos, as it is now. While it
  /// changes, photos and panels move together. The filmstrip's space is a part of it.
  public var panelInsets: UIEdgeInsets {
    let space = panelSpace.motion.value
    let isMirrored = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: 0, left: isMirrored ? space.x : 0, bottom: space.y, right: isMirrored ? 0 : space.x)
  }

  /// Keeps space free for panels at the trailing side and at the bottom. It can be called again while
  /// the photos still move: they turn from where they are.
  public func setPanelSpace(trailing: CGFloat, bottom: CGFloat, animated: Bool) {
    panelSpace.own = CGPoint(x: trailing, y: bottom)
    updatePanelSpace(animated: animated)
  }

  func updatePanelSpace(animated: Bool) {
    let strip = panelSpace.hasFilmstrip ? filmstrip.height : 0
    let target = CGPoint(x: panelSpace.own.x, y: panelSpace.own.y + strip)
    guard animated, isViewLoaded, !UIAccessibility.isReduceMotionEnabled else {
      panelSpace.animator?.stop()
      panelSpace.motion.set(target)
      return panelSpaceDidChange()
    }
    guard panelSpace.motion.target != target else { return }
    panelSpace.motion.retarget(to: target)
    if panelSpace.animator == nil {
      panelSpace.animator = Animator { [weak self] in self?.stepPanels(by: $0) ?? false }
    }
    panelSpace.animator?.start()
  }

  /// The frame of the pages.
  var pageFrame: CGRect { view.bounds.inset(by: panelInsets) }

  private func stepPanels(by seconds: TimeInterval) -> Bool {
    panelSpace.motion.advance(by: seconds)
    panelSpaceDidChange()
    return !panelSpace.motion.isSettled
  }

  private func panelSpaceDidChange() {
    if isViewLoaded {
      chrome.contentInsets = panelInsets
      if pagingView.transform.isIdentity { pagingView.frame = pageFrame }
      if transitionController.isInTransition { transitionController.photoDidChange() }
      layOutFilmstrip()
    }
    onPanelMove?(panelInsets)
  }
}

/// Lets touches beside the panels through to the photo.
@MainActor final class PanelView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
