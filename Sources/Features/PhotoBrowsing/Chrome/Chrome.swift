import Motion
import UIKit
import UIKitCompat

/// The page indicator, the close button and overlays over the photos. It is hidden when the pointer
/// rests and dimmed while a photo is dragged.
@MainActor final class Chrome: UIView {
  var onClose: (() -> Void)?
  var onShownChange: ((_ isShown: Bool) -> Void)?
  let closeButton = UIButton(type: .system)
  private var actionsButton: UIButton?
  private var indicator: (any PageIndicator)?
  private var overlays: [any PhotoBrowserOverlay] = []
  /// The part of the bounds that pages fill, without panels beside and below them.
  var contentInsets = UIEdgeInsets.zero {
    didSet { if contentInsets != oldValue { setNeedsLayout() } }
  }
  /// Whether there is a close button at the top.
  var showsCloseButton = true { didSet { updateCloseButton() } }
  /// Whether the browser can be closed.
  var canClose = true { didSet { updateCloseButton() } }
  /// The menu of the button beside the close button; nil without a button.
  var actionsMenu: UIMenu? { didSet { updateActionsButton() } }
  var showsActionsButton = true { didSet { updateActionsButton() } }
  /// Whether the menu of the photo is open, during which the chrome stays.
  var isContextMenuOpen = false
  /// The time without a movement of the pointer before the chrome is hidden, in seconds.
  var idleDelay = 3.0
  /// Returns whether the chrome is used by other means than pointer and focus, such as an open
  /// menu.
  var isInUse: () -> Bool = { false }
  /// Where the pointer was last; nil if it isn't over the browser.
  private var pointer: CGPoint?
  private var page = 0
  private var pageCount = 0
  private var idle: DelayedCall?
  private var opacity = SpringValue<CGFloat>(0, spring: fade, threshold: 0.005)
  /// The opacity by a drag, multiplied with that of the fade.
  private var dimming = SpringValue<CGFloat>(1, spring: fade, threshold: 0.005)
  private lazy var animator = Animator { [weak self] seconds in self?.step(by: seconds) ?? false }

  private static let fade = Spring(duration: 0.25, dampingRatio: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    dress(closeButton, "xmark")
    closeButton.accessibilityLabel = String(localized: "Close", bundle: .photoBrowsing)
    closeButton.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .touchUpInside)
    addSubview(closeButton)
    alpha = 0
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// A white symbol on a gray circle, which is seen on black and on white photos.
  private func dress(_ button: UIButton, _ symbol: String) {
    let size = UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)
    button.setImage(UIImage(systemName: symbol, withConfiguration: size), for: .normal)
    button.tintColor = .white
    button.backgroundColor = UIColor(white: 0.25, alpha: 0.7)
    button.layer.cornerRadius = 18
  }

  private func updateCloseButton() {
    closeButton.isHidden = !showsCloseButton || !canClose
    setNeedsLayout()
  }

  private func makeActionsButton() -> UIButton {
    let button = UIButton(type: .system)
    dress(button, "ellipsis")
    button.accessibilityLabel = String(localized: "Actions", bundle: .photoBrowsing)
    button.showsMenuAsPrimaryAction = true
    addSubview(button)
    actionsButton = button
    return button
  }

  private var hasActionsButton: Bool { actionsMenu != nil && showsActionsButton }

  private func updateActionsButton() {
    guard hasActionsButton || actionsButton != nil else { return }
    let button = actionsButton ?? makeActionsButton()
    button.menu = actionsMenu
    button.isHidden = !hasActionsButton
    setNeedsLayout()
  }

  /// Only controls receive touches; others pass through to the photo.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard alpha > 0.1, !isHidden else { return nil }
    for overlay in overlays.reversed() {
      let hit = overlay.hitTest(convert(point, to: overlay), with: event)
      if let hit, hit !== overlay { return hit }
    }
    let buttons = [closeButton, actionsButton].compactMap { $0 }
    return buttons.first { !$0.isHidden && $0.frame.insetBy(dx: -8, dy: -8).contains(point) }
  }

  var isShown: Bool {
    get { opacity.target > 0 }
    set {
      idle?.cancel()
      idle = nil
      guard newValue != isShown else { return }
      opacity.retarget(to: newValue ? 1 : 0)
      animator.start()
      onShownChange?(newValue)
    }
  }

  /// Shows the chrome without a fade.
  func appear() {
    opacity.set(1)
    opacity.finish()
    updateAlpha()
  }

  /// Shows the chrome, and hides it when the pointer has rested for a while.
  ///
  /// - Parameter point: Where the pointer is, in the chrome's coordinates, if it is known.
  func pointerMoved(to point: CGPoint? = nil) {
    if let point { pointer = point }
    isShown = true
    idle = after(idleDelay) { [weak self] in self?.pointerRested() }
  }

  /// Shows the chrome where a pointer presses the photo, which may have rested until then.
  func pointerPressed(_ touch: UITouch) {
    guard !isShown else { return }
    pointerMoved(to: touch.location(in: self))
  }

  /// A control under the pointer or with the focus keeps the chrome until the next movement. Who
  /// listens to a screen reader doesn't move a pointer to get it back.
  private func pointerRested() {
    guard !UIAccessibility.isVoiceOverRunning, !holdsFocus, !isMenuOpen, !isInUse() else { return }
    if let pointer, hitTest(pointer, with: nil) != nil { return }
    isShown = false
  }

  private var isMenuOpen: Bool {
    let menu = actionsButton?.contextMenuInteraction?.menuAppearance ?? .unknown
    return isContextMenuOpen || menu != .unknown
  }

  private var holdsFocus: Bool {
    func holds(_ view: UIView) -> Bool {
      view.isFirstResponder || view.subviews.contains(where: holds)
    }
    return holds(self)
  }

  /// Sets the opacity during a drag.
  func dim(to value: CGFloat) {
    dimming.set(value)
    updateAlpha()
  }

  /// Restores the opacity after a drag.
  func undim() { dim(towards: 1) }

  /// Fades out when the photo begins to return to its thumbnail.
  func fadeAway() { dim(towards: 0) }

  private func dim(towards value: CGFloat) {
    guard dimming.target != value else { return }
    dimming.retarget(to: value)
    animator.start()
  }

  private func step(by seconds: TimeInterval) -> Bool {
    opacity.advance(by: seconds)
    dimming.advance(by: seconds)
    updateAlpha()
    return !opacity.isSettled || !dimming.isSettled
  }

  private func updateAlpha() { alpha = opacity.value * dimming.value }

  // MARK: Overlays

  func setOverlays(_ new: [any PhotoBrowserOverlay]) {
    for overlay in overlays where !new.contains(where: { $0 === overlay }) {
      overlay.removeFromSuperview()
    }
    overlays = new
    for (index, overlay) in new.enumerated() { insertSubview(overlay, at: index) }
    setNeedsLayout()
  }

  // MARK: Indicator

  var indicatorEdge = PhotoBrowserController.IndicatorEdge.bottom {
    didSet { if indicatorEdge != oldValue { setNeedsLayout() } }
  }

  func setIndicator(_ new: (any PageIndicator)?) {
    guard new !== indicator else { return }
    indicator?.removeFromSuperview()
    indicator = new
    if let new {
      addSubview(new)
      if pageCount > 0 { update(page: page, count: pageCount) }
    }
    setNeedsLayout()
  }

  func update(page: Int, count: Int) {
    (self.page, pageCount) = (page, count)
    indicator?.update(page: page, count: count)
    indicator?.isHidden = count <= 1
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = bounds.inset(by: contentInsets)
    for overlay in overlays { overlay.frame = bounds }
    let safe = safeAreaInsets(clearOfWindowControls: .horizontal)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    closeButton.frame = CGRect(
      x: isMirrored ? bounds.minX + safe.left + 16 : bounds.maxX - safe.right - 16 - 36,
      y: safe.top + 16, width: 36, height: 36)
    let step: CGFloat = closeButton.isHidden ? 0 : 36 + 12
    actionsButton?.frame = closeButton.frame.offsetBy(dx: isMirrored ? step : -step, dy: 0)
    guard let indicator else { return }
    let size = indicator.sizeThatFits(bounds.size)
    indicator.frame = CGRect(
      origin: indicatorOrigin(size, in: bounds.size, safe), size: size)
  }

  private func indicatorOrigin(
    _ size: CGSize, in space: CGSize, _ safe: UIEdgeInsets
  ) -> CGPoint {
    let middle = CGPoint(x: (space.width - size.width) / 2, y: (space.height - size.height) / 2)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch indicatorEdge {
    case .top: return CGPoint(x: middle.x, y: safe.top + 15)
    case .bottom: return CGPoint(x: middle.x, y: space.height - safe.bottom - 15 - size.height)
    case .leading where !isMirrored, .trailing where isMirrored:
      return CGPoint(x: safe.left + 15, y: middle.y)
    case .leading, .trailing:
      return CGPoint(x: space.width - safe.right - 15 - size.width, y: middle.y)
    }
  }
}
