import QuartzCore

/// A rectangular area of a window, backed by a layer that holds its geometry and appearance.
@MainActor open class UIView: UIResponder, CALayerDelegate {
  /// The class of the view's layer; `CALayer` by default.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that renders the view.
  open var layer: CALayer { ownLayer }
  /// The same; `layer` can be overridden.
  package final let ownLayer: CALayer

  /// The subviews, from back to front.
  open package(set) var subviews: [UIView] = []
  /// The view that contains this one.
  open package(set) var superview: UIView? {
    get { container }
    set { container = newValue }
  }
  /// Neither weak nor isolated, because the superview's `deinit` clears it; see `CALayer.parent`.
  private nonisolated(unsafe) unowned(unsafe) final var container: UIView?
  /// The view controller that owns the view; the next responder.
  package weak var viewController: UIViewController?

  /// Whether the view and its subviews receive touches; true by default.
  open var isUserInteractionEnabled = true
  /// Whether the view receives several touches at once; false by default.
  open var isMultipleTouchEnabled = false
  /// Whether the view prevents touches in other views; has no effect on Linux. False by default.
  open var isExclusiveTouch = false
  /// An identifier of the view for tests; nil by default.
  open var accessibilityIdentifier: String? {
    get { accessibilityValues?.identifier }
    set { setAccessibility(\.identifier, newValue) }
  }
  /// An integer that identifies the view for `viewWithTag(_:)`; 0 by default.
  open var tag = 0

  /// Whether the autoresizing masks of the subviews are applied; true by default.
  open var autoresizesSubviews = true
  /// The parts of the view's geometry that change with the size of its superview; none by default.
  open var autoresizingMask: AutoresizingMask = []
  /// The placement of content when the size of the bounds has changed; scaled to fill by default.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { contentModeDidChange() } }
  }

  /// Whether the view is mirrored in right-to-left layouts.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }

  /// The light or dark appearance of the view and its subviews; unspecified if it is inherited.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitNode?.overrides[UITraitUserInterfaceStyle.self] ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The layout margins, in points; 8 by default, or the system minimum for a view controller's
  /// view. The value read includes the safe area and the superview's margins, as far as they apply.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(.absolute(newValue)) }
  }

  /// The layout margins, in points, relative to the layout direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setMargins(.directional(newValue)) }
  }

  /// Whether the layout margins also respect those of the superview; false by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { setPreservesSuperviewMargins(newValue) }
  }

  /// Whether the layout margins include the safe area insets; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { setInsetsMarginsFromSafeArea(newValue) }
  }

  /// The focus group of the controls in this view. Tab and F6 move the focus between groups, arrow
  /// keys within a group. If nil, the default, the group is inherited; a control without a group
  /// forms one by itself.
  open var focusGroupIdentifier: String?
  /// The priority of the view when the focus moves to its focus group.
  open var focusGroupPriority = UIFocusGroupPriority.ignored

  package var recognizers: [UIGestureRecognizer] = []
  var storedInteractions: [any UIInteraction] = []
  var backgroundColorStorage: UIColor?
  var tintColorStorage: UIColor?
  /// The trait overrides of the view and the observers of its traits; nil if there are none.
  var traitNode: TraitNode?
  /// The traits as of the last update; nil before the view was in a window.
  var resolvedTraits: UITraitCollection?
  /// Whether the traits must be updated before the next layout.
  var needsTraitUpdate = false
  var safeAreaStorage: UIEdgeInsets = .zero
  var margins = ViewMargins()
  /// Whether `draw(_:)` has been called; it isn't while the view has no size.
  var wasDrawn = false
  /// The number of running animations that block touches.
  var interactionBlocks = 0
  /// The size for which the subviews were last autoresized.
  var lastLaidOutSize: CGSize = .zero

  /// A hint that the view is opaque; has no effect on drawing. True by default.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// Creates a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    ownLayer = (Self.layerClass as? CALayer.Type ?? CALayer.self).make()
    super.init()
    setUp(frame)
  }

  /// Creates a view like `init(frame:)` with an empty frame; the coder isn't read.
  public required init?(coder: NSCoder) {
    ownLayer = (Self.layerClass as? CALayer.Type ?? CALayer.self).make()
    super.init()
    setUp(.zero)
  }

  public override convenience init() { self.init(frame: .zero) }

  deinit {
    for subview in subviews { subview.container = nil }
    ownLayer.owner = nil
  }

  // MARK: Geometry

  /// The view's rectangle in the coordinates of its superview.
  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates; changing its origin moves the subviews.
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

  /// Converts a point from this view's coordinates to another's; nil stands for the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  /// Converts a point from another view's coordinates to this one's; nil stands for the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  /// Converts a rectangle from this view's coordinates to another's; nil stands for the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// Converts a rectangle from another view's coordinates to this one's; nil stands for the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else {
      return SceneSpace { nil }.convert(layer.convert(point, to: nil), to: coordinateSpace)
    }
    return layer.convert(point, to: view.layer)
  }
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else {
      return layer.convert(SceneSpace { nil }.convert(point, from: coordinateSpace), from: nil)
    }
    return layer.convert(point, from: view.layer)
  }
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else {
      return SceneSpace { nil }.convert(layer.convert(rect, to: nil), to: coordinateSpace)
    }
    return layer.convert(rect, to: view.layer)
  }
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else {
      return layer.convert(SceneSpace { nil }.convert(rect, from: coordinateSpace), from: nil)
    }
    return layer.convert(rect, from: view.layer)
  }

  // MARK: Appearance

  /// Whether the view is hidden, together with its subviews; false by default.
  open var isHidden: Bool {
    get { layer.isHidden || layoutState?.isHiding == true }
    set { setHidden(newValue) }
  }

  /// The opacity of the view and its subviews, from 0 to 1; below 0.01 it receives no touches.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// Whether content and subviews are clipped to the bounds; false by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The background color; nil, the default, is transparent.
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

  /// The tint color. It is inherited from the superview unless set, and blue at the root.
  open var tintColor: UIColor! {
    get { tintColorStorage ?? superview?.tintColor ?? .systemBlue }
    set { setTintColor(newValue) }
  }

  /// The traits of the view: those of its superview or view controller, with its own overrides.
  /// They are updated when the view moves to a window and before layout.
  open var traitCollection: UITraitCollection { resolvedTraits ?? currentTraits() }

  // MARK: Hierarchy

  open override var next: UIResponder? { viewController ?? superview }
  override var placeView: UIView? { self }
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
  /// Returns whether the view is another view or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Returns this view or its first descendant with the specified tag.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(taggedWith: tag) }

  /// Makes the view or the descendant that is first responder resign. Returns whether it resigned.
  ///
  /// - Parameter force: Whether it must resign even if it refuses to.
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
  /// Performs a pending layout immediately.
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

  /// Requests a layout of the superview because the natural size of the content has changed.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    if layoutState != nil { layoutEngine?.update(self) }
  }

  /// The layout direction, which `semanticContentAttribute` and the traits determine.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    resolvedLayoutDirection
  }

  /// The distances from the view's edges that bars cover, in points.
  open var safeAreaInsets: UIEdgeInsets { safeAreaStorage }

  // MARK: Auto Layout

  /// The Auto Layout state of the view; nil until the view takes part.
  var layoutState: ViewLayoutState?

  /// Whether views of the class depend on constraints; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the frame determines the position and size of the view, to which constraints of other
  /// views can refer. True by default; set it to false for a view that constraints position.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState?.translatesAutoresizingMask ?? true }
    set { setTranslates(newValue) }
  }

  /// The constraints that the view holds as the nearest common ancestor of their items.
  open var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }
  /// Adds a constraint between the view, its descendants and their layout guides.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
  /// Adds constraints between the view, its descendants and their layout guides.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(hold) }
  /// Removes a constraint.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
  /// Removes constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(release) }

  /// Requests a call of `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { requestUpdateConstraints() }
  /// Returns whether `updateConstraints()` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { layoutState?.needsUpdateConstraints ?? false }
  /// Calls `updateConstraints()` of the view and its descendants for which it was requested.
  open func updateConstraintsIfNeeded() { layoutEngine?.updateConstraints(in: self) }
  /// Called before layout after `setNeedsUpdateConstraints()`; subclasses change constraints here.
  open func updateConstraints() {}

  /// The insets of the alignment rectangle, to which constraints refer, from the frame; zero by
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

  /// The view whose first baseline is used for this one; the view itself by default.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is used for this one; the view itself by default.
  open var forLastBaselineLayout: UIView { self }
  /// The distances of the view's own first baseline from its top and of its own last baseline from
  /// its bottom, in points; zero for views without text.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }
  /// Returns whether the view positions a subview itself, as a stack view does hidden ones.
  func collapses(_ subview: UIView) -> Bool { false }

  /// Returns the priority of not being larger than the content; 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.hugging[axis] ?? .defaultLow
  }

  /// Sets the priority with which the view resists being larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setPriority(priority, for: axis, \.hugging) }

  /// Returns the priority of not being smaller than the content; 750 by default.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutState?.compression[axis] ?? .defaultHigh }

  /// Sets the priority with which the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setPriority(priority, for: axis, \.compression) }

  /// Returns the size nearest to a target that the constraints in the view allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size nearest to a target with priorities that the constraints in the view allow.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// Returns the constraints that affect the view's position or size along an axis, for debugging.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraints(mentioning: self, along: axis) }
  /// Whether constraints leave the view's position or size ambiguous, for debugging; expensive.
  open var hasAmbiguousLayout: Bool { layoutEngine?.isAmbiguous(self) ?? false }
  /// Moves the view to another frame that satisfies its constraints equally well, for debugging.
  open func exerciseAmbiguityInLayout() { showAlternative() }

  /// The leading edge: the left edge, or the right one in a right-to-left layout.
  open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The trailing edge: the right edge, or the left one in a right-to-left layout.
  open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { dimension(.height) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The baseline of the first line of text; the top edge of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }

  /// Adds a layout guide to which constraints can refer.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }
  /// Removes a layout guide and the constraints that refer to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }
  /// The layout guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }
  /// The layout guide of the rectangle within the layout margins.
  open var layoutMarginsGuide: UILayoutGuide {
    guide(\.marginsGuide, "UIViewLayoutMarginsGuide", .insets { $0.effectiveMargins })
  }

  /// The layout guide of the safe area, which bars don't cover.
  open var safeAreaLayoutGuide: UILayoutGuide {
    guide(\.safeAreaGuide, "UIViewSafeAreaLayoutGuide", .insets { $0.safeAreaInsets })
  }

  /// The layout guide of a rectangle within the layout margins that is narrow enough for
  /// comfortable reading.
  open var readableContentGuide: UILayoutGuide {
    guide(\.readableGuide, "UIViewReadableContentGuide", .insets { $0.readableInsets })
  }

  /// The layout guide of the rectangle that an on-screen keyboard covers or, without a keyboard, of
  /// the area below the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { makeKeyboardGuide() }

  // MARK: Animation

  /// Animates the changes of view properties that a closure makes, with a duration and delay in
  /// seconds. The completion handler receives whether the animations ran to their end.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { ViewAnimation.run(duration, delay, options, animations, completion) }

  /// Animates the changes that a closure makes, with the default options and a duration in seconds.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: 0, animations: animations, completion: completion) }

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

  /// Animates changes in keyframes, which `addKeyframe` adds within the closure. The duration and
  /// delay are in seconds.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { ViewAnimation.runKeyframes(duration, delay, options, animations, completion) }

  /// Adds a keyframe to the animation that `animateKeyframes` is setting up. Its start time and
  /// duration are fractions of the animation's duration.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = ViewAnimation.current?.keyframes else { return animations() }
    keyframes.add(start: frameStartTime, duration: frameDuration, animations)
  }

  /// Changes the content of a view with the transition that the options specify: the view dissolves
  /// or flips. If they specify none, the changes are animated.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ViewTransition(view: view, duration: duration, options: options)
      .run(animations ?? {}, completion)
  }

  /// Replaces a view with another one in its superview, with a transition of the superview. With
  /// `.showHideTransitionViews`, the views are hidden and shown instead.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) { ViewTransition.replace(fromView, by: toView, duration, options, completion) }

  /// Makes changes without animating them, even within an animation.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimation.withoutAnimation(actionsWithoutAnimation)
  }

  /// Enables or disables the animation of changes.
  open class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }
  /// Whether changes are animated; true by default.
  open class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }
  /// The duration of the animation that is being set up, in seconds; 0 outside of an animation.
  open class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

  // MARK: Snapshots

  /// Returns a view that preserves the current appearance of this view and stretches with its
  /// frame.
  ///
  /// No pixels are copied, and the snapshot stays sharp at any size. Without `afterUpdates`, it
  /// shows the last frame on screen. Nil if there is nothing to show.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates, .zero)
  }

  /// Returns a view that preserves the appearance of a part of this view. When the snapshot is
  /// stretched, its edges keep the widths of the cap insets.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { snapshot(of: rect, afterUpdates, capInsets) }
  /// Draws the view and its subviews into the current context as they appear on screen. Returns
  /// false if there is nothing to draw.
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

  /// Draws into the current context, `UIGraphicsGetCurrentContext()`. The drawing is recorded
  /// rather than rendered, so that it stays sharp when the view is enlarged. Until the view is
  /// drawn again, `contentMode` places the drawing in bounds of another size.
  open func draw(_ rect: CGRect) {}

  /// Fills the layer's contents; called in the frame's display step after `setNeedsDisplay()`.
  package func display() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    wasDrawn = true
    layer.recordContents()
  }

  /// Called when any property has changed the size.
  package func boundsSizeDidChange() {}

  /// Sets the layer's gravity; overridden by subclasses that draw an image.
  package func contentModeDidChange() { layer.contentsGravity = contentMode.gravity }

  /// Updates colors and sizes that depend on the traits.
  package func traitsDidChange() {
    applyBackgroundColor()
    if layer.contentNodeSize != nil { setNeedsDisplay() }
    tintOrTraitsDidChange()
  }

  /// The traits at the root of a hierarchy; nil if the view isn't a window.
  var rootTraits: UITraitCollection? { nil }
  /// Returns the traits of the view's owner, such as its view controller, given the inherited
  /// traits.
  func ownersTraits(from inherited: UITraitCollection) -> UITraitCollection {
    inherited.overridden(by: viewController?.traitNode)
  }
  /// Passes the owner its traits. If they have changed, returns a closure that notifies the owner.
  func takeOwnersTraits(_ traits: UITraitCollection) -> (() -> Void)? {
    viewController?.takeTraits(traits)
  }

  /// Called when `tintColor` or the traits have changed.
  open func tintColorDidChange() {}
  /// Called when `layoutMargins` has changed.
  open func layoutMarginsDidChange() {}
  /// Called when `safeAreaInsets` has changed.
  open func safeAreaInsetsDidChange() {}
  /// Called when traits have changed, before layout. The previous traits are nil the first time.
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

  /// Lays out the subviews. By default, sets the frames that constraints determine; autoresizing is
  /// applied earlier.
  open func layoutSubviews() { applyConstraints() }

  /// Returns the size that fits the content within the specified size; the current size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Whether the height of the content depends on its width, as that of text does.
  var heightDependsOnWidth: Bool { self is any HeightFollowingWidth }
  /// Returns the natural size for Auto Layout; for text, the size at the specified width, if any.
  func layoutContentSize(forWidth width: CGFloat?) -> CGSize {
    (self as? any HeightFollowingWidth)?.contentSize(forWidth: width) ?? intrinsicContentSize
  }
  /// The natural size of the content; by default, there is none in either dimension.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Returns the frontmost view at a point that receives touches; nil if there is none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(point, event) }
  /// Returns whether a point is inside the view; its right and bottom edges are outside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: UIPopoverPresentationControllerSourceItem

  open func frame(in referenceView: UIView) -> CGRect {
    window == nil ? .zero : referenceView.convert(bounds, from: self)
  }

  // MARK: Traits and direction

  /// Updates the traits of the view and its subviews immediately if an update is pending.
  open func updateTraitsIfNeeded() {
    if let window { window.updatePendingTraits() } else if needsTraitUpdate { propagateTraits() }
  }

  /// Returns the layout direction for a semantic content attribute in the desktop's language.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let system = UIApplication.current?.userInterfaceLayoutDirection ?? .leftToRight
    return switch attribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: system
    }
  }
}
