import QuartzCore

/// The row of a navigation bar for one screen: the back button and left items, the title and the
/// right items.
final class NavigationBarContent: UIView {
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8

  /// Called when an item of this bar changes.
  var onItemChange: (() -> Void)?

  private let leftItems: [UIBarButtonItem]
  private let rightItems: [UIBarButtonItem]
  private let leftViews: [UIView]
  private let rightViews: [UIView]
  private let backButton: NavigationBackButton?
  private let item: UINavigationItem
  private let backItem: UINavigationItem?
  private let titleView: UIView
  private let titleOffset: UIOffset
  private var titleShift: CGFloat = 0
  private var isTitleShown = true
  /// A search bar at the trailing side; `nil` for none.
  var inlineSearchBar: UISearchBar? {
    didSet { if inlineSearchBar !== oldValue { setNeedsLayout() } }
  }

  init(
    item: UINavigationItem, backItem: UINavigationItem?, appearance: UINavigationBarAppearance,
    titleAttributes: [NSAttributedString.Key: Any], onBack: @escaping () -> Void
  ) {
    leftItems = (item.containerItems + (item.leftBarButtonItems ?? [])).filter { !$0.isHidden }
    rightItems = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }
    let view = { (item: UIBarButtonItem) in
      BarButtons.view(for: item, appearance.buttonAppearance(for: item.style))
    }
    leftViews = leftItems.map(view)
    rightViews = rightItems.map(view)
    backButton = backItem.flatMap {
      item.showsBackButton
        ? NavigationBackButton(
          to: $0, appearance,
          onBack: { [weak item] in
            guard let action = item?.backAction else { return onBack() }
            action.perform(sender: item)
          })
        : nil
    }
    (self.item, self.backItem) = (item, backItem)
    titleView =
      item.titleView ?? Self.makeTitleMenu(of: item, titleAttributes)
      ?? Self.makeTitle(item.title, titleAttributes)
    titleOffset = item.titleView == nil ? appearance.titlePositionAdjustment : .zero
    super.init(frame: .zero)
    // In the order in which they are read, which the focus follows.
    for view in [titleView] + leftViews + rightViews.reversed() { addSubview(view) }
    if let backButton { addSubview(backButton.button) }
    for item in leftItems + rightItems + (backItem?.backBarButtonItem.map { [$0] } ?? []) {
      item.onChange = { [weak self] in self?.onItemChange?() }
    }
  }

  required init?(coder: NSCoder) { nil }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private static func makeTitle(
    _ title: String?, _ attributes: [NSAttributedString.Key: Any]
  ) -> UIView {
    let label = UILabel()
    label.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17, weight: .semibold), maximumPointSize: 24)
    label.adjustsFontForContentSizeCategory = true
    // It takes no more room from the buttons than text of the default size.
    label.adjustsFontSizeToFitWidth = true
    let size = label.font.pointSize
    label.minimumScaleFactor = size > 17 ? 15 / size : 1
    if attributes.isEmpty {
      label.text = title
    } else {
      label.attributedText = NSAttributedString(string: title ?? "", attributes: attributes)
    }
    label.textAlignment = .center
    label.accessibilityTraits = .header
    return label
  }

  /// Returns a button with the title that shows its menu; `nil` if the title has no menu.
  private static func makeTitleMenu(
    of item: UINavigationItem, _ attributes: [NSAttributedString.Key: Any]
  ) -> UIView? {
    guard let menu = item.titleMenuProvider?([]) else { return nil }
    var look = UIButton.Configuration.plain()
    look.title = item.title
    look.titleLineBreakMode = .byTruncatingTail
    look.titleTextAttributesTransformer = .init { old in
      var new = old
      new.font = UIFontMetrics.default.scaledFont(
        for: .systemFont(ofSize: 17, weight: .semibold), maximumPointSize: 24)
      new.foregroundColor = .label
      return new.merging(AttributeContainer(attributes))
    }
    look.image = UIImage(systemName: "chevron.down.circle.fill")
    look.preferredSymbolConfigurationForImage = .init(pointSize: 14)
    look.imageColorTransformer = .init { _ in .tertiaryLabel }
    look.imagePlacement = .trailing
    look.imagePadding = 4
    look.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)
    let button = UIButton(configuration: look)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.accessibilityTraits = [.header, .button]
    return button
  }

  /// The views that stand for the title, for the bar's items and for the screen behind.
  var parts: [BarPart] {
    var parts = [BarPart(subject: item, view: titleView)]
    for (item, view) in zip(leftItems + rightItems, leftViews + rightViews) {
      parts.append(BarPart(subject: item, view: view))
    }
    if let backButton, let backItem {
      parts.append(BarPart(subject: backItem, view: backButton.button))
    }
    return parts
  }

  func moveTitle(by shift: CGFloat) {
    titleShift = shift
    layOut()
  }

  /// Shows the title, or hides it while a large title is shown below; the change fades for 0.2
  /// seconds.
  func setTitleShown(_ isShown: Bool, animated: Bool) {
    guard isShown != isTitleShown else { return }
    isTitleShown = isShown
    let change = { [titleView] in titleView.alpha = isShown ? 1 : 0 }
    guard animated, window != nil else { return change() }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: change)
  }

  /// Fades the items in.
  func fadeItemsIn() {
    let views = leftViews + rightViews
    for view in views { view.alpha = 0 }
    UIView.animate(withDuration: 0.25, animations: { for view in views { view.alpha = 1 } })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  package override func traitsDidChange() {
    super.traitsDidChange()
    setNeedsLayout()
  }

  private func layOut() {
    let corners = cornerInsets
    var leading = Self.margin + corners.leading
    if let backButton {
      let width = backButton.fit(bounds.width / 2 - Self.margin, height: bounds.height)
      set(backButton.button, from: leading - Self.spacing, width: width)
      leading += width
    }
    for (view, item) in zip(leftViews, leftItems) {
      let width = size(of: view, item: item).width
      set(view, from: leading, width: width, height: height(of: view, item: item))
      leading += width + Self.spacing
    }
    var trailing = Self.margin + corners.trailing
    if let inlineSearchBar {
      let width = min(max(bounds.width * 0.3, 240), max(bounds.width - leading - Self.margin, 0))
      set(inlineSearchBar, from: bounds.width - trailing - width, width: width)
      trailing += width + Self.margin
    }
    for (view, item) in zip(rightViews, rightItems) {
      let width = size(of: view, item: item).width
      set(
        view, from: bounds.width - trailing - width, width: width,
        height: height(of: view, item: item))
      trailing += width + Self.spacing
    }
    layOutTitle(leading: leading + Self.spacing, trailing: trailing + Self.spacing)
  }

  /// The distances that the bar leaves at the window controls when it is shown: those of the bar,
  /// because the row moves in transitions.
  private var cornerInsets: NSDirectionalEdgeInsets {
    let bar = sequence(first: self as UIView, next: \.superview).first { $0 is UINavigationBar }
    guard let bar else { return .zero }
    return bar.directional(
      bar.edgeInsets(
        for: .safeArea(cornerAdaptation: .horizontal), movedDownBy: max(0, -bar.frame.minY)))
  }

  /// Centers the title in the bar if there is room, otherwise between the items beside it.
  private func layOutTitle(leading: CGFloat, trailing: CGFloat) {
    let availableWidth = max(0, bounds.width - leading - trailing)
    let wished = titleView.sizeThatFits(CGSize(width: availableWidth, height: bounds.height))
    let width = min(wished.width, availableWidth)
    let height = min(wished.height, bounds.height)
    let middle = (bounds.width - width) / 2
    let start = min(max(middle, leading), max(leading, bounds.width - trailing - width))
    set(titleView, from: start, width: width, height: height)
    titleView.center.x += titleShift + titleOffset.horizontal
    titleView.center.y += titleOffset.vertical
  }

  /// Places a view; `start` is measured from the leading edge.
  private func set(_ view: UIView, from start: CGFloat, width: CGFloat, height: CGFloat? = nil) {
    let height = height ?? bounds.height
    let x = isMirrored ? bounds.width - start - width : start
    view.fill(
      CGRect(x: x, y: ((bounds.height - height) / 2).rounded(), width: width, height: height))
  }

  private func size(of view: UIView, item: UIBarButtonItem?) -> CGSize {
    if let width = item?.width, width > 0 { return CGSize(width: width, height: bounds.height) }
    if item?.customView != nil, !view.bounds.isEmpty { return view.bounds.size }
    let fits = view.sizeThatFits(CGSize(width: bounds.width, height: bounds.height))
    guard let item, let button = view as? UIButton else { return fits }
    return CGSize(
      width: max(fits.width, BarButtons.widest(of: item, in: button), Self.leastButtonWidth),
      height: fits.height)
  }

  /// Wide enough for fingers, also where a title has two letters, in points.
  private static let leastButtonWidth: CGFloat = 24

  /// Buttons receive touches over the full height of the bar; custom views keep their own height.
  private func height(of view: UIView, item: UIBarButtonItem) -> CGFloat {
    guard item.customView != nil else { return bounds.height }
    return min(size(of: view, item: item).height, bounds.height)
  }
}
