import UIKit
import UIKitCompat

extension Carousel {
  /// Whether it goes on by itself: now, or as soon as nothing makes it wait.
  public var isPlaying: Bool { autoplay != nil && !isPaused && !isStilled }

  /// Stops turning by itself, until `resume()`.
  public func pause() {
    isPaused = true
    isWanted = false
    updateAutoplay()
  }

  /// Resumes, even while Reduce Motion is on, because the person asked for it.
  public func resume() {
    isPaused = false
    isWanted = true
    updateAutoplay()
  }

  private var isStilled: Bool {
    autoplay?.respectsReducedMotion == true && UIAccessibility.isReduceMotionEnabled && !isWanted
  }

  /// Seen from the outside, nothing but time is missing for the next turn.
  private var mayTurn: Bool {
    guard let autoplay, isPlaying, !isHeld, !isTouched, itemCount > 1, window != nil else {
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
    guard mayTurn else {
      timer?.cancel()
      timer = nil
      return
    }
    guard timer == nil, !paging.isMoving, let autoplay, let currentIndex else { return }
    timer = after(dwell(at: currentIndex) ?? autoplay.interval) { [weak self] in
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

  /// A finger may hold the pages: then they will come to rest, and the time begins anew.
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
