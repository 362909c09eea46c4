import QuartzCore

/// The bar at the top of a navigation controller, with the title of the top screen, a back button
/// and the screen's items.
@MainActor open class UINavigationBar: UIView {
  /// The height of the row with the title in points.
  static let height: CGFloat = 44

  var onBack: (() -> Void)?
  /// Called when an item changes while it is shown.
  var onItemsChange: (() -> Void)?
  /// Returns the layout of an item's screen; `nil` for a bar without a controller.
  var layoutOfItem: ((UINavigationItem) -> NavigationBarLayout?)?
  /// The y-coordinate at which the bar's content begins, in points.
  var contentTop: CGFloat = 0 { didSet { if contentTop != oldValue { setNeedsLayout() } } }

  private var shownItems: [UINavigationItem] = []
  private(set) var page: NavigationBarPage?
  /// The content of the screen that disappears in a running transition.
  private var leavingPage: NavigationBarPage?
  private var backgrounds = BarBackgrounds(shadowEdge: .bottom)
  private var leavingBackgrounds: BarBackgrounds?
  /// The appearance of the background, and that of the row.
  private var shownAppearance: NavigationBarAppearance?
  private var rowAppearance: UINavigationBarAppearance?

  /// The color of the background. If `nil`, the default, it is that of the appearance.
  open var barTintColor: UIColor? { didSet { appearanceDidChange() } }

  /// The attributes of titles, such as their font and color. If `nil`, the default, titles have the
  /// bar's own. Those of the appearance take precedence.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { appearanceDidChange() } }

  /// The attributes of large titles, such as their font and color. If `nil`, the default, titles
  /// have the bar's own. Those of the appearance take precedence.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { appearanceDidChange() }
  }

  /// A Boolean value that determines whether titles are large at the top of the content. The
  /// default value is `false`. Items can override this for their screens.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { onItemsChange?() ?? show(shownItems) } }
  }

  // MARK: Appearance

  private lazy var appearances: NavigationBarAppearances = {
    var appearances = NavigationBarAppearances()
    appearances.standard = adopted(UINavigationBarAppearance())
    return appearances
  }()

  /// The appearance of the bar. The bar keeps a copy.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard ?? UINavigationBarAppearance() }
    set {
      appearances.standard = adopted(newValue)
      appearanceDidChange()
    }
  }
  /// The appearance of the bar in windows of compact height. If `nil`, the default, it is the same
  /// as in other windows. The bar keeps a copy.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set {
      appearances.compact = newValue.map(adopted)
      appearanceDidChange()
    }
  }
  /// The appearance of the bar while no content is below it. If `nil`, the default, it is the
  /// standard appearance without a background. The bar keeps a copy.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.edge }
    set {
      appearances.edge = newValue.map(adopted)
      appearanceDidChange()
    }
  }
  /// The appearance of the bar in windows of compact height while no content is below it. If `nil`,
  /// the default, it is the same as in other windows. The bar keeps a copy.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactEdge }
    set {
      appearances.compactEdge = newValue.map(adopted)
      appearanceDidChange()
    }
  }

  private func adopted(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    appearance.adopted { [weak self] in self?.appearanceDidChange() }
  }

  private func appearanceDidChange() {
    shownAppearance = nil
    rowAppearance = nil
    onItemsChange?() ?? show(shownItems)
  }

  /// Returns the appearances for an item.
  func appearance(of item: UINavigationItem?) -> NavigationBarAppearance {
    NavigationBarAppearances.resolve(
      item?.appearances, in: appearances, isCompact: traitCollection.verticalSizeClass == .compact)
  }

  private func titleAttributes(
    _ appearance: UINavigationBarAppearance
  ) -> [NSAttributedString.Key: Any] {
    (titleTextAttributes ?? [:]).merging(appearance.titleTextAttributes) { $1 }
  }

  func largeTitleAttributes(
    _ appearance: UINavigationBarAppearance
  ) -> [NSAttributedString.Key: Any] {
    (largeTitleTextAttributes ?? [:]).merging(appearance.largeTitleTextAttributes) { $1 }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() { addSubview(backgrounds) }

  // MARK: Items

  /// The items of the screens on the stack, the top one last; `nil` if there is none. Setting them
  /// isn't animated. The bar of a navigation controller shows those of its screens.
  open var items: [UINavigationItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { show(newValue ?? []) }
  }
  /// The item of the screen whose content the bar shows.
  open var topItem: UINavigationItem? { shownItems.last }
  /// The item of the screen below the top one, to which the back button returns.
  open var backItem: UINavigationItem? { shownItems.dropLast().last }

  /// Shows the items without animation; ends a running animation.
  func show(_ items: [UINavigationItem]) {
    leavingPage?.removeFromSuperview()
    leavingPage = nil
    leavingBackgrounds?.removeFromSuperview()
    leavingBackgrounds = nil
    take(items)
    if let topItem, let page, page.item === topItem {
      // The same item keeps its search bar, in which the user may be typing.
      page.isMoving = false
      page.move(title: 0, rest: 0)
      (page.fade, page.restFade) = (1, 1)
      replaceRow(of: page)
      if topItem.isAnimatingItems { page.row.fadeItemsIn() }
    } else {
      page?.removeFromSuperview()
      page = makePage()
    }
    update(animated: false)
    layOutContents()
  }

  /// Updates the bar for the current position of the content below it, optionally with fades.
  func update(animated: Bool) {
    guard let page else { return backgrounds.setAtEdge(false, animated: false) }
    let layout = layout(of: page.item)
    let appearance = appearance(of: page.item)
    if shownAppearance.map({ $0 === appearance }) != true {
      shownAppearance = appearance
      backgrounds.show(appearance.standard, atEdge: appearance.edge, tint: barTintColor)
    }
    backgrounds.setAtEdge(layout.isAtEdge, animated: animated)
    let content = appearance.content(isAtEdge: layout.isAtEdge)
    if content !== rowAppearance { replaceRow(of: page) }
    page.show(layout, animatesTitle: animated)
  }

  /// Returns the layout of an item; a bar without a controller shows all parts of the item.
  private func layout(of item: UINavigationItem) -> NavigationBarLayout {
    layoutOfItem?(item) ?? NavigationBarLayout(parts(of: item, in: shownItems), isAtEdge: false)
  }

  private func replaceRow(of page: NavigationBarPage) {
    let (former, focused) = (page.row.parts, page.row.focusedDescendant)
    // Custom views leave the former row for the new one.
    let row = makeRow(page.item, backItem: backItem)
    page.replaceRow(by: row, largeTitleAttributes: rowAppearance.map(largeTitleAttributes) ?? [:])
    BarPart.replace(former, by: row.parts, focused: focused)
  }

  private func makeRow(
    _ item: UINavigationItem, backItem: UINavigationItem?
  ) -> NavigationBarContent {
    let appearance = appearance(of: item).content(isAtEdge: layout(of: item).isAtEdge)
    rowAppearance = appearance
    let row = NavigationBarContent(
      item: item, backItem: backItem, appearance: appearance,
      titleAttributes: titleAttributes(appearance)
    ) { [weak self] in self?.onBack?() }
    row.onItemChange = { [weak self] in self?.onItemsChange?() }
    return row
  }

  private func take(_ items: [UINavigationItem]) {
    for item in shownItems { item.onChange = nil }
    shownItems = items
    for item in items.suffix(2) { item.onChange = { [weak self] in self?.onItemsChange?() } }
  }

  private func makePage() -> NavigationBarPage? {
    guard let topItem else { return nil }
    let row = makeRow(topItem, backItem: backItem)
    let page = NavigationBarPage(
      item: topItem, row: row,
      largeTitleAttributes: rowAppearance.map(largeTitleAttributes) ?? [:])
    addSubview(page)
    return page
  }

  // MARK: Transitions

  /// Adds the new content invisibly and returns a closure that animates the change. Its argument is
  /// the duration in seconds.
  ///
  /// The old row fades out before the new one fades in, because overlapping text is unreadable.
  /// Large titles and search bars move with their screens.
  func prepareMove(to items: [UINavigationItem], isPop: Bool) -> (TimeInterval) -> Void {
    leavingPage?.removeFromSuperview()
    leavingPage = page
    take(items)
    page = makePage()
    let (leaving, coming) = (leavingPage, page)
    let isStill = UIAccessibility.isReduceMotionEnabled
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = isStill ? 0 : bounds.width * (isMirrored ? -1 : 1)
    let shift = width * Self.shift * (isPop ? -1 : 1)
    // The upper screen moves by the whole width, the lower one by less.
    let comingStart = isPop ? -width * Self.shift : width
    let leavingEnd = isPop ? width : -width * Self.shift
    let showBackground = prepareBackground(for: coming?.item)
    UIView.performWithoutAnimation {
      if let coming { present(coming) }
      for page in [leaving, coming] { page?.isMoving = true }
      leaving?.move(title: 0, rest: 0)
      coming?.fade = 0
      coming?.restFade = isStill ? 0 : 1
      coming?.move(title: shift, rest: comingStart, covered: isPop ? width : 0)
    }
    return { [weak self] seconds in
      coming?.move(title: 0, rest: 0)
      leaving?.move(title: -shift, rest: leavingEnd, covered: isPop ? 0 : width)
      if let coming, let self {
        backgrounds.setAtEdge(layout(of: coming.item).isAtEdge, animated: false)
      }
      self?.fade(seconds, after: 0) {
        showBackground()
        coming?.restFade = 1
        if isStill { leaving?.restFade = 0 }
      }
      self?.fade(seconds / 2, after: 0) { leaving?.fade = 0 }
      self?.fade(seconds / 2, after: seconds / 2) { coming?.fade = 1 }
    }
  }

  /// Shows a page with its layout before it becomes that of the bar.
  private func present(_ page: NavigationBarPage) {
    let layout = layout(of: page.item)
    page.show(layout, animatesTitle: false)
    place(page)
    page.layoutIfNeeded()
  }

  /// Adds the background of an item with another appearance invisibly; returns a closure that shows
  /// it.
  private func prepareBackground(for item: UINavigationItem?) -> () -> Void {
    let appearance = appearance(of: item)
    guard let item, shownAppearance.map({ $0 === appearance }) != true else { return {} }
    let (old, new) = (backgrounds, BarBackgrounds(shadowEdge: .bottom))
    leavingBackgrounds?.removeFromSuperview()
    leavingBackgrounds = old
    backgrounds = new
    shownAppearance = appearance
    UIView.performWithoutAnimation {
      new.show(appearance.standard, atEdge: appearance.edge, tint: barTintColor)
      new.setAtEdge(layout(of: item).isAtEdge, animated: false)
      insertSubview(new, aboveSubview: old)
      new.frame = bounds
      new.layoutIfNeeded()
      new.alpha = 0
    }
    return {
      new.alpha = 1
      old.alpha = 0
    }
  }

  /// The distance by which titles move, as a fraction of the bar's width.
  private static let shift: CGFloat = 0.3

  private func fade(_ seconds: TimeInterval, after delay: TimeInterval, _ change: () -> Void) {
    ViewAnimation(
      duration: seconds, delay: delay, timing: .curve(CAMediaTimingFunction(name: .linear)),
      options: .allowUserInteraction, completion: nil
    ).run(change)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContents()
  }

  private func layOutContents() {
    for view in [backgrounds, leavingBackgrounds] { view?.frame = bounds }
    for page in [page, leavingPage] { page.map(place) }
  }

  private func place(_ page: NavigationBarPage) {
    page.frame = CGRect(
      x: 0, y: contentTop, width: bounds.width, height: page.layout.drawnHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = topItem.map { layout(of: $0).drawnHeight } ?? Self.height
    return CGSize(width: size.width, height: height + contentTop)
  }

  package override func traitsDidChange() {
    super.traitsDidChange()
    // Size classes and the text size determine the parts of the bar.
    if page != nil { onItemsChange?() ?? show(shownItems) }
  }
}
