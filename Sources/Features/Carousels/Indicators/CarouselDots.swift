import UIKit

/// One dot for each item. During a turn the colors of two dots blend.
@MainActor public final class CarouselDots: UIView, CarouselIndicator {
  /// The size of a dot, in points.
  public var dotSize = CGSize(width: 6, height: 6) { didSet { superview?.setNeedsLayout() } }
  /// The space between two dots, in points.
  public var gap: CGFloat = 4 { didSet { superview?.setNeedsLayout() } }
  /// The color of the dots of other pages.
  public var color = UIColor.gray { didSet { show() } }
  /// The color of the current page's dot.
  public var currentColor = UIColor.white { didSet { show() } }
  /// Whether dots are above each other, for vertical carousels.
  public var isVertical = false { didSet { superview?.setNeedsLayout() } }

  public var numberOfPages = 0 {
    didSet {
      if numberOfPages != oldValue {
        makeDots()
        superview?.setNeedsLayout()
      }
    }
  }
  public var currentPage = 0 { didSet { parts = [currentPage: 1] } }

  /// How far each item is the current one, 0…1.
  private var parts: [Int: CGFloat] = [0: 1] { didSet { if parts != oldValue { show() } } }
  /// The two colors of each dot over each other; the opacity of the upper one blends them.
  private var dots: [(below: UIView, above: UIView)] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public func show(from: Int, to: Int, progress: CGFloat) {
    let progress = min(max(progress, 0), 1)
    var fresh: [Int: CGFloat] = [:]
    fresh[from, default: 0] += 1 - progress
    fresh[to, default: 0] += progress
    parts = fresh
  }

  /// How far each dot has the current one's color, 0…1.
  public var emphasis: [CGFloat] { dots.map { $0.above.alpha } }

  private func makeDots() {
    while dots.count > numberOfPages {
      let dot = dots.removeLast()
      dot.below.removeFromSuperview()
    }
    while dots.count < numberOfPages {
      let dot = (below: UIView(), above: UIView())
      addSubview(dot.below)
      dot.below.addSubview(dot.above)
      dots.append(dot)
    }
    show()
    setNeedsLayout()
  }

  private func show() {
    for (index, dot) in dots.enumerated() {
      dot.below.backgroundColor = color
      dot.above.backgroundColor = currentColor
      dot.above.alpha = parts[index] ?? 0
    }
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let count = CGFloat(numberOfPages)
    let gaps = max(0, count - 1) * gap
    return isVertical
      ? CGSize(width: dotSize.width, height: count * dotSize.height + gaps)
      : CGSize(width: count * dotSize.width + gaps, height: dotSize.height)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let fit = sizeThatFits(bounds.size)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft && !isVertical
    for (index, dot) in dots.enumerated() {
      let position = CGFloat(isMirrored ? dots.count - 1 - index : index)
      let origin =
        isVertical
        ? CGPoint(x: bounds.midX - dotSize.width / 2, y: position * (dotSize.height + gap))
        : CGPoint(
          x: bounds.midX - fit.width / 2 + position * (dotSize.width + gap),
          y: bounds.midY - dotSize.height / 2)
      dot.below.frame = CGRect(origin: origin, size: dotSize)
      dot.above.frame = dot.below.bounds
      for view in [dot.below, dot.above] {
        view.layer.cornerRadius = min(dotSize.width, dotSize.height) / 2
      }
    }
  }
}
