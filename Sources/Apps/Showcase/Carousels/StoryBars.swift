import Carousels
import UIKit

/// A custom indicator: one bar for each item, filled up to the current one.
final class StoryBars: UIView, CarouselIndicator {
  var numberOfPages = 0 {
    didSet {
      guard numberOfPages != oldValue else { return }
      for bar in bars { bar.track.removeFromSuperview() }
      bars = (0..<numberOfPages).map { _ in (UIView(), UIView()) }
      for bar in bars {
        bar.track.backgroundColor = UIColor(white: 1, alpha: 0.35)
        bar.fill.backgroundColor = .white
        bar.track.clipsToBounds = true
        bar.track.addSubview(bar.fill)
        addSubview(bar.track)
      }
      setNeedsLayout()
    }
  }

  var currentPage = 0 { didSet { position = CGFloat(currentPage) } }

  /// A value of 1.5 fills one bar and half of the next.
  private var position: CGFloat = 0 { didSet { setNeedsLayout() } }
  private var bars: [(track: UIView, fill: UIView)] = []

  func show(from: Int, to: Int, progress: CGFloat) {
    position = CGFloat(from) + CGFloat(to - from) * progress
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 3) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap: CGFloat = 4
    let count = CGFloat(max(1, bars.count))
    let width = max(0, (bounds.width - gap * (count - 1)) / count)
    for (index, bar) in bars.enumerated() {
      bar.track.frame = mirrored(
        CGRect(x: CGFloat(index) * (width + gap), y: 0, width: width, height: bounds.height))
      bar.track.layer.cornerRadius = bounds.height / 2
      let part = min(1, max(0, position + 1 - CGFloat(index)))
      bar.fill.frame = mirrored(
        CGRect(x: 0, y: 0, width: width * part, height: bounds.height), inWidth: width)
    }
  }
}
