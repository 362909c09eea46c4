import UIKit
import UIKitCompat

extension Carousel {
  func setUpInput() {
    tapRecognizer.onEvent { [weak self] in
      if $0.state == .ended { self?.tap(at: $0.location(in: self)) }
    }
    paging.addGestureRecognizer(tapRecognizer)
    addGestureRecognizer(
      UIHoverGestureRecognizer { [weak self] hover in
        self?.isHovered = hover.state == .began || hover.state == .changed
        self?.updateAutoplay()
      })
    pauseControl.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if self.isPlaying { self.pause() } else { self.resume() }
      }, for: .primaryActionTriggered)
  }

  private func tap(at point: CGPoint) {
    let hit = paging.livePages.first { _, page in
      !page.isHidden && page.bounds.contains(convert(point, to: page))
    }
    guard let hit else { return }
    pageWasTapped(hit.page, at: hit.index)
    listeners.send(.tap(hit.index))
  }

  /// Handles the arrow keys along the direction of movement, Home and End.
  func handle(_ key: UIKeyboardHIDUsage) -> Bool {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let forward = direction.isReversed ? -1 : 1
    switch key {
    case .keyboardRightArrow where direction.isHorizontal:
      return move(by: isMirrored ? -forward : forward)
    case .keyboardLeftArrow where direction.isHorizontal:
      return move(by: isMirrored ? forward : -forward)
    case .keyboardDownArrow where !direction.isHorizontal: return move(by: forward)
    case .keyboardUpArrow where !direction.isHorizontal: return move(by: -forward)
    case .keyboardHome: scroll(to: 0)
    case .keyboardEnd: scroll(to: itemCount - 1)
    default: return false
    }
    return true
  }

  func indicatorDidChange(from old: (any CarouselIndicator)?) {
    old?.removeFromSuperview()
    guard let indicator else { return }
    insertSubview(indicator, belowSubview: pauseControl)
    indicator.semanticContentAttribute = semanticContentAttribute
    if let control = indicator as? UIPageControl {
      control.addAction(
        UIAction { [weak self, weak control] _ in
          if let control { self?.scroll(to: control.currentPage) }
        }, for: .valueChanged)
    }
    updateIndicator()
  }

  func updateIndicator() {
    indicator?.numberOfPages = itemCount
    if let currentIndex { indicator?.currentPage = currentIndex }
    updateElements()
    setNeedsLayout()
  }
}
