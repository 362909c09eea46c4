import QuartzCore

/// Presents a view controller in a panel with an arrow that points to its source.
///
/// The popover has the preferred size of the controller if there is room, and is dismissed by a
/// touch outside or Escape. In a compact width it is a sheet, unless the delegate decides
/// otherwise.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The permitted directions of the arrow; any by default. With an empty set, there is no arrow.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any {
    didSet { settingsDidChange() }
  }
  /// The view that contains `sourceRect`.
  open var sourceView: UIView? { didSet { settingsDidChange() } }
  /// The rectangle that the popover belongs to, in the coordinates of `sourceView`. If null, the
  /// default, it is the bounds of that view.
  open var sourceRect: CGRect = .null { didSet { settingsDidChange() } }
  /// A Boolean value that determines whether the popover can cover its source if there is too
  /// little room beside it. The default value is `false`.
  open var canOverlapSourceViewRect = false { didSet { settingsDidChange() } }
  /// The source of the popover: a view or a bar item. Takes precedence over `sourceView`.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { settingsDidChange() }
  }
  /// The bar item that the popover belongs to; an alternative to `sourceItem`.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  /// The direction of the arrow; `unknown` before the popover is on screen.
  open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// The views outside of the popover that receive touches while it is shown; `nil` by default.
  open var passthroughViews: [UIView]?
  /// The color of the popover's edge and arrow. If `nil`, the default, it is that of the presented
  /// view.
  open var backgroundColor: UIColor? { didSet { popoverView?.fill = backgroundColor } }
  /// The minimum distances from the edges of the window, in points; 10 by default.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { settingsDidChange() }
  }

  /// The sheet that replaces the popover in a compact width.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let sheet { return sheet }
    let made = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presenter)
    made.releasePresented()
    sheet = made
    return made
  }

  private var sheet: UISheetPresentationController?
  private var popoverView: PopoverView?
  private var backdrop: PopoverBackdrop?

  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  override func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    guard traits.horizontalSizeClass == .compact else { return .none }
    return presentedViewController is UIAlertController ? .overFullScreen : .formSheet
  }

  override func makeAdaptation(to style: UIModalPresentationStyle) -> UIPresentationController? {
    style.isSheet ? adaptiveSheetPresentationController : super.makeAdaptation(to: style)
  }

  // MARK: Presentation

  open override var presentedView: UIView? { popoverView ?? super.presentedView }

  open override var frameOfPresentedViewInContainerView: CGRect { makeLayout()?.frame ?? .zero }

  override func prepareContainer() {
    popoverDelegate?.prepareForPopoverPresentation(self)
    guard let container, let content = presentedViewController.view else { return }
    let backdrop = PopoverBackdrop { [weak self] in self?.dismissByPerson() }
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.frame = container.bounds
    container.insertSubview(backdrop, at: 0)
    self.backdrop = backdrop
    let view = PopoverView(content: content)
    view.fill = backgroundColor
    popoverView = view
    placedSize = container.bounds.size
    if sourceItem == nil, sourceView == nil {
      Warning.write("UIPopoverPresentationController: set a sourceItem or sourceView")
    }
    UIView.performWithoutAnimation { place() }
  }

  override func leaveContainer() {
    arrowDirection = .unknown
    backdrop?.removeFromSuperview()
    backdrop = nil
    let leaving = popoverView
    popoverView = nil
    leaving?.removeFromSuperview()
    // Another presentation may already have taken the content.
    if let content = leaving?.content, content.superview?.superview === leaving {
      content.removeFromSuperview()
    }
  }

  override func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    PopoverAnimator(isPresenting: isPresenting)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    // An app's animator may have added the view below others.
    if let popoverView { container?.bringSubviewToFront(popoverView) }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    isDismissedByPerson = false
  }

  override func personDidDismiss() {
    super.personDidDismiss()
    (presentedViewController as? UIAlertController)?.popoverWasLeft()
  }

  override func takeEscape() -> Bool {
    dismissByPerson()
    return true
  }

  override func touchTarget(_ hit: UIView?, at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard hit === backdrop || hit === container, let container else { return hit }
    for view in passthroughViews ?? [] where view.window === container.window {
      if let target = view.hitTest(view.convert(point, from: container), with: event) {
        return target
      }
    }
    return hit
  }

  override func traitsOfForm(in inherited: UITraitCollection) -> UITraitCollection? {
    UITraitCollection(horizontalSizeClass: .compact)
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard popoverView?.window != nil, transition == nil else { return settingsDidChange() }
    UIView.animate(withDuration: 0.3) {
      self.settingsDidChange()
      self.popoverView?.layoutIfNeeded()
    }
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    // The source of the popover may have moved.
    if transition == nil { place() }
  }

  // MARK: Layout

  override func layOutPresentedView() { place() }

  private func settingsDidChange() { if popoverView != nil { place() } }

  private func place() {
    guard let popoverView, let layout = makeLayout() else { return }
    arrowDirection = layout.direction
    popoverView.place = layout
    popoverView.fill(layout.frame)
  }

  /// The frame of the popover's source in the container.
  private var sourceFrame: CGRect? {
    guard let container else { return nil }
    if let sourceItem {
      let frame = sourceItem.frame(in: container)
      if !frame.isEmpty { return frame }
    }
    guard let sourceView, sourceView.window != nil else { return nil }
    return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }

  private func makeLayout() -> PopoverLayout? {
    guard let container else { return nil }
    let area = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    guard area.width > 0, area.height > 0 else { return nil }
    let middle = CGRect(x: area.midX, y: area.midY, width: 0, height: 0)
    let source = sourceFrame
    return PopoverLayout(
      source: source ?? middle, area: area, size: presentedViewController.contentSizeOnScreen,
      permitted: source == nil ? [] : permittedArrowDirections,
      overlaps: canOverlapSourceViewRect,
      isRightToLeft: container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
