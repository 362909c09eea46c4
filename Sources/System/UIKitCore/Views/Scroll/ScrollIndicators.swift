import QuartzCore

/// The two scroll indicators, which show the position and size of the visible part of a scroll
/// view's content. They are thin while content scrolls, and wide enough to be dragged under a
/// pointer.
@MainActor final class ScrollIndicators {
  private unowned let scrollView: UIScrollView
  private let vertical = ScrollBar(axis: .vertical)
  private let horizontal = ScrollBar(axis: .horizontal)
  private var timer: FrameTimer?
  private var isAdded = false

  /// The minimum length of a knob, in points.
  private static let shortest: CGFloat = 36
  /// The duration of the fade-out, in seconds.
  private static let fade: TimeInterval = 0.4
  private static let hideDelay: TimeInterval = 0.5

  init(scrollView: UIScrollView) { self.scrollView = scrollView }

  private var bars: [ScrollBar] { [vertical, horizontal] }

  private func add() {
    guard !isAdded else { return }
    isAdded = true
    styleDidChange()
    for bar in bars {
      bar.onDrag = { [weak self, weak bar] in
        if let bar { self?.scroll(bar.axis, to: $0) }
      }
      bar.onDragEnd = { [weak self] in self?.hideSoon() }
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
    for bar in bars { bar.color = color }
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
      guard let self, !self.bars.contains(where: { $0.isGrown || $0.isDragged }) else { return }
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
        vertical.frame = CGRect(
          x: bounds.maxX - insets.right - ScrollBar.reach,
          y: bounds.minY + insets.top + ScrollBar.inset,
          width: ScrollBar.reach,
          height: max(0, bounds.height - insets.top - insets.bottom - 2 * ScrollBar.inset))
        let (start, length) = Self.knob(
          along: vertical.bounds.height, content: content.height, page: bounds.height,
          offset: bounds.minY, low: range.min.y, high: range.max.y)
        vertical.placeKnob(start: start, length: length)
      }
      if !horizontal.isHidden {
        horizontal.frame = CGRect(
          x: bounds.minX + sides.left + ScrollBar.inset,
          y: bounds.maxY - sides.bottom - ScrollBar.reach,
          width: max(0, bounds.width - sides.left - sides.right - 2 * ScrollBar.inset),
          height: ScrollBar.reach)
        let (start, length) = Self.knob(
          along: horizontal.bounds.width, content: content.width, page: bounds.width,
          offset: bounds.minX, low: range.min.x, high: range.max.x)
        horizontal.placeKnob(start: start, length: length)
      }
    }
  }

  // MARK: Pointer

  /// Called with the location of the pointer in the scroll view; nil when it has left. An indicator
  /// appears when the pointer approaches its edge.
  func pointerMoved(to location: CGPoint?) {
    guard isAdded || location.map(isNearEdge) == true else { return }
    add()
    layOut()
    for bar in bars {
      let isOver = location.map { !bar.isHidden && bar.frame.contains($0) } ?? false
      guard isOver != bar.isGrown else { continue }
      bar.isGrown = isOver || bar.isDragged
      if isOver { bar.alpha = 1 }
    }
    if bars.contains(where: \.isGrown) { timer?.invalidate() } else if isShown { hideSoon() }
  }

  private var isShown: Bool { bars.contains { $0.alpha > 0 } && timer?.isValid != true }

  private func isNearEdge(_ location: CGPoint) -> Bool {
    let bounds = scrollView.bounds
    return bounds.maxX - location.x < 2 * ScrollBar.reach
      || bounds.maxY - location.y < 2 * ScrollBar.reach
  }

  /// Returns the bar that a press at the specified location drags.
  func bar(at location: CGPoint) -> UIView? {
    guard isAdded else { return nil }
    return bars.first { $0.isGrown && !$0.isHidden && $0.frame.contains(location) }
  }

  private func scroll(_ axis: NSLayoutConstraint.Axis, to share: CGFloat) {
    let range = scrollView.offsetRange
    scrollView.stopMotion()
    if axis == .vertical {
      scrollView.contentOffset.y = range.min.y + share * (range.max.y - range.min.y)
    } else {
      scrollView.contentOffset.x = range.min.x + share * (range.max.x - range.min.x)
    }
  }

  /// Returns the insets of a bar: its own and, unless disabled, the part of the safe area that
  /// content respects.
  private func insets(besides own: UIEdgeInsets) -> UIEdgeInsets {
    guard scrollView.automaticallyAdjustsScrollIndicatorInsets else { return own }
    let system = scrollView.systemContentInset
    return UIEdgeInsets(
      top: own.top + system.top, left: own.left + system.left,
      bottom: own.bottom + system.bottom, right: own.right + system.right)
  }

  /// Returns the start and length of a knob; overscrolling shortens it.
  private static func knob(
    along length: CGFloat, content: CGFloat, page: CGFloat, offset: CGFloat, low: CGFloat,
    high: CGFloat
  ) -> (CGFloat, CGFloat) {
    guard length > 0, content > 0, high > low else { return (0, max(0, length)) }
    let share = max(shortest, length * min(1, page / content))
    let over = max(low - offset, offset - high, 0)
    let knob = max(8, min(length, share) - over)
    let progress = min(max((offset - low) / (high - low), 0), 1)
    return ((length - knob) * progress, knob)
  }
}
