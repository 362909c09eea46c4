import QuartzCore

/// The interactions that show and hide the columns of a split view controller: its bar buttons,
/// swipes, keys and dividers.
@MainActor final class SplitInteraction: NSObject {
  private unowned let split: UISplitViewController
  /// Reveals columns with a swipe from their edge of the window.
  private let edgePan = UIScreenEdgePanGestureRecognizer()
  /// Hides revealed columns with a swipe.
  private let pan = UIPanGestureRecognizer()
  private var startExtent: CGFloat = 0
  private var startWidth: CGFloat = 0
  private(set) lazy var button = makeButton()
  private(set) lazy var secondaryOnlyButton = makeSecondaryOnlyButton()

  /// The speed, in points per second, above which a swipe's direction determines its target rather
  /// than its distance.
  private static let flick: CGFloat = 300

  init(_ split: UISplitViewController) {
    self.split = split
    super.init()
    for recognizer in [edgePan, pan] {
      recognizer.delegate = self
      recognizer.addHandler { [weak self] in
        if let pan = $0 as? UIPanGestureRecognizer { self?.follow(pan) }
      }
    }
    pan.allowedScrollTypesMask = .continuous
  }

  var isEnabled = true {
    didSet { for recognizer in [edgePan, pan] { recognizer.isEnabled = isEnabled } }
  }

  func attach(to view: UIView) {
    for recognizer in [edgePan, pan] { view.addGestureRecognizer(recognizer) }
  }

  // MARK: Buttons

  private func makeButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in self?.toggle() })
    item.image = UIImage(systemName: "sidebar.left")
    item.accessibilityLabel = String(uikit: "Show Sidebar")
    return item
  }

  private func makeSecondaryOnlyButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in self?.toggleSecondaryOnly() })
    item.image = UIImage(systemName: "arrow.up.left.and.arrow.down.right")
    item.accessibilityLabel = String(uikit: "Show Only Content")
    return item
  }

  func toggle() {
    guard !split.isCollapsed else { return }
    split.choose(split.countForAction)
  }

  private func toggleSecondaryOnly() {
    guard !split.isCollapsed else { return }
    split.choose(split.shownCount > 0 ? 0 : split.leadingColumns.count)
  }

  /// Hides the columns that overlay or displace the secondary column.
  func dismissOverlay() {
    guard !split.isCollapsed else { return }
    split.choose(split.behavior == .displace ? min(1, split.shownCount) : 0)
  }

  /// The key that shows or hides a column.
  static let key = KeyStroke(input: UIKeyCommand.f9, flags: [])

  func take(_ presses: Set<UIPress>) -> Bool {
    guard !split.isCollapsed else { return false }
    for key in presses.compactMap(\.key) where key.modifierFlags.subtracting(.alphaShift).isEmpty {
      switch key.keyCode {
      case .keyboardEscape where split.behavior == .overlay && split.shownCount > 0:
        dismissOverlay()
        return true
      case .keyboardF9:
        toggle()
        return true
      default: continue
      }
    }
    return false
  }

  // MARK: Swipes

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let view = split.splitView, !split.isCollapsed else { return }
    let direction: CGFloat = split.isMirrored ? -1 : 1
    let geometry = split.geometry(extent: split.reveal.extent)
    let full = geometry.extent(showing: split.leadingColumns.count)
    switch pan.state {
    case .began:
      startExtent = split.reveal.extent
      split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
      split.reveal.hold()
      fallthrough
    case .changed:
      let free = startExtent + pan.translation(in: view).x * direction
      let over = free - full
      split.reveal.drag(
        to: over > 0
          ? full + ScrollPhysics.rubberBand(over, dimension: max(1, full)) * 0.3 : max(0, free))
    case .ended:
      let velocity = pan.velocity(in: view).x * direction
      release(geometry, at: split.reveal.extent, velocity: velocity)
    case .cancelled, .failed:
      guard split.reveal.isHeld else { return }
      split.setShownCount(split.shownCount, animated: true, velocity: 0)
      split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
    default: break
    }
  }

  private func release(_ geometry: SplitGeometry, at extent: CGFloat, velocity: CGFloat) {
    let stops = (0...split.leadingColumns.count).map { geometry.extent(showing: $0) }
    let nearest =
      stops.enumerated().min { abs($0.element - extent) < abs($1.element - extent) }?.offset ?? 0
    var target = nearest
    if velocity > Self.flick {
      target = stops.firstIndex { $0 > extent } ?? stops.count - 1
    } else if velocity < -Self.flick {
      target = stops.lastIndex { $0 < extent } ?? 0
    }
    split.choose(target, velocity: velocity)
    split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
  }

  // MARK: Dividers

  func beginDivider(_ index: Int) {
    guard split.leadingColumns.indices.contains(index) else { return }
    startWidth = split.resolvedWidth(split.leadingColumns[index].kind)
  }

  func dragDivider(_ index: Int, by change: CGFloat) {
    guard split.leadingColumns.indices.contains(index), let view = split.splitView,
      !split.reveal.isMoving
    else { return }
    let kind = split.leadingColumns[index].kind
    var width = split.widths[kind] ?? SplitWidth()
    let range = width.range(in: view.bounds.width)
    let wished = startWidth + change * (split.isMirrored ? -1 : 1)
    width.chosen = min(range.upperBound, max(range.lowerBound, wished)).rounded()
    split.widths[kind] = width
    split.setShownCount(split.shownCount, animated: false)
  }
}

extension SplitInteraction: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view = split.splitView, !split.isCollapsed, split.activePresentation == nil else {
      return false
    }
    if recognizer === edgePan {
      edgePan.edges = split.isMirrored ? .right : .left
      // A screen that can be popped takes precedence.
      if split.shownCount == 0, let navigation = split.columns[.secondary]?.navigation,
        navigation.popInteraction.canBegin
      {
        return false
      }
      return split.shownCount < split.leadingColumns.count || split.reveal.isMoving
    }
    guard recognizer === pan, split.behavior != .tile, split.reveal.extent > 0 else { return false }
    let velocity = pan.velocity(in: view)
    guard abs(velocity.x) >= abs(velocity.y) else { return false }
    // The swipe must begin on the columns or on the area that they dim.
    let point = pan.location(in: view)
    if split.reveal.isMoving { return true }
    let isOnColumns = split.leadingColumns.contains {
      $0.isInstalled && $0.pane.frame.contains(point)
    }
    return isOnColumns || !view.dim.isHidden && view.dim.frame.contains(point)
  }

  /// Sets the edges before the recognizer evaluates the touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if gestureRecognizer === edgePan { edgePan.edges = split.isMirrored ? .right : .left }
    return !split.isCollapsed
  }

  /// Scroll views inside require the edge swipe to fail; away from the edge it fails immediately.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === edgePan, let view = otherGestureRecognizer.view as? UIScrollView,
      let own = split.splitView
    else { return false }
    return view.isDescendant(of: own) && otherGestureRecognizer is UIPanGestureRecognizer
  }
}

extension UISplitViewController {
  /// Adds the buttons to the bar of the outermost column that is shown.
  func updateBarButtons() {
    guard hasMode || isCollapsed else { return }
    let isShown =
      !isCollapsed
      && (displayModeButtonVisibility == .always
        || displayModeButtonVisibility == .automatic && presentsWithGesture)
      && leadingColumns.contains { $0.host != nil }
    let shown = leadingColumns.prefix(shownCount).last { $0.host != nil }
    let place = shown ?? columns[.secondary]
    let symbol = isMirrored ? "sidebar.right" : "sidebar.left"
    if interaction.button.image?.isSymbol(symbol) != true {
      interaction.button.image = UIImage(systemName: symbol)
    }
    let name =
      shownCount == leadingColumns.count
      ? String(uikit: "Hide Sidebar") : String(uikit: "Show Sidebar")
    interaction.button.accessibilityLabel = name
    interaction.button.title = String(uikit: "\(name) (\(SplitInteraction.key.text))")
    for column in orderedColumns {
      var items: [UIBarButtonItem] = []
      if isShown, column === place { items.append(interaction.button) }
      if showsSecondaryOnlyButton, style == .tripleColumn, !isCollapsed, column.kind == .secondary {
        items.append(interaction.secondaryOnlyButton)
      }
      column.navigation?.containerItems = items
    }
  }
}
