import UIKit

/// Lets what is shown larger or smaller grow out of what was shown before, around a point of both.
struct ZoomMotion {
  /// The factor by which everything is larger at the end.
  private let scale: CGFloat
  private let before: CGPoint
  private let after: CGPoint
  private static let leastScale: CGFloat = 1.6

  /// - Parameters:
  ///   - old: The frame of something before, in the superview of both.
  ///   - new: The frame of the same, or of what stands for it, afterwards.
  ///   - isCloser: Whether it leads into things or away from them, where the frames don't tell; nil
  ///     where they do.
  init(from old: CGRect, to new: CGRect, isCloser: Bool? = nil) {
    let ratio = old.width > 0 ? min(max(0.1, new.width / old.width), 10) : 1
    switch isCloser {
    case true?: scale = max(Self.leastScale, ratio)
    case false?: scale = min(1 / Self.leastScale, ratio)
    case nil: scale = ratio
    }
    before = CGPoint(x: old.midX, y: old.midY)
    after = CGPoint(x: new.midX, y: new.midY)
  }

  /// The old view vanishes; the new one lies below it, where it stays.
  @MainActor func run(from old: UIView, to new: UIView, completion: @escaping () -> Void) {
    let center = new.center
    func transform(_ scale: CGFloat, _ start: CGPoint, _ end: CGPoint) -> CGAffineTransform {
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: end.x - center.x - scale * (start.x - center.x),
        ty: end.y - center.y - scale * (start.y - center.y))
    }
    new.transform = transform(1 / scale, after, before)
    new.alpha = 0
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      new.transform = .identity
      new.alpha = 1
      old.transform = transform(scale, before, after)
    } completion: { _ in
      completion()
    }
    UIView.animate(withDuration: 0.2, delay: 0.08, options: .allowUserInteraction) {
      old.alpha = 0
    }
  }
}
