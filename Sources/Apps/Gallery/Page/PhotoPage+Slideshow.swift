import PhotoBrowsing
import UIKit
import UIKitCompat

/// The slideshow fills the screen and shows the photo alone.
extension PhotoPage {
  var isSlideshowShown: Bool { browser.map { $0.slideshow.state != .stopped } ?? false }

  private var windowScene: UIWindowScene? { browser?.view.window?.windowScene }

  /// Fills the screen and turns the pages by itself, until Esc.
  func startSlideshow() {
    guard let browser, browser.isOpen, !isSlideshowShown else { return }
    updateSlideshow()
    wasFullScreen = windowScene?.isFullScreen == true
    browser.slideshow.onStateChange = { [weak self] in
      self?.slideshowBar.show($0)
      if $0 == .stopped { self?.slideshowDidStop() }
    }
    browser.slideshow.start()
    panels.showPhotoAlone()
    if !wasFullScreen { windowScene?.toggleFullScreen() }
  }

  func toggleSlideshow() {
    if isSlideshowShown { browser?.slideshow.stop() } else { startSlideshow() }
  }

  private func slideshowDidStop() {
    guard !wasFullScreen else { return }
    if windowScene?.isFullScreen == true { windowScene?.toggleFullScreen() }
    panels.restore()
  }

  /// Lets the settings take effect.
  func updateSlideshow() {
    guard let slideshow = browser?.slideshow, let settings = scene?.settings.value.slideshow else {
      return
    }
    slideshow.interval = settings.seconds
    slideshow.order = settings.order == .shuffled ? .shuffled : .sequential
    slideshow.repeats = settings.isLooping
  }
}
