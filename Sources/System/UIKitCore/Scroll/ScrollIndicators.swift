import QuartzCore

/// The two thin bars that show the position and the visible share of a scroll view's content.
@MainActor final class ScrollIndicators {
  private unowned let scrollView: UIScrollView
  private let vertical = UIView()
  private let horizontal = UIView()
  private var timer: FrameTimer?
  private var isAdded = false

  /// In points, as on iOS.
  private static let thickness: CGFloat = 2.5
  private static let inset: CGFloat = 3
  private static let shortest: CGFloat = 36
  /// In seconds.
  private static let fade: TimeInterval = 0.4
  private static let hideDelay: TimeInterval = 0.5

  init(scrollView: UIScrollView) { self.scrollView = scrollView }

  private func add() {
    guard !isAdded else { return }
    isAdded = true
    styleDidChange()
    for bar in [vertical, horizontal] {
      bar.isUserInteractionEnabled = false
      bar.alpha = 0
      bar.layer.cornerRadius = Self.thickness / 2
      bar.layer.zPosition = 1000
      scrollView.addSubview(bar)
    }
  }

  func styleDidChange() {
    let color: UIColor =
      switch scrollView.indicatorStyle {
      case .default: .secondaryLabel
      case .black: UIColor(white: 0, alpha: 0.5)
      case .white: UIColor(white: 1, alpha: 0.5)
      }
    for bar in [vertical, horizontal] { bar.backgroundColor = color }
  }

  func show() {
    timer?.invalidate()
    guard scrollView.window != nil else { return }
    add()
    layOut()
    vertical.alpha = 1
    horizontal.alpha = 1
  }

  func flash() {
    show()
    hideSoon()
  }

  func hideSoon() {
    timer?.invalidate()
    guard isAdded else { return }
    timer = FrameTimer(after: Self.hideDelay) { [weak self] in
      guard let self else { return }
      UIView.animate(withDuration: Self.fade, delay: 0, options: .allowUserInteraction) {
        self.vertical.alpha = 0
        self.horizontal.alpha = 0
      }
    }
  }

  func offsetDidChange() { if isAdded { layOut() } }

  func layOut() {
    guard isAdded else { return }
    let bounds = scrollView.bounds
    let content = scrollView.contentSize
    let range = scrollView.offsetRange
    let insets = self.insets(besides: scrollView.verticalScrollIndicatorInsets)
    let sides = self.insets(besides: scrollView.horizontalScrollIndicatorInsets)
    vertical.isHidden =
      !scrollView.showsVerticalScrollIndicator || range.max.y <= range.min.y || bounds.height <= 0
    horizontal.isHidden =
      !scrollView.showsHorizontalScrollIndicator || range.max.x <= range.min.x || bounds.width <= 0
    UIView.performWithoutAnimation {
      if !vertical.isHidden {
        let (start, length) = Self.place(
          room: bounds.height - insets.top - insets.bottom - 2 * Self.inset, content: content.height,
          page: bounds.height, offset: bounds.minY, low: range.min.y, high: range.max.y)
        vertical.frame = CGRect(
          x: bounds.maxX - insets.right - Self.inset - Self.thickness,
          y: bounds.minY + insets.top + Self.inset + start, width: Self.thickness, height: length)
      }
      if !horizontal.isHidden {
        let (start, length) = Self.place(
          room: bounds.width - sides.left - sides.right - 2 * Self.inset, content: content.width,
          page: bounds.width, offset: bounds.minX, low: range.min.x, high: range.max.x)
        horizontal.frame = CGRect(
          x: bounds.minX + sides.left + Self.inset + start,
          y: bounds.maxY - sides.bottom - Self.inset - Self.thickness, width: length,
          height: Self.thickness)
      }
    }
  }

  /// The insets of a bar: its own and, unless switched off, the safe area that content heeds.
  private func insets(besides own: UIEdgeInsets) -> UIEdgeInsets {
    guard scrollView.automaticallyAdjustsScrollIndicatorInsets else { return own }
    let system = scrollView.systemContentInset
    return UIEdgeInsets(
      top: own.top + system.top, left: own.left + system.left,
      bottom: own.bottom + system.bottom, right: own.right + system.right)
  }

  /// Returns where a bar begins and how long it is; overscrolling shortens it.
  private static func place(
    room: CGFloat, content: CGFloat, page: CGFloat, offset: CGFloat, low: CGFloat, high: CGFloat
  ) -> (CGFloat, CGFloat) {
    guard room > 0, content > 0, high > low else { return (0, max(0, room)) }
    var length = max(shortest, room * min(1, page / content))
    let over = max(low - offset, offset - high, 0)
    length = max(8, min(room, length) - over)
    let progress = min(max((offset - low) / (high - low), 0), 1)
    return ((room - length) * progress, length)
  }
}
