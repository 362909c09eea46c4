import UIKit

extension UIView {
  /// How much of the view's area lies within its window and all that clips it, 0…1; nothing while
  /// it is hidden. What lies on top of it does not count.
  public var visibleFraction: CGFloat {
    guard let window, bounds.width > 0, bounds.height > 0 else { return 0 }
    var area = bounds
    var view: UIView = self
    while true {
      if view.isHidden || view.alpha < 0.01 { return 0 }
      if view.clipsToBounds { area = area.intersection(view.bounds) }
      if area.isNull || area.isEmpty { return 0 }
      guard let parent = view.superview else { break }
      area = view.convert(area, to: parent)
      view = parent
    }
    area = area.intersection(window.bounds)
    let whole = convert(bounds, to: window)
    guard !area.isNull, whole.width > 0, whole.height > 0 else { return 0 }
    return min(1, area.width * area.height / (whole.width * whole.height))
  }
}

/// Tells when a view may have come into sight or gone out of it: it was scrolled, covered by its
/// clipping ancestors, or laid out anew. It asks for no frames: while nothing moves it is silent.
@MainActor public final class SightWatch {
  private weak var view: UIView?
  private let onChange: @MainActor () -> Void

  #if os(Linux)
    private var observer: FrameObserver?
  #else
    private var observations: [NSKeyValueObservation] = []
  #endif

  /// Observes a view until the observer is released.
  public init(_ view: UIView, onChange: @escaping @MainActor () -> Void) {
    self.view = view
    self.onChange = onChange
    viewDidMove()
  }

  /// To be called when the view hangs elsewhere, as in `didMoveToWindow()`.
  public func viewDidMove() {
    #if os(Linux)
      observer = view?.window.map { _ in
        FrameObserver { [weak self] in self?.onChange() }
      }
    #else
      observations = sequence(first: view?.superview, next: { $0?.superview })
        .compactMap { $0 as? UIScrollView }
        .map { scrollView in
          scrollView.observe(\.contentOffset) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.onChange() }
          }
        }
    #endif
  }
}
