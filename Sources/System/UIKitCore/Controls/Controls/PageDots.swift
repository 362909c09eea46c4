import QuartzCore

/// The dots of a page control: as many as fit, always including that of the current page.
final class PageDots: UIView {
  /// Measured on iOS, in points: the distance between dots, the margin beside the first one and the
  /// height of the control.
  static let pitch: CGFloat = 18
  static let margin: CGFloat = 10
  static let height: CGFloat = 26
  private static let diameter: CGFloat = 7.6
  private static let imageSide: CGFloat = 14
  /// The scale of a dot at the edge if there are more pages beyond it.
  private static let edgeScale: CGFloat = 0.6

  var isMirrored = false
  private var dots: [UIImageView] = []
  private var count = 0
  /// The page of the first visible dot.
  private var first = 0

  var visibleCount: Int { dots.count }

  private var capacity: Int { max(1, Int((bounds.width - 2 * Self.margin) / Self.pitch + 0.001)) }

  func show(
    count: Int, current: Int, color: UIColor, currentColor: UIColor, image: (Int) -> UIImage?
  ) {
    self.count = count
    let visible = min(count, capacity)
    scroll(to: current, visible: visible)
    UIView.performWithoutAnimation { makeDots(visible) }
    for (index, dot) in dots.enumerated() {
      let page = first + index
      let tint = page == current ? currentColor : color
      place(dot, at: index, image: image(page), tint: tint)
      let hasMore = (index == 0 && first > 0) || (index == visible - 1 && first + visible < count)
      let scale = hasMore && page != current ? Self.edgeScale : 1
      dot.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  /// Scrolls the dots only when the current one would become the last visible one.
  private func scroll(to current: Int, visible: Int) {
    let edge = visible > 2 ? 1 : 0
    if current - edge < first { first = current - edge }
    if current + edge > first + visible - 1 { first = current + edge - visible + 1 }
    first = min(max(first, 0), max(0, count - visible))
  }

  private func makeDots(_ number: Int) {
    while dots.count > number { dots.removeLast().removeFromSuperview() }
    while dots.count < number {
      let dot = UIImageView(frame: .zero)
      dots.append(dot)
      addSubview(dot)
    }
  }

  private func place(_ dot: UIImageView, at index: Int, image: UIImage?, tint: UIColor) {
    let side = image == nil ? Self.diameter : Self.imageSide
    dot.bounds.size = CGSize(width: side, height: side)
    dot.center = CGPoint(x: x(ofDot: index), y: bounds.midY)
    dot.image = image
    dot.tintColor = tint
    dot.backgroundColor = image == nil ? tint : nil
    dot.layer.cornerRadius = image == nil ? side / 2 : 0
  }

  private func x(ofDot index: Int) -> CGFloat {
    let position = CGFloat(isMirrored ? dots.count - 1 - index : index)
    let width = Self.pitch * CGFloat(dots.count)
    return bounds.midX - width / 2 + Self.pitch * (position + 0.5)
  }

  /// Returns the page of the nearest dot; beyond the visible dots, the next page without a dot.
  func page(at x: CGFloat) -> Int {
    let width = Self.pitch * CGFloat(dots.count)
    let position = Int(((x - (bounds.midX - width / 2)) / Self.pitch).rounded(.down))
    let index = isMirrored ? dots.count - 1 - position : position
    return min(max(first + min(max(index, -1), dots.count), 0), max(0, count - 1))
  }
}
