import UIKit

/// A line with a part that moves along it, as long as one of the pages.
@MainActor public final class CarouselLine: UIView, CarouselIndicator {
  /// The size of the whole line, in points.
  public var lineSize = CGSize(width: 120, height: 3) { didSet { superview?.setNeedsLayout() } }
  /// The color of the line.
  public var color = UIColor(white: 1, alpha: 0.4) { didSet { backgroundColor = color } }
  /// The color of the part for the current page.
  public var currentColor = UIColor.white {
    didSet { for part in parts { part.backgroundColor = currentColor } }
  }

  public var numberOfPages = 0 { didSet { if numberOfPages != oldValue { setNeedsLayout() } } }
  public var currentPage = 0 { didSet { position = CGFloat(currentPage) } }

  /// The position of the part in pages. From the last page to the first it goes on over the end.
  private(set) var position: CGFloat = 0 { didSet { if position != oldValue { setNeedsLayout() } } }
  /// The part, and the same part as it comes in again at the other end.
  private let parts = [UIView(), UIView()]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    backgroundColor = color
    for part in parts {
      part.backgroundColor = currentColor
      addSubview(part)
    }
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public func show(from: Int, to: Int, progress: CGFloat) {
    let isAround = abs(to - from) > 1 && abs(to - from) == numberOfPages - 1
    let way = isAround ? (to < from ? 1 : -1) : to - from
    position = CGFloat(from) + CGFloat(way) * min(max(progress, 0), 1)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(lineSize.width, size.width), height: lineSize.height)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let count = CGFloat(max(1, numberOfPages))
    let width = bounds.width / count
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (part, place) in zip(parts, [position, position < 0 ? position + count : position - count])
    {
      let x = place * width
      part.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      part.layer.cornerRadius = bounds.height / 2
    }
  }
}
