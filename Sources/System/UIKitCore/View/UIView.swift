import QuartzCore

/// A rectangular area of a window, backed by a layer that holds its geometry and appearance.
@MainActor open class UIView: UIResponder, CALayerDelegate {
  /// The class of the view's layer; `CALayer` by default.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that draws the view.
  open private(set) var layer: CALayer

  /// The subviews, from back to front.
  open package(set) var subviews: [UIView] = []
  /// The view that contains this one.
  open package(set) var superview: UIView? {
    get { container }
    set { container = newValue }
  }
  /// The superview; neither weak nor isolated, because its `deinit` clears it: see `CALayer.parent`.
  private nonisolated(unsafe) unowned(unsafe) final var container: UIView?
  /// The controller whose `view` this is; the next object of the responder chain.
  package weak var viewController: UIViewController?

  /// Whether the view and its subviews take touches; true by default.
  open var isUserInteractionEnabled = true
  /// Whether the view takes several touches at once; false by default.
  open var isMultipleTouchEnabled = false
  /// Whether the view blocks touches of other views; has no effect on Linux. False by default.
  open var isExclusiveTouch = false
  /// Identifies the view in tests; nil by default.
  open var accessibilityIdentifier: String? {
    get { accessibilityValues?.identifier }
    set { setAccessibility(\.identifier, newValue) }
  }
  /// An integer by which `viewWithTag(_:)` finds the view; 0 by default.
  open var tag = 0

  /// Whether the autoresizing masks of the subviews are applied; true by default.
  open var autoresizesSubviews = true
  /// What changes when the superview's size does; empty by default.
  open var autoresizingMask: AutoresizingMask = []
  /// How content is placed when the size of the bounds has changed; stretched by default.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { contentModeDidChange() } }
  }

  /// Whether the view is mirrored in right-to-left layouts.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }

  /// The light or dark appearance of the view and its subviews; unspecified inherits it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitNode?.overrides[UITraitUserInterfaceStyle.self] ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The margins for content, in points; 8 by default, of a controller's view what the system asks
  /// for. What is read includes the safe area and the superview's margins, as far as they apply.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(.absolute(newValue)) }
  }

  /// The margins for content, in points, whose sides follow the layout direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setMargins(.directional(newValue)) }
  }

  /// Whether content keeps clear of the superview's margins too; false by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { setPreservesSuperviewMargins(newValue) }
  }

  /// Whether the margins keep clear of what bars cover; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { setInsetsMarginsFromSafeArea(newValue) }
  }

  /// The focus group of the controls in this view. Tab and F6 move the focus from group to group,
  /// arrow keys inside one. Nil, the default, inherits the group; a control without one is a group
  /// by itself.
  open var focusGroupIdentifier: String?
  /// The priority of the view when the focus moves to its focus group.
  open var focusGroupPriority = UIFocusGroupPriority.ignored

  package var recognizers: [UIGestureRecognizer] = []
  var storedInteractions: [any UIInteraction] = []
  var backgroundColorStorage: UIColor?
  var tintColorStorage: UIColor?
  /// What the view overrides of traits, and who wants to know of changes; nil if there is nothing.
  var traitNode: TraitNode?
  /// The traits as of the last update; nil before the view was in a window.
  var resolvedTraits: UITraitCollection?
  /// Whether the traits are to be updated before the next layout.
  var needsTraitUpdate = false
  var safeAreaStorage: UIEdgeInsets = .zero
  var margins = ViewMargins()
  /// Whether `draw(_:)` has been called; it isn't while the view has no size.
  var wasDrawn = false
  /// The number of running animations without `.allowUserInteraction`, which block touches.
  var interactionBlocks = 0
  /// The size for which the subviews were last autoresized.
  var lastLaidOutSize: CGSize = .zero

  /// A hint that nothing behind the view shows through; has no effect on drawing. True by default.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// Creates a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).make()
    super.init()
    setUp(frame)
  }

  /// Creates a view like `init(frame:)` with an empty frame; the coder isn't read.
  public required init?(coder: NSCoder) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).make()
    super.init()
    setUp(.zero)
  }

  public override convenience init() { self.init(frame: .zero) }

  deinit {
    for subview in subviews { subview.container = nil }
    layer.owner = nil
  }

  // MARK: Geometry

  /// The view's rectangle in the coordinates of its superview.
  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates; the origin moves the subviews.
  open var bounds: CGRect {
    get { layer.bounds }
    set { setBounds(newValue) }
  }

  /// The position of the anchor point, by default the center, in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { setCenter(newValue) }
  }

  /// The point of the bounds at `center`, around which transforms are applied, as a fraction of the
  /// bounds; (0.5, 0.5) by default.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// A transform around the anchor point, in two dimensions; the identity by default.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// A transform around the anchor point, in three dimensions; the identity by default.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Converts a point from this view's coordinates to another's; nil is the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  /// Converts a point from another view's coordinates to this one's; nil is the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  /// Converts a rectangle from this view's coordinates to another's; nil is the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// Converts a rectangle from another view's coordinates to this one's; nil is the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }
  // MARK: Appearance

  /// Whether the view is hidden, together with its subviews; false by default.
  open var isHidden: Bool {
    get { layer.isHidden || layoutState?.isHiding == true }
    set { setHidden(newValue) }
  }

  /// The opacity of the view and its subviews, from 0 to 1; below 0.01 it takes no touches.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// Whether content and subviews are cut off at the bounds; false by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The color behind the content; nil, the default, is transparent.
  open var backgroundColor: UIColor? {
    get { backgroundColorStorage }
    set { setBackgroundColor(newValue) }
  }

  /// A view whose opacity masks this one; its frame is in this view's coordinates.
  open var mask: UIView? {
    didSet {
      guard mask !== oldValue else { return }
      mask?.removeFromSuperview()
      layer.mask = mask?.layer
    }
  }

  /// The accent color. It inherits the superview's unless set, and is the system blue at the top.
  open var tintColor: UIColor! {
    get { tintColorStorage ?? superview?.tintColor ?? .systemBlue }
    set { setTintColor(newValue) }
  }

  /// The traits of the view: its superview's or view controller's, with its own overrides. They are
  /// updated when the view enters a window and before layout.
  open var traitCollection: UITraitCollection { resolvedTraits ?? currentTraits() }

  // MARK: Hierarchy

  open override var next: UIResponder? { viewController ?? superview }
  /// The window that contains the view; nil if there is none.
  open var window: UIWindow? { superview?.window }
  /// Adds a view in front of the other subviews, removing it from its former superview.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Inserts a view at an index of `subviews`.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view behind another subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview, afterRemoving: view) ?? subviews.count)
  }

  /// Inserts a view in front of another subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(
      view, at: index(of: siblingSubview, afterRemoving: view).map { $0 + 1 } ?? subviews.count,
      above: siblingSubview === view ? nil : siblingSubview)
  }

  /// Exchanges two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { reorder(view, to: subviews.count - 1) }
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { reorder(view, to: 0) }
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// Whether the view is another one or inside of it.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Returns this view or the first descendant with a tag.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(taggedWith: tag) }

  /// Takes the keyboard from the view or descendant that has it. Returns whether it gave it up.
  ///
  /// - Parameter force: Whether the view isn't asked.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { endKeyboardUse(force) }

  // MARK: Gestures

  /// The recognizers of the view; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(by: newValue ?? []) }
  }

  /// Adds a recognizer, removing it from its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    add(gestureRecognizer)
  }

  /// Removes a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    remove(gestureRecognizer)
  }

  // MARK: Interactions

  /// The interactions of the view.
  open var interactions: [any UIInteraction] {
    get { storedInteractions }
    set { replaceInteractions(by: newValue) }
  }

  /// Adds an interaction, removing it from its former view.
  open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }
  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }

  // MARK: Layout and drawing

  /// Requests a layout in the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Performs a requested layout now.
  open func layoutIfNeeded() {
    updateTraitsIfNeeded()
    layOutHierarchy()
  }
  /// Requests that the view be drawn again in the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Resizes the view to `sizeThatFits(_:)`, rounded up to whole points.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    bounds.size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// Requests a layout of the superview, as the size of the content has changed.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    if layoutState != nil { layoutEngine?.update(self) }
  }

  /// The layout direction, from `semanticContentAttribute` and the traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    resolvedLayoutDirection
  }

  /// The distances from the edges that bars cover, in points.
  open var safeAreaInsets: UIEdgeInsets { safeAreaStorage }

  // MARK: Auto Layout

  /// What Auto Layout stores with the view; nil until it takes part.
  var layoutState: ViewLayoutState?

  /// Whether views of the class work only with constraints; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the frame places the view, which constraints of other views can then refer to. True by
  /// default; set it to false for a view that constraints place.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState?.translatesAutoresizingMask ?? true }
    set { setTranslates(newValue) }
  }

  /// The constraints that the view holds: those of which it is the nearest container.
  open var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }
  /// Adds a constraint between the view, its descendants and their guides.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
  /// Adds constraints between the view, its descendants and their guides.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(hold) }
  /// Removes a constraint.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
  /// Removes constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(release) }

  /// Requests a call of `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { requestUpdateConstraints() }
  /// Whether `updateConstraints()` is to be called before the next layout.
  open func needsUpdateConstraints() -> Bool { layoutState?.needsUpdateConstraints ?? false }
  /// Calls `updateConstraints()` of the view and its descendants where it was requested.
  open func updateConstraintsIfNeeded() { layoutEngine?.updateConstraints(in: self) }
  /// Called before layout after `setNeedsUpdateConstraints()`; subclasses change constraints here.
  open func updateConstraints() {}

  /// The distances from the frame to the rectangle by which constraints align the view; zero by
  /// default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view whose first baseline is this one's; the view itself by default.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is this one's; the view itself by default.
  open var forLastBaselineLayout: UIView { self }
  /// The distances of the view's own first baseline from its top and of its last one from its bottom,
  /// in points; zero for views without text.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }
  /// Whether the view places a subview elsewhere than its constraints do; a stack view those that are
  /// hidden.
  func collapses(_ subview: UIView) -> Bool { false }

  /// Returns how strongly the view resists being larger than its content; 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.hugging[axis] ?? .defaultLow
  }

  /// Sets how strongly the view resists being larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setPriority(priority, for: axis, \.hugging) }

  /// Returns how strongly the view resists being smaller than its content; 750 by default.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutState?.compression[axis] ?? .defaultHigh }

  /// Sets how strongly the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setPriority(priority, for: axis, \.compression) }

  /// Returns the size nearest to a target that the constraints in the view allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size nearest to a target, as important as the given priorities, that the
  /// constraints in the view allow.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// Returns the constraints that have a part in the view's place or size along an axis, for
  /// debugging.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraints(mentioning: self, along: axis) }
  /// Whether constraints leave open where the view is or how large, for debugging; takes long.
  open var hasAmbiguousLayout: Bool { layoutEngine?.isAmbiguous(self) ?? false }
  /// Shows the view at another place that suits its constraints as well, for debugging.
  open func exerciseAmbiguityInLayout() { showAlternative() }

  /// Adds a guide to which constraints can refer.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }
  /// Removes a guide and the constraints that refer to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }
  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }
  /// The rectangle within the layout margins.
  open var layoutMarginsGuide: UILayoutGuide {
    guide(\.marginsGuide, "UIViewLayoutMarginsGuide", .insets { $0.effectiveMargins })
  }

  /// The rectangle that bars don't cover.
  open var safeAreaLayoutGuide: UILayoutGuide {
    guide(\.safeAreaGuide, "UIViewSafeAreaLayoutGuide", .insets { $0.safeAreaInsets })
  }

  /// The rectangle within the layout margins that is narrow enough to read text in.
  open var readableContentGuide: UILayoutGuide {
    guide(\.readableGuide, "UIViewReadableContentGuide", .insets { $0.readableInsets })
  }

  /// The rectangle that an on-screen keyboard covers; without one, what is below the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { makeKeyboardGuide() }

  // MARK: Animation

  /// Animates the changes of view properties that a closure makes, with a duration and delay in
  /// seconds. The completion handler receives whether the animations ran to their end.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(duration, delay, options, animations, completion)
  }

  /// Animates the changes that a closure makes, with the default options and a duration in seconds.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates the changes that a closure makes, with a spring that is within a thousandth of its
  /// target after `duration`, in seconds.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringForDuration.solve(
      duration: duration, dampingRatio: dampingRatio, velocity: velocity)
    ViewAnimation.run(spring, velocity, duration, delay, options, animations, completion)
  }

  /// Animates the changes that a closure makes, with a spring. `duration` is its perceived duration
  /// in seconds; the animation continues until the spring has settled.
  open class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = ViewAnimation.spring(duration, bounce, initialSpringVelocity)
    ViewAnimation.run(
      (spring.stiffness, spring.damping), initialSpringVelocity, spring.settlingDuration, delay,
      options, animations, completion)
  }

  /// Animates the changes that keyframes make, which `addKeyframe` adds within the closure. The
  /// duration and delay are in seconds.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.runKeyframes(duration, delay, options, animations, completion)
  }

  /// Adds a keyframe to the animation that `animateKeyframes` is setting up: changes that begin at
  /// a fraction of its duration and take a fraction of it.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = ViewAnimation.current?.keyframes else { return animations() }
    keyframes.add(start: frameStartTime, duration: frameDuration, animations)
  }

  /// Changes the content of a view with a transition, of which the options choose one: the view
  /// dissolves or is turned over. Without one, the changes are animated.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ViewTransition(view: view, duration: duration, options: options)
      .run(animations ?? {}, completion)
  }

  /// Replaces a view by another in its superview, with a transition of the superview. With
  /// `.showHideTransitionViews`, the views are hidden and shown instead.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    ViewTransition.replace(fromView, by: toView, duration, options, completion)
  }

  /// Makes changes without animating them, even inside an animation.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimation.withoutAnimation(actionsWithoutAnimation)
  }

  /// Enables or disables the animation of changes.
  open class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }
  /// Whether changes are animated; true by default.
  open class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }
  /// The duration of the animation that is being set up, in seconds; 0 outside of one.
  open class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

  // MARK: Snapshots

  /// Returns a view that keeps the appearance that this view has now, and stretches with its frame.
  ///
  /// No pixels are copied, and it stays sharp at any size. Without `afterUpdates`, it shows what
  /// was last on the screen. Nil if there is nothing to see.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates, .zero)
  }

  /// Returns a view that keeps the appearance of a part of this view. When it is stretched, its
  /// edges keep the widths of the cap insets.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { snapshot(of: rect, afterUpdates, capInsets) }
  /// Draws the view and its subviews as they appear on the screen into the current context. Returns
  /// false if there is nothing to see.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawAsSeen(in: rect, afterUpdates)
  }

  // MARK: CALayerDelegate

  open func display(_ layer: CALayer) { display() }

  open func draw(_ layer: CALayer, in ctx: CGContext) {
    traitCollection.performAsCurrent { GraphicsStack.with(ctx) { draw(bounds) } }
  }

  open func layoutSublayers(of layer: CALayer) {
    guard let resolvedTraits else { return layOutWithCallbacks() }
    resolvedTraits.performAsCurrent { layOutWithCallbacks() }
  }

  private func layOutWithCallbacks() {
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.action(for: layer, forKey: event) ?? NSNull()
  }

  // MARK: For subclasses

  /// Draws into the current context, `UIGraphicsGetCurrentContext()`. The drawing is recorded, not
  /// rendered: it stays sharp when the view grows. Until the view is drawn again, `contentMode`
  /// places it in bounds of another size.
  open func draw(_ rect: CGRect) {}

  /// Fills the layer's contents; called in the frame's display step after `setNeedsDisplay()`.
  package func display() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    wasDrawn = true
    layer.recordContents()
  }

  /// Called when the size has changed, through any property.
  package func boundsSizeDidChange() {}

  /// Sets the layer's gravity; overridden by subclasses that draw an image.
  package func contentModeDidChange() { layer.contentsGravity = contentMode.gravity }

  /// Updates colors and sizes that depend on the traits.
  package func traitsDidChange() {
    applyBackgroundColor()
    if layer.contentNodeSize != nil { setNeedsDisplay() }
    tintOrTraitsDidChange()
  }

  /// The traits that the root of a hierarchy begins with; nil if it isn't a window.
  var rootTraits: UITraitCollection? { nil }
  /// The traits of the object that owns the view, such as its controller, from the inherited ones.
  func ownersTraits(from inherited: UITraitCollection) -> UITraitCollection {
    inherited.overridden(by: viewController?.traitNode)
  }
  /// Gives the owner its traits; returns what tells it if they have changed.
  func takeOwnersTraits(_ traits: UITraitCollection) -> (() -> Void)? {
    viewController?.takeTraits(traits)
  }

  /// Called when `tintColor` has changed, or the traits.
  open func tintColorDidChange() {}
  /// Called when `layoutMargins` has changed.
  open func layoutMarginsDidChange() {}
  /// Called when `safeAreaInsets` has changed.
  open func safeAreaInsetsDidChange() {}
  /// Called when traits have changed, before layout; the previous ones are nil the first time.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when a subview has been added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the window has changed.
  open func didMoveToWindow() {}
  /// Returns whether one of the view's recognizers may begin; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Lays out the subviews; by default gives those that constraints place their frames.
  /// Autoresizing is applied earlier.
  open func layoutSubviews() { applyConstraints() }

  /// Returns the size that fits the content in the given room; the current size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Whether the height of the content depends on its width, as that of text does.
  var heightDependsOnWidth: Bool { false }
  /// The natural size for Auto Layout, of text for a width if there is one.
  func layoutContentSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
  /// The natural size of the content; without one in both dimensions by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Returns the frontmost view at a point that takes touches; nil if there is none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(point, event) }
  /// Whether a point is in the view; its right and bottom edges aren't.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
}
