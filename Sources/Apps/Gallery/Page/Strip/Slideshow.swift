import PhotoBrowsing
import UIKit
import UIKitCompat

/// Turns the pages by itself, with a fade.
@MainActor final class Slideshow {
  private weak var browser: PhotoBrowserController?
  private var turn: DelayedCall?
  private(set) var isPaused = false
  /// Whether the window filled the screen before.
  let wasFullScreen: Bool
  /// Returns how photos are shown; it may change meanwhile.
  private let settings: @MainActor () -> Settings.Slideshow
  private var order = SlideshowOrder()
  private let end: @MainActor () -> Void
  private static let fadeDuration = 0.6

  /// - Parameter end: Called after the last photo, unless the first one follows it.
  init(
    _ browser: PhotoBrowserController, settings: @escaping @MainActor () -> Settings.Slideshow,
    end: @escaping @MainActor () -> Void
  ) {
    self.browser = browser
    self.settings = settings
    self.end = end
    wasFullScreen = browser.view.window?.windowScene?.isFullScreen == true
    restart()
  }

  /// Shows the current photo for its whole time.
  func restart() {
    turn?.cancel()
    turn = isPaused ? nil : after(settings().seconds) { [weak self] in self?.showNext() }
  }

  func togglePause() {
    isPaused.toggle()
    browser?.areControlsShown = isPaused
    restart()
  }

  func stop() {
    turn?.cancel()
    turn = nil
    isPaused = true
  }

  private func showNext() {
    guard let browser, browser.view.window != nil else { return }
    // A photo that is dragged or zoomed is being looked at; a video is shown to its end.
    let isZoomed = (browser.currentCell as? ImageCell)?.isZoomed == true
    let isPlaying = (browser.currentCell as? VideoCell)?.isPlaying == true
    guard browser.isOpen, !isZoomed, !isPlaying else { return restart() }
    let count = browser.photoCount
    guard count > 1, let index = browser.currentIndex else { return }
    guard let next = order.index(after: index, of: count, settings()) else { return end() }
    let old = UIAccessibility.isReduceMotionEnabled ? nil : browser.visibleContent
    if next == index + 1 {
      browser.page(by: 1, animated: false)
    } else {
      browser.goTo(next, animated: false)
    }
    if let old { fadeOut(old, over: browser) }
    restart()
  }

  private func fadeOut(_ content: PhotoContent, over browser: PhotoBrowserController) {
    let cover = UIView(frame: browser.view.bounds)
    cover.backgroundColor = .black
    cover.isUserInteractionEnabled = false
    let view = UIImageView(image: content.image)
    view.frame = content.frame
    cover.addSubview(view)
    browser.panelView.addSubview(cover)
    UIView.animate(
      withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction,
      animations: { cover.alpha = 0 }, completion: { _ in cover.removeFromSuperview() })
  }
}

extension PhotoPage {
  /// Fills the screen and turns the pages by itself, until Esc.
  func startSlideshow() {
    guard let browser, browser.isOpen, slideshow == nil else { return }
    let slideshow = Slideshow(browser) { [weak scene] in
      scene?.settings.value.slideshow ?? Settings.Slideshow()
    } end: { [weak self] in
      self?.stopSlideshow()
    }
    self.slideshow = slideshow
    panels.showPhotoAlone()
    if !slideshow.wasFullScreen { browser.view.window?.windowScene?.toggleFullScreen() }
  }

  func toggleSlideshow() { if slideshow == nil { startSlideshow() } else { stopSlideshow() } }

  func stopSlideshow() {
    guard let slideshow else { return }
    slideshow.stop()
    self.slideshow = nil
    let scene = browser?.view.window?.windowScene
    if !slideshow.wasFullScreen, scene?.isFullScreen == true { scene?.toggleFullScreen() }
    browser?.areControlsShown = true
    if !slideshow.wasFullScreen { panels.restore() }
  }
}
