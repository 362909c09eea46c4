import QuartzCore

/// The view of a page view controller: the scroll view of the pages, and the page indicator.
final class PageView: UIView {
  let scroll = UIScrollView()
  let indicator = UIPageControl()
  private let isVertical: Bool
  private unowned let turner: PageTurner
  /// The height of the page indicator, which reduces that of the pages, in points.
  static let indicatorHeight: CGFloat = 37

  init(_ turner: PageTurner, isVertical: Bool) {
    self.turner = turner
    self.isVertical = isVertical
    super.init(frame: .zero)
    clipsToBounds = true
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.isDirectionalLockEnabled = true
    addSubview(scroll)
    indicator.pageIndicatorTintColor = .tertiaryLabel
    indicator.currentPageIndicatorTintColor = .label
    indicator.isHidden = true
    indicator.addAction(
      UIAction { [weak self] _ in
        if let self { self.turner.indicatorDidChange(self.indicator) }
      }, for: .valueChanged)
    addSubview(indicator)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    turner.layOut()
  }

  /// Lays out the pages above the indicator; the scroll view is larger by the gap between pages.
  func place(spacing: CGFloat) {
    let height = indicator.isHidden ? 0 : Self.indicatorHeight + safeAreaInsets.bottom
    let pages = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height))
    let frame =
      isVertical ? pages.insetBy(dx: 0, dy: -spacing / 2) : pages.insetBy(dx: -spacing / 2, dy: 0)
    if scroll.frame != frame { scroll.frame = frame }
    indicator.frame = CGRect(
      x: 0, y: pages.maxY, width: bounds.width, height: Self.indicatorHeight)
  }
}
