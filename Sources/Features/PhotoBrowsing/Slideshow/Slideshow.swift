import UIKit
import UIKitCompat

/// Turns a browser's pages by itself, with a fade. Esc ends it, and the space bar pauses it.
///
/// Each browser has one; see `PhotoBrowserController.slideshow`. A photo that is dragged or zoomed
/// stays, as does a video that plays. Whatever a person does gives the photo its whole time again.
@MainActor public final class Slideshow {
  /// The orders in which photos are shown.
  public enum Order: Hashable, Sendable {
    /// One after another.
    case sequential
    /// Each once, in random order.
    case shuffled
  }

  /// The states of a slideshow.
  public enum State: Hashable, Sendable {
    /// It turns no pages.
    case stopped
    /// It turns pages.
    case running
    /// It waits until it is resumed.
    case paused
  }

  /// How long each photo is shown, in seconds, from the next one on. The default is 4.
  public var interval: TimeInterval = 4
  /// The order of the photos.
  public var order = Order.sequential
  /// Whether it begins again after the last photo, rather than end there.
  public var repeats = true
  /// How long one photo fades into the next, in seconds. With reduced motion nothing fades.
  public var fadeDuration: TimeInterval = 0.6
  /// The current state.
  public private(set) var state = State.stopped {
    didSet { if state != oldValue { onStateChange?(state) } }
  }
  /// Called when the state has changed: also when a person stops it, or the browser closes.
  public var onStateChange: ((State) -> Void)?

  private weak var browser: PhotoBrowserController?
  private var turn: DelayedCall?
  private var round = SlideshowOrder()
  /// The bounds of the interval, in seconds.
  private static let intervals = 0.1...86_400

  init(of browser: PhotoBrowserController) { self.browser = browser }

  /// Begins with the current photo, and hides the controls. It continues one that is paused.
  public func start() { run(.running) }

  /// Stays at the current photo, and shows the controls.
  public func pause() { if state == .running { run(.paused) } }

  /// Continues after a pause.
  public func resume() { if state == .paused { run(.running) } }

  /// Ends it, and shows the controls.
  public func stop() { if state != .stopped { run(.stopped) } }

  private func run(_ new: State) {
    if browser?.isGone == false { browser?.areControlsShown = new != .running }
    state = new
    restart()
  }

  /// Shows the current photo for its whole time.
  func restart() {
    turn?.cancel()
    guard state == .running else { return turn = nil }
    let seconds = min(max(Self.intervals.lowerBound, interval), Self.intervals.upperBound)
    turn = after(seconds) { [weak self] in self?.turnPage() }
  }

  /// Handles a key while it runs or is paused; false for those that others handle.
  func press(_ key: UIKey) -> Bool {
    guard state != .stopped else { return false }
    switch key.keyCode {
    case .keyboardEscape: stop()
    case .keyboardSpacebar: run(state == .paused ? .running : .paused)
    default:
      restart()
      return false
    }
    return true
  }

  private func turnPage() {
    guard let browser else { return }
    let isZoomed = (browser.currentCell as? ImageCell)?.isZoomed == true
    let isPlaying = (browser.currentCell as? VideoCell)?.isPlaying == true
    guard !browser.pagingView.isMoving, !isZoomed, !isPlaying else { return restart() }
    showNext()
  }

  /// Shows the next photo now, in the slideshow's order and with its fade.
  public func showNext() {
    guard state != .stopped, let browser else { return }
    let count = browser.pagingView.pageCount
    guard browser.isOpen, count > 1, let index = browser.currentIndex else { return restart() }
    guard let next = round.index(after: index, of: count, in: order, repeats: repeats) else {
      return stop()
    }
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
      withDuration: fadeDuration, delay: 0, options: .allowUserInteraction,
      animations: { cover.alpha = 0 }, completion: { _ in cover.removeFromSuperview() })
  }
}

extension PhotoBrowserController {
  /// Turns the pages by itself, once it is started.
  public var slideshow: Slideshow {
    if let slideshow = parts.slideshow { return slideshow }
    let slideshow = Slideshow(of: self)
    parts.slideshow = slideshow
    return slideshow
  }
}
