import UIKit

extension UIView {
  /// The fraction of the view's area that lies within its window and its clipping ancestors, 0…1;
  /// 0 while it's hidden. Views on top of it aren't considered.
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
    let frameInWindow = convert(bounds, to: window)
    guard !area.isNull, frameInWindow.width > 0, frameInWindow.height > 0 else { return 0 }
    return min(1, area.width * area.height / (frameInWindow.width * frameInWindow.height))
  }
}

/// An object that notifies when a view may have become visible or hidden: it was scrolled, clipped
/// by an ancestor, or laid out again. It requests no frames, so nothing is called while nothing
/// moves.
@MainActor public final class VisibilityObserver {
  private weak var view: UIView?
  private let onChange: @MainActor () -> Void

  #if os(Linux)
    private var observer: FrameObserver?
  #else
    private var observations: [NSKeyValueObservation] = []
  #endif

  /// Observes a view until the observer is released.
  ///
  /// - Parameter onChange: A closure that is called after each change; compare `visibleFraction`
  ///   with its last value to see the difference.
  public init(_ view: UIView, onChange: @escaping @MainActor () -> Void) {
    self.view = view
    self.onChange = onChange
    viewDidMove()
  }

  /// Call this when the view moves in the hierarchy, for example from `didMoveToWindow()`.
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
