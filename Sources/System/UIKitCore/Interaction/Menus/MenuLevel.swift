import HostInterface
import QuartzCore

/// An open menu: the first one, or the submenu of an item.
@MainActor final class MenuLevel {
  private(set) var menu: UIMenu
  let panel: MenuPanel
  let popup: PopupWindow
  /// The item to which the submenu belongs.
  let parentItem: MenuItemView?
  /// The elements that deferred elements have provided while the menu is open.
  private var resolved: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var placement: HostPopupPlacement
  private let isRoot: Bool
  /// The space for the shadow, in points.
  static let shadowMargin: CGFloat = 28

  var highlighted: MenuItemView? {
    didSet {
      guard highlighted !== oldValue else { return }
      oldValue?.isHighlighted = oldValue?.isExpanded == true
      highlighted?.isHighlighted = true
    }
  }

  init?(
    _ menu: UIMenu, in scene: UIWindowScene, over parent: MenuLevel?, item: MenuItemView?,
    placement: HostPopupPlacement, isForTouch: Bool, grabsInput: Bool,
    source: UIView?
  ) {
    guard
      let popup = PopupWindow(
        in: scene, over: parent?.popup, grabsInput: grabsInput)
    else { return nil }
    self.menu = menu
    self.popup = popup
    self.placement = placement
    parentItem = item
    isRoot = parent == nil
    let traits = source?.traitCollection ?? scene.traitCollection
    panel = MenuPanel(
      metrics: MenuMetrics(isForTouch: isForTouch, traits: traits),
      isTransparent: popup.isTransparent)
    if let tint = source?.window?.tintColor { popup.tintColor = tint }
    popup.overrideUserInterfaceStyle = traits.userInterfaceStyle
    if traits.layoutDirection == .rightToLeft
      || source?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    {
      panel.semanticContentAttribute = .forceRightToLeft
    }
    popup.content.addSubview(panel)
    reload()
  }

  /// The frame of the panel in the coordinates of the scene.
  var frame: CGRect { popup.frame.insetBy(dx: placement.margin, dy: placement.margin) }

  func contains(_ location: CGPoint) -> Bool { frame.contains(location) }

  func item(at location: CGPoint) -> MenuItemView? {
    panel.item(at: CGPoint(x: location.x - frame.minX, y: location.y - frame.minY))
  }

  /// The frame of an item in the coordinates of the scene.
  func frame(of item: MenuItemView) -> CGRect {
    item.convert(item.bounds, to: panel).offsetBy(dx: frame.minX, dy: frame.minY)
  }

  func replace(by menu: UIMenu) {
    self.menu = menu
    reload()
  }

  /// Shows the current elements, with the same one highlighted.
  func reload() {
    let former = highlighted?.element
    highlighted = nil
    panel.show(
      menu.entries(isRoot: isRoot, resolved: resolved) { [weak scene = popup.windowScene] in
        scene?.keyWindow?.commandResponder.validate($0)
      })
    panel.layoutIfNeeded()
    place()
    highlighted = panel.items.first { $0.element === former }
    for deferred in panel.loading { load(deferred) }
  }

  private func load(_ deferred: UIDeferredMenuElement) {
    deferred.resolve { [weak self] elements in
      guard let self else { return }
      let id = ObjectIdentifier(deferred)
      guard resolved[id] == nil else { return }
      resolved[id] = elements
      reload()
    }
  }

  private func place() {
    placement.margin = popup.isTransparent ? Self.shadowMargin : 0
    placement.size = panel.naturalSize
    popup.place(placement)
    let margin = placement.margin
    popup.frameDidChange = { [weak self] in self?.layOut(margin: margin) }
    layOut(margin: margin)
  }

  private func layOut(margin: CGFloat) {
    let size = popup.bounds.insetBy(dx: margin, dy: margin).size
    UIView.performWithoutAnimation {
      panel.bounds = CGRect(origin: .zero, size: size)
      let anchor = panel.layer.anchorPoint
      panel.center = CGPoint(
        x: margin + size.width * anchor.x, y: margin + size.height * anchor.y)
      panel.layoutIfNeeded()
    }
  }

  // MARK: Showing and hiding

  /// Animates the appearance: the panel grows from the side of its anchor, or fades in.
  func appear() {
    panel.alpha = 0
    guard !UIAccessibility.isReduceMotionEnabled else {
      UIView.animate(withDuration: 0.15) { self.panel.alpha = 1 }
      return
    }
    setAnchorPoint()
    panel.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
    UIView.animate(withDuration: 0.12) { self.panel.alpha = 1 }
    UIView.animate(
      withDuration: 0.32, delay: 0, usingSpringWithDamping: 0.86, initialSpringVelocity: 0,
      options: []
    ) { self.panel.transform = .identity }
  }

  private func setAnchorPoint() {
    let anchor = placement.anchor
    func part(_ value: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? max(0, min(1, (value - start) / length)) : 0.5
    }
    panel.layer.anchorPoint = CGPoint(
      x: part(anchor.midX, frame.minX, frame.width), y: part(anchor.midY, frame.minY, frame.height))
    layOut(margin: placement.margin)
  }

  func disappear(animated: Bool) {
    popup.onDismissal = nil
    popup.isTakingInput = false
    parentItem?.isExpanded = false
    guard animated else { return popup.close() }
    let popup = popup
    let panel = panel
    UIView.animate(
      withDuration: 0.16, delay: 0, options: [.beginFromCurrentState, .curveEaseIn]
    ) {
      panel.alpha = 0
      if !UIAccessibility.isReduceMotionEnabled {
        panel.transform = CGAffineTransform(scaleX: 0.92, y: 0.92)
      }
    } completion: { _ in
      popup.close()
    }
  }
}
