import UIKit
import UIKitCompat

extension Carousel {
  /// Whether pages turn automatically, now or as soon as nothing pauses them.
  public var isPlaying: Bool { autoplay != nil && !isPaused && !isStoppedByReducedMotion }

  /// Stops automatic turning until `resume()`.
  public func pause() {
    isPaused = true
    ignoresReducedMotion = false
    updateAutoplay()
  }

  /// Resumes automatic turning, even while Reduce Motion is on.
  public func resume() {
    isPaused = false
    ignoresReducedMotion = true
    updateAutoplay()
  }

  private var isStoppedByReducedMotion: Bool {
    autoplay?.respectsReducedMotion == true && UIAccessibility.isReduceMotionEnabled
      && !ignoresReducedMotion
  }

  /// Whether all conditions for the next turn but the time are met.
  private var canTurn: Bool {
    guard let autoplay, isPlaying, !isSuspended, !isTouched, itemCount > 1, window != nil else {
      return false
    }
    if autoplay.pausesWhileHovered && isHovered { return false }
    if autoplay.pausesWhenNotVisible && visibleFraction < Self.sufficientFraction { return false }
    return isLooping || currentIndex != itemCount - 1
  }

  /// The fraction of its area that must be visible for autoplay.
  private static let sufficientFraction: CGFloat = 0.5

  /// Call this whenever a condition that pauses autoplay may have changed.
  func updateAutoplay() {
    pauseControl.isPlaying = isPlaying
    guard canTurn else {
      timer?.cancel()
      timer = nil
      return
    }
    guard timer == nil, !paging.isMoving, let autoplay, let currentIndex else { return }
    timer = after(displayDuration(at: currentIndex) ?? autoplay.interval) { [weak self] in
      self?.timer = nil
      self?.turn()
    }
  }

  func restartAutoplay() {
    timer?.cancel()
    timer = nil
    updateAutoplay()
    setNeedsLayout()
  }

  /// Turns the page. While a finger holds the pages, the interval begins again when they come to
  /// rest.
  private func turn() {
    guard !paging.isMoving else { return }
    if !paging.page(by: 1) { updateAutoplay() }
  }

  func windowDidChange() {
    isTouched = false
    isHovered = false
    if window == nil {
      visibilityObserver = nil
      paging.settleNow()
      paging.isActive = false
    } else {
      visibilityObserver = VisibilityObserver(self) { [weak self] in self?.visibilityDidChange() }
      paging.isActive = true
    }
    updateAutoplay()
  }

  private func visibilityDidChange() {
    guard autoplay != nil else { return }
    updateAutoplay()
  }
}
