import QuartzCore

/// Presents a view controller as a sheet that the user can drag between heights, its detents, and
/// away.
///
/// In a compact width the sheet is attached to the bottom edge, and its detents apply. In a wide
/// window it floats in the center at a single size, and in a compact height it covers the window
/// unless `prefersEdgeAttachedInCompactHeight` is set.
@MainActor open class UISheetPresentationController: UIPresentationController {
  /// The value with which the system chooses a dimension.
  public static let automaticDimension: CGFloat = .greatestFiniteMagnitude

  /// The heights at which the sheet can settle, in any order; only `large` by default. Must not be
  /// empty.
  open var detents: [Detent] = [.large()] {
    didSet {
      if detents.isEmpty {
        Warning.write("UISheetPresentationController.detents: there must be at least one")
        detents = oldValue
      }
      settingsDidChange()
    }
  }

  /// The identifier of the detent at which the sheet settles. If `nil`, the default, or if the
  /// detent is inactive, it is the smallest one.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selection }
    set {
      guard newValue != selection else { return }
      selection = newValue
      settingsDidChange()
    }
  }

  /// The largest detent at which the content behind the sheet isn't dimmed and can be used. If
  /// `nil`, the default, the content is dimmed at all detents.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { settingsDidChange() } }
  /// A Boolean value that determines whether dragging content upwards first expands the sheet to a
  /// larger detent. The default value is `true`.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A Boolean value that determines whether the sheet is attached to the bottom edge in a compact
  /// height. The default value is `false`, so that it covers the window there.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { settingsDidChange() } }
  /// A Boolean value that determines whether an edge-attached sheet has the controller's preferred
  /// width. The default value is `false`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { settingsDidChange() }
  }
  /// A Boolean value that determines whether the sheet shows a grabber at its top. The default
  /// value is `false`.
  open var prefersGrabberVisible = false { didSet { settingsDidChange() } }
  /// The corner radius in points; `automaticDimension` by default.
  open var preferredCornerRadius: CGFloat = automaticDimension { didSet { settingsDidChange() } }

  private var selection: Detent.Identifier?
  private var isChangingTogether = false
  let motion = SheetMotion()
  /// How far the content behind has changed for the sheet, from 0 to 1, while an app's animator
  /// moves the sheet. The sheet's own motion has it in `shown`.
  private var presence: CGFloat = 1
  var hand = SheetHand()
  private(set) var sheetView: SheetView?
  private var dim: SheetDimmingView?
  private let presenterPush = PresenterPush()
  private(set) var layout = SheetLayout(
    form: .edgeAttached, container: .zero, rest: .zero, stops: [.init(identifier: nil, shown: 0)])

  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    motion.onChange = { [weak self] in self?.apply() }
  }

  /// Animates changes to the sheet, such as to its detents, together.
  open func animateChanges(_ changes: () -> Void) {
    isChangingTogether = true
    changes()
    isChangingTogether = false
    update(animated: true)
  }

  /// Requests the heights of the detents again.
  open func invalidateDetents() { settingsDidChange() }

  private func settingsDidChange() { if !isChangingTogether { update(animated: false) } }

  /// Called when the user has chosen another detent.
  func select(_ identifier: Detent.Identifier?) {
    guard let identifier, identifier != selection else { return }
    // Without a selection, the smallest detent is already selected.
    let isNews = layout.stop(selection)?.identifier != identifier
    selection = identifier
    guard isNews, let (owner, delegate) = delegateInUse,
      let listener = delegate as? any UISheetPresentationControllerDelegate
    else { return }
    let sheet = owner as? UISheetPresentationController ?? self
    listener.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }

  // MARK: Presentation

  open override var presentedView: UIView? { sheetView ?? super.presentedView }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard container != nil else { return .zero }
    let layout = makeLayout()
    return layout.frame(shown: layout.stop(selection)?.shown ?? layout.highest)
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let layout = makeLayout(in: parentSize)
    return layout.frame(shown: layout.stop(selection)?.shown ?? layout.highest).size
  }

  override var currentFrameOfPresentedView: CGRect {
    container == nil ? .zero : layout.frame(shown: motion.shown)
  }

  override func prepareContainer() {
    guard let container, let content = presentedViewController.view else { return }
    presence = 1
    let dim = SheetDimmingView { [weak self] in self?.dismissByPerson() }
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.frame = container.bounds
    container.insertSubview(dim, at: 0)
    self.dim = dim
    sheetView = SheetView(self, content: content)
    placedSize = container.bounds.size
    presenterPush.begin(behind: self)
    layout = makeLayout()
    motion.place(at: restingPlace)
    apply()
  }

  override func leaveContainer() {
    motion.stop()
    hand = SheetHand()
    presenterPush.end()
    dim?.removeFromSuperview()
    dim = nil
    let leaving = sheetView
    sheetView = nil
    leaving?.sheet = nil
    leaving?.removeFromSuperview()
    // Another presentation may already have taken the content.
    leaving?.content?.removeFromSuperview()
  }

  override func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    SheetAnimator(self, isPresenting: isPresenting)
  }

  override func willPresent() { moveContentBehind(from: 0, to: 1) }

  /// Dims the content behind and moves it back alongside an app's animator.
  private func moveContentBehind(from start: CGFloat, to end: CGFloat) {
    guard let transition, transition.movesSheetByApp else { return }
    presence = start
    apply()
    transition.coordinator.animateAlongsideTransition(in: presenterPush.view) { [weak self] _ in
      self?.presence = end
      self?.apply()
    }
  }

  override func willDismiss(isTopmost: Bool) {
    hand.letGo()
    if isTopmost { moveContentBehind(from: 1, to: 0) }
    if !isTopmost { UIView.animate(withDuration: 0.35) { self.presenterPush.progress = 0 } }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    isDismissedByPerson = false
    guard !completed else { return }
    presence = 1
    apply()
    returnToRest()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    guard completed else { return }
    // An app's animator may have added the view below others.
    if let sheetView { container?.bringSubviewToFront(sheetView) }
    returnToRest()
  }

  /// Moves the sheet to its detent, unless a finger holds it.
  func returnToRest() {
    guard !hand.isBusy, sheetView != nil, !isDismissing else { return }
    if motion.isMoving { motion.redirect(to: restingPlace) } else { motion.start(to: restingPlace) }
  }

  override func takeEscape() -> Bool {
    dismissByPerson()
    return true
  }

  override var isModalForAccessibility: Bool { !isUndimmed }

  override func touchTarget(_ hit: UIView?, at point: CGPoint, with event: UIEvent?) -> UIView? {
    isUndimmed && (hit === dim || hit === container) ? nil : hit
  }

  override func traitsOfForm(in inherited: UITraitCollection) -> UITraitCollection? {
    guard let container, form(in: inherited) == .floating,
      floatingSize(in: container.bounds.size, insets: container.safeAreaInsets).width
        < UITraitCollection.regularWidth
    else { return nil }
    return UITraitCollection(horizontalSizeClass: .compact)
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    settingsDidChange()
  }

  // MARK: Layout

  /// The shown height of the sheet at the selected detent.
  var restingPlace: CGFloat { layout.stop(selection)?.shown ?? layout.highest }

  override func layOutPresentedView() {
    layout = makeLayout()
    if motion.isMoving {
      if !isDismissing { motion.redirect(to: restingPlace) }
    } else if !hand.isBusy, !isDismissing {
      motion.place(at: restingPlace)
    }
    apply()
  }

  private func update(animated: Bool) {
    guard container != nil, sheetView != nil else { return }
    layout = makeLayout()
    guard !isDismissing else { return }
    if animated {
      UIView.animate(withDuration: 0.35) {
        self.applyLook()
        self.sheetView?.layoutIfNeeded()
      }
    }
    if hand.isBusy || motion.isMoving || transition != nil {
      motion.redirect(to: restingPlace)
    } else if animated {
      motion.start(to: restingPlace)
    } else {
      motion.place(at: restingPlace)
    }
    apply()
  }

  private func form(in traits: UITraitCollection) -> SheetLayout.Form {
    SheetLayout.form(
      in: traits, attachesInCompactHeight: prefersEdgeAttachedInCompactHeight)
  }

  private func floatingSize(in size: CGSize, insets: UIEdgeInsets) -> CGSize {
    SheetLayout.floatingSize(
      isForm: presentationStyle == .formSheet,
      preferred: presentedViewController.contentSizeOnScreen,
      in: size, insets: insets)
  }

  /// Returns the layout in the container or, with a size, in a container of that size.
  private func makeLayout(in future: CGSize? = nil) -> SheetLayout {
    guard let container else { return layout }
    var traits = container.superview?.traitCollection ?? presentingViewController.traitCollection
    let (size, insets) = (future ?? container.bounds.size, container.safeAreaInsets)
    if future != nil {
      traits = traits.overridden(by: UITraitCollection.sizeClasses(of: size).values)
    }
    var made = SheetLayout(
      form: form(in: traits), container: size, rest: container.bounds,
      stops: [.init(identifier: nil, shown: size.height)])
    switch made.form {
    case .fullScreen: break
    case .floating:
      let wanted = floatingSize(in: size, insets: insets)
      made.rest = CGRect(
        x: ((size.width - wanted.width) / 2).rounded(),
        y: ((size.height - wanted.height + insets.top - insets.bottom) / 2).rounded(),
        width: wanted.width, height: wanted.height)
      made.stops = [.init(identifier: nil, shown: size.height - made.rest.minY)]
    case .edgeAttached:
      let isLow = traits.verticalSizeClass == .compact
      let top = (isLow ? insets.top : max(insets.top, SheetLayout.smallestTop)) + SheetLayout.peek
      let room = size.width - insets.left - insets.right
      let preferred = presentedViewController.contentSizeOnScreen.width
      let follows = widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
      let width = follows ? min(preferred, room) : room
      let maximum = max(1, size.height - top - insets.bottom)
      made.stops = stops(maximum: maximum, bottom: insets.bottom, traits)
      made.rest = CGRect(
        x: (insets.left + (room - width) / 2).rounded(), y: size.height - made.highest,
        width: width, height: made.highest)
      made.pushesPresenter =
        !isLow && traits.horizontalSizeClass == .compact
        && made.highest >= maximum + insets.bottom - 0.5
    }
    return made
  }

  private func stops(
    maximum: CGFloat, bottom: CGFloat, _ traits: UITraitCollection
  ) -> [SheetLayout.Stop] {
    let context = SheetDetentContext(traits: traits, maximum: maximum)
    let found = detents.compactMap { detent -> SheetLayout.Stop? in
      guard let value = detent.resolvedValue(in: context), value.isFinite, value > 0 else {
        return nil
      }
      return .init(identifier: detent.identifier, shown: min(value, maximum).rounded() + bottom)
    }
    if found.isEmpty { return [.init(identifier: .large, shown: maximum + bottom)] }
    return found.sorted { $0.shown < $1.shown }
  }

  // MARK: Appearance

  /// The largest shown height without dimming; `nil` if there is always dimming.
  private var undimmedPlace: CGFloat? {
    guard let largestUndimmedDetentIdentifier else { return nil }
    if layout.form == .edgeAttached {
      return layout.stops.first { $0.identifier == largestUndimmedDetentIdentifier }?.shown
    }
    return largestUndimmedDetentIdentifier == .large ? layout.highest : nil
  }

  private var isUndimmed: Bool { undimmedPlace.map { restingPlace <= $0 } ?? false }

  private var dimming: CGFloat {
    let clear = undimmedPlace ?? 0
    guard let dark = layout.stops.first(where: { $0.shown > clear })?.shown else { return 0 }
    return min(max((motion.shown - clear) / (dark - clear), 0), 1)
  }

  private var pushing: CGFloat {
    guard layout.pushesPresenter else { return 0 }
    let below = layout.stops.dropLast().last?.shown ?? 0
    guard layout.highest > below else { return 0 }
    return min(max((motion.shown - below) / (layout.highest - below), 0), 1)
  }

  private func applyLook() {
    guard let sheetView else { return }
    sheetView.isFloating = layout.form == .floating
    sheetView.hasShadow = layout.form != .fullScreen
    let radius = preferredCornerRadius == Self.automaticDimension ? 10 : preferredCornerRadius
    sheetView.cornerRadius = layout.form == .fullScreen ? 0 : max(0, radius)
    sheetView.grabber.isHidden = !prefersGrabberVisible || layout.form != .edgeAttached
  }

  /// Shows the sheet at the shown height of the motion.
  private func apply() {
    guard let sheetView else { return }
    applyLook()
    sheetView.fill(layout.frame(shown: motion.shown))
    dim?.alpha = dimming * presence
    presenterPush.top = layout.container.height - layout.highest - SheetLayout.peek
    presenterPush.progress = pushing * presence
  }

  /// Fades the sheet and the dimming without moving them.
  func setFaded(_ isFaded: Bool) {
    sheetView?.alpha = isFaded ? 0 : 1
    dim?.alpha = isFaded ? 0 : dimming
    presenterPush.progress = isFaded ? 0 : pushing
  }
}

extension ScreenTransition {
  /// Whether an animator other than the sheet's moves a sheet.
  fileprivate var movesSheetByApp: Bool {
    animator != nil && (!(animator is SheetAnimator) || interactor != nil)
  }
}
