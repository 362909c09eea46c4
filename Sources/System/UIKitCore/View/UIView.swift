import QuartzCore

/// A rectangle of the screen, backed by a layer that holds its geometry and looks.
@MainActor open class UIView: UIResponder, CALayerDelegate {
  open class var layerClass: AnyClass { CALayer.self }

  public let layer: CALayer

  /// Back to front.
  public package(set) var subviews: [UIView] = []
  public package(set) weak var superview: UIView?
  /// The controller whose `view` this is; it comes next in the responder chain.
  package weak var viewController: UIViewController?

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var tag = 0

  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { contentModeDidChange() } }
  }
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { propagateTraits() } }
  }
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { if layoutMargins != oldValue { layoutMarginsDidChange() } }
  }

  /// Controls of one name belong together for the keyboard, those below this view with it. Tab and F6
  /// go from one group to the next, arrows move within one. A control of no group is one by itself.
  open var focusGroupIdentifier: String?
  open var focusGroupPriority = UIFocusGroupPriority.ignored

  package var recognizers: [UIGestureRecognizer] = []
  var backgroundColorStorage: UIColor?
  var tintColorStorage: UIColor?
  /// Traits that colours were last resolved for.
  var resolvedTraits: UITraitCollection?
  var safeAreaStorage: UIEdgeInsets = .zero
  /// Whether `draw(_:)` had its first turn; before, there was no room to draw in.
  var wasDrawn = false
  /// Running animations that keep touches away, as UIKit's do without `.allowUserInteraction`.
  var interactionBlocks = 0
  /// The size that the subviews were last autoresized for.
  var lastLaidOutSize: CGSize = .zero

  /// A hint that nothing below shows through; drawing does not depend on it.
  open var isOpaque = true

  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).make()
    super.init()
    layer.delegate = self
    layer.frame = frame
    lastLaidOutSize = layer.bounds.size
    contentModeDidChange()
    setNeedsDisplay()
    // Also one without a size is laid out once.
    setNeedsLayout()
  }

  public override convenience init() { self.init(frame: .zero) }

  // MARK: Place

  open var frame: CGRect {
    get { layer.frame }
    set {
      guard layer.frame != newValue, newValue.isFinite else { return }
      layer.frame = newValue
      boundsSizeMayHaveChanged()
      placeMayHaveChanged()
    }
  }

  /// The origin moves the subviews, the size resizes them.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      guard layer.bounds != newValue, newValue.isFinite else { return }
      layer.bounds = newValue
      boundsSizeMayHaveChanged()
    }
  }

  open var center: CGPoint {
    get { layer.position }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite, layer.position != newValue else { return }
      layer.position = newValue
      placeMayHaveChanged()
    }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  // MARK: Looks

  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var backgroundColor: UIColor? {
    get { backgroundColorStorage }
    set {
      backgroundColorStorage = newValue
      applyBackgroundColor()
    }
  }

  /// Its opacity shows or hides this view; in the coordinates of the bounds.
  open var mask: UIView? {
    didSet {
      guard mask !== oldValue else { return }
      mask?.removeFromSuperview()
      layer.mask = mask?.layer
    }
  }

  /// Inherited from the superview while nil was set last; the system's blue at the top.
  open var tintColor: UIColor! {
    get { tintColorStorage ?? superview?.tintColor ?? .systemBlue }
    set {
      tintColorStorage = newValue
      propagateTintColor()
    }
  }

  open var traitCollection: UITraitCollection { resolvedTraits ?? currentTraits() }

  // MARK: Hierarchy

  open override var next: UIResponder? { viewController ?? superview }

  open var window: UIWindow? { superview?.window }

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview, afterRemoving: view) ?? subviews.count)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(
      view, at: index(of: siblingSubview, afterRemoving: view).map { $0 + 1 } ?? subviews.count)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (first, second) = (min(index1, index2), max(index1, index2))
    let (a, b) = (subviews[first], subviews[second])
    reorder(b, to: first)
    reorder(a, to: second)
  }

  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { reorder(view, to: subviews.count - 1) }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { reorder(view, to: 0) }
  }

  open func removeFromSuperview() { leaveSuperview() }

  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Gestures

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.attach(to: self)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let index = recognizers.firstIndex(where: { $0 === gestureRecognizer }) else { return }
    recognizers.remove(at: index)
    gestureRecognizer.attach(to: nil)
  }

  // MARK: Layout and drawing

  open func setNeedsLayout() { layer.setNeedsLayout() }
  open func layoutIfNeeded() { layer.layoutIfNeeded() }
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    bounds.size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// What bars cover of this view's edges.
  open var safeAreaInsets: UIEdgeInsets { safeAreaStorage }

  // MARK: CALayerDelegate

  open func display(_ layer: CALayer) { display() }

  open func draw(_ layer: CALayer, in ctx: CGContext) {
    traitCollection.performAsCurrent { GraphicsStack.with(ctx) { draw(bounds) } }
  }

  open func layoutSublayers(of layer: CALayer) {
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.action(for: layer, forKey: event) ?? NSNull()
  }

  // MARK: For subclasses

  /// Draws into the current context, `UIGraphicsGetCurrentContext()`. What is drawn is taken down,
  /// not painted: it stays sharp when the view grows. In bounds of another size it is placed as
  /// `contentMode` says until it is drawn again.
  open func draw(_ rect: CGRect) {}

  /// Fills the layer's contents; called in the display step after `setNeedsDisplay()`.
  package func display() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    wasDrawn = true
    layer.recordContents()
  }

  /// The size is another, whichever property changed it.
  package func boundsSizeDidChange() {}

  /// Subclasses that draw an image map the mode to the layer's gravity.
  package func contentModeDidChange() { layer.contentsGravity = contentMode.gravity }

  /// Colours and sizes that depend on the traits must be worked out again.
  package func traitsDidChange() {
    applyBackgroundColor()
    if layer.contentNodeSize != nil { setNeedsDisplay() }
    tintOrTraitsDidChange()
  }

  open func tintColorDidChange() {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Positions subviews; the default applies autoresizing when the size changed.
  open func layoutSubviews() {}

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  public static let noIntrinsicMetric: CGFloat = -1

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, interactionBlocks == 0, !isHidden, layer.opacity >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviewsInPaintOrder.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }

  /// The right and bottom edges do not belong to the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
}
