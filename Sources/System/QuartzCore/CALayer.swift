import Quartz2D
import RenderTree

/// An object that manages visual content; the node of the tree that is drawn.
///
/// Setters compare, store and mark the changed values; see `CAAction` for how a change becomes an
/// animation and `CALayer+Compose` for how a layer becomes render nodes.
@MainActor open class CALayer: NSObject {
  final var values = LayerValues()
  /// Values for an app's own keys and other properties that few layers set.
  final var extras: LayerExtras?
  /// The animations of the layer; `nil` until the first is added, kept afterwards.
  final var animations: LayerAnimations?
  final var cache = ComposeCache()
  final var stale = Stale.all
  /// A Boolean value that indicates whether the layer needs to be composed. If it is set, it is
  /// also set in every superlayer that is drawn, so marking stops at the first set flag.
  final var needsCompose = false
  final var layoutFlags = LayerFlags()
  final var displayFlags = LayerFlags()
  /// A Boolean value that indicates whether the layer was part of a drawn tree; before, nothing is
  /// animated implicitly.
  final var isCommitted = false
  /// A Boolean value that indicates whether a frame has been composed with this layer as the root.
  final var isDrawnRoot = false
  /// The model layer of a presentation, which is a copy that isn't drawn; otherwise `nil`.
  final let modelLayer: CALayer?
  /// The superlayer, or the layer that this layer masks, which clears the reference in its
  /// `deinit`. A weak reference would give that layer a side table, which makes retaining it
  /// several times slower.
  nonisolated(unsafe) final unowned(unsafe) var parent: CALayer?  // because `deinit` clears it
  final var children: [CALayer] = []
  final var maskLayer: CALayer?

  /// Draws and lays out the layer, and chooses its actions.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? otherDelegate }
    set {
      owner = nil
      otherDelegate = newValue
    }
  }
  private weak var otherDelegate: (any CALayerDelegate)?
  /// The view whose layer this is. Not weak, as with `parent`, because the view clears it.
  package nonisolated(unsafe) final unowned(unsafe) var owner: (any CALayerDelegate)?

  /// The node that the host draws instead of `contents`, in the layer's coordinates; mostly text.
  package final var contentNode: RenderNode? {
    didSet { if contentNode !== oldValue { markStale([.appearance, .placement]) } }
  }
  /// The size for which `contentNode` was drawn, from the origin of the bounds. In bounds of
  /// another size, the node is placed and stretched like an image. If `nil`, it is drawn unchanged.
  package final var contentNodeSize: CGSize? {
    didSet { if contentNodeSize != oldValue { markStale([.appearance, .placement]) } }
  }

  public override init() {
    modelLayer = nil
    super.init()
  }

  /// Creates a layer like `init()`; the coder isn't read.
  public required init?(coder: NSCoder) {
    modelLayer = nil
    super.init()
  }

  deinit {
    for child in children { child.parent = nil }
    maskLayer?.parent = nil
    animations?.layer = nil
  }

  /// Creates a copy for presentation, as Core Animation does. Subclasses keep their drawn
  /// properties in `values`, which are copied here.
  public init(layer: Any) {
    let source = layer as? CALayer
    modelLayer = source?.modelLayer ?? source
    super.init()
    if let source {
      values = source.values
      contentNode = source.contentNode
      contentNodeSize = source.contentNodeSize
      extras = source.extras?.copy()
      delegate = source.delegate
      isCommitted = source.isCommitted
    }
  }

  // MARK: Geometry

  /// The layer's bounds rectangle in its own coordinates.
  open var bounds: CGRect {
    get { values.bounds }
    set {
      guard values.bounds != newValue else { return }
      let resized = values.bounds.size != newValue.size
      set(.bounds, \.bounds, newValue)
      setNeedsLayout()
      if resized, needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  /// The position of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { values.position }
    set { set(.position, \.position, newValue) }
  }

  /// The depth of the layer relative to its sibling layers.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { set(.zPosition, \.rare.zPosition, newValue) }
  }

  /// A Boolean value that indicates that the layer is completely opaque; it has no effect on
  /// drawing. The default value is `false`.
  open var isOpaque = false
  /// The anchor point for position and transform, in unit coordinates.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { set(.anchorPoint, \.anchorPoint, newValue) }
  }

  /// The depth of the anchor point.
  open var anchorPointZ: CGFloat {
    get { values.rare.anchorPointZ }
    set { set(.anchorPointZ, \.rare.anchorPointZ, newValue) }
  }

  /// The transform around the anchor point.
  open var transform: CATransform3D {
    get { values.transform }
    set { set(.transform, \.transform, newValue) }
  }

  /// The transform applied to all sublayers, such as a perspective.
  open var sublayerTransform: CATransform3D {
    get { values.rare.sublayerTransform }
    set { set(.sublayerTransform, \.rare.sublayerTransform, newValue) }
  }

  /// The layer's frame rectangle in its superlayer's coordinates.
  open var frame: CGRect {
    get { values.frame }
    set {
      let (position, size) = values.placement(forFrame: newValue)
      self.position = position
      bounds = CGRect(origin: values.bounds.origin, size: size)
    }
  }

  // MARK: Appearance

  /// A Boolean value that indicates whether the layer and its sublayers are hidden.
  open var isHidden: Bool {
    get { values.isHidden }
    set { set(.hidden, \.isHidden, newValue) }
  }

  /// The opacity, from 0 to 1.
  open var opacity: Float {
    get { Float(values.opacity) }
    set { set(.opacity, \.opacity, CGFloat(newValue)) }
  }

  /// The background color, drawn behind the contents.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { set(.backgroundColor, \.backgroundColor, newValue) }
  }

  /// The radius of the corners in points.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { set(.cornerRadius, \.cornerRadius, newValue) }
  }

  /// The corners that are rounded.
  open var maskedCorners: CACornerMask {
    get { values.rare.maskedCorners }
    set { store(\.rare.maskedCorners, newValue) }
  }

  /// The curve of rounded corners.
  open var cornerCurve: CALayerCornerCurve {
    get { values.rare.cornerCurve }
    set { store(\.rare.cornerCurve, newValue) }
  }

  /// A Boolean value that determines whether contents and sublayers are clipped to the bounds.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { store(\.masksToBounds, newValue) }
  }

  /// The width of the border, which lies inside the bounds.
  open var borderWidth: CGFloat {
    get { values.rare.borderWidth }
    set { set(.borderWidth, \.rare.borderWidth, newValue) }
  }

  /// The color of the border.
  open var borderColor: CGColor? {
    get { values.rare.borderColor }
    set { set(.borderColor, \.rare.borderColor, newValue) }
  }

  /// The color of the shadow.
  open var shadowColor: CGColor? {
    get { values.rare.shadowColor }
    set { set(.shadowColor, \.rare.shadowColor, newValue) }
  }

  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float {
    get { Float(values.rare.shadowOpacity) }
    set { set(.shadowOpacity, \.rare.shadowOpacity, CGFloat(newValue)) }
  }

  /// The offset of the shadow in points.
  open var shadowOffset: CGSize {
    get { values.rare.shadowOffset }
    set { set(.shadowOffset, \.rare.shadowOffset, newValue) }
  }

  /// The blur radius of the shadow in points.
  open var shadowRadius: CGFloat {
    get { values.rare.shadowRadius }
    set { set(.shadowRadius, \.rare.shadowRadius, newValue) }
  }

  /// The shape of the shadow: a rectangle, rounded rectangle or ellipse; for any other shape, its
  /// bounding box.
  open var shadowPath: CGPath? {
    get { values.rare.shadowPath }
    set { setObject(.shadowPath, \.rare.shadowPath, newValue) }
  }

  // MARK: Contents

  /// The contents, as a `CGImage`; any other object draws nothing and is read back as `nil`.
  open var contents: Any? {
    get { values.image }
    set { setObject(.contents, \.image, newValue as? CGImage) }
  }

  /// The constant that specifies how the contents are placed and scaled in the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { values.rare.contentsGravity }
    set { store(\.rare.contentsGravity, newValue) }
  }

  /// The part of the contents that is displayed, in unit coordinates.
  open var contentsRect: CGRect {
    get { values.rare.contentsRect }
    set { set(.contentsRect, \.rare.contentsRect, newValue) }
  }

  /// The number of pixels per point in the contents.
  open var contentsScale: CGFloat {
    get { values.rare.contentsScale }
    set { store(\.rare.contentsScale, newValue) }
  }

  /// The filter used when the contents are enlarged.
  open var magnificationFilter: CALayerContentsFilter {
    get { values.rare.magnificationFilter }
    set { store(\.rare.magnificationFilter, newValue) }
  }

  /// The filter used when the contents are reduced.
  open var minificationFilter: CALayerContentsFilter {
    get { values.rare.minificationFilter }
    set { store(\.rare.minificationFilter, newValue) }
  }

  // MARK: Tree

  /// The sublayers, from back to front; `nil` if there are none. Presentation layers return
  /// presentation layers.
  open var sublayers: [CALayer]? {
    get { treeSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// The layer that contains this one.
  open var superlayer: CALayer? { treeSuperlayer }

  /// A layer whose opacity masks this layer and its sublayers, in this layer's coordinates.
  open var mask: CALayer? {
    get { treeMask }
    set { setMask(newValue) }
  }

  /// Adds a layer in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
  /// Inserts a layer at an index; 0 is behind all other sublayers.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() { detach() }

  /// Inserts a layer behind a sublayer, or in front of all sublayers if `sibling` isn't one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Inserts a layer in front of a sublayer, or in front of all sublayers if `sibling` isn't one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Replaces a sublayer with another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  // MARK: Layout and display

  /// Requests that the sublayers be laid out before the next frame.
  open func setNeedsLayout() { mark(\.layoutFlags) }
  /// Returns a Boolean value that indicates whether layout was requested.
  open func needsLayout() -> Bool { layoutFlags.isSet }
  /// Performs requested layout immediately, starting with the topmost superlayer that also needs
  /// layout.
  open func layoutIfNeeded() { layoutFromTopmostStale() }
  /// Lays out the sublayers, by default through the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Requests that the contents be drawn before the next frame.
  open func setNeedsDisplay() { mark(\.displayFlags) }
  /// Returns a Boolean value that indicates whether drawing was requested.
  open func needsDisplay() -> Bool { displayFlags.isSet }
  /// Draws requested contents immediately, including those of sublayers.
  open func displayIfNeeded() { displayTreeIfMarked() }
  /// Draws the contents, by default through the delegate.
  open func display() {
    if let delegate { delegate.display(self) } else { recordContents() }
  }
  /// Draws the contents, which are recorded rather than rendered; by default through the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// A Boolean value that determines whether resizing the bounds requests drawing. The default
  /// value is `false`.
  open var needsDisplayOnBoundsChange: Bool {
    get { extras?.needsDisplayOnBoundsChange ?? false }
    set { editExtras { $0.needsDisplayOnBoundsChange = newValue } }
  }

  // MARK: Points

  /// Returns a Boolean value that indicates whether the bounds contain a point.
  open func contains(_ p: CGPoint) -> Bool { values.bounds.contains(p) }
  /// Returns the frontmost layer at a point in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }

  // MARK: Actions and animations

  /// Returns the default action of a class for a property. The default implementation returns
  /// `nil`.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Returns the action for a property; see `CAAction` for the order of the search.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  /// Adds a copy of an animation; a duration of 0 is replaced by that of the transaction. An
  /// existing animation with the same key is removed.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }
  /// Removes the animation with the specified key.
  open func removeAnimation(forKey key: String) { stopAnimation(forKey: key) }
  /// Removes all animations.
  open func removeAllAnimations() { stopAllAnimations() }
  /// Returns the layer's copy of the animation with the specified key.
  open func animation(forKey key: String) -> CAAnimation? { animations?.animation(forKey: key) }
  /// Returns the keys of the animations in the order in which they were added, or `nil` if there
  /// are none.
  open func animationKeys() -> [String]? { animations?.keys }

  /// The layer's own actions, by property.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { editExtras { $0.actions = newValue } }
  }

  /// A name by which an app identifies the layer. The default value is `nil`.
  open var name: String? {
    get { extras?.name }
    set { editExtras { $0.name = newValue } }
  }

  // MARK: Presentation

  /// Returns a copy of the layer as displayed at the current time, or `nil` before the layer is
  /// first drawn.
  open func presentation() -> Self? {
    if modelLayer != nil { return self }
    guard isCommitted, let copy = makeCopy() as? Self else { return nil }
    copy.values = presentedValues()
    return copy
  }

  /// Returns the layer that this presentation layer represents.
  open func model() -> Self { modelLayer as? Self ?? self }

  /// Draws the layer and its sublayers as displayed, including animations, in the layer's
  /// coordinates.
  open func render(in ctx: CGContext) {
    if let node = contentsAsSeen(includesUpdates: true) { ctx.draw(node) }
  }

  // MARK: Coordinates

  /// Returns the affine part of the transform.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets the transform to an affine one.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Converts a point from another layer's coordinates; `nil` is the coordinate space around the
  /// root layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(matrix(from: l, to: self))
  }
  /// Converts a point to another layer's coordinates; `nil` is the coordinate space around the root
  /// layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(matrix(from: self, to: l))
  }
  /// Converts a rectangle from another layer's coordinates; `nil` is the coordinate space around
  /// the root layer.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(matrix(from: l, to: self))
  }
  /// Converts a rectangle to another layer's coordinates; `nil` is the coordinate space around the
  /// root layer.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(matrix(from: self, to: l))
  }

  // MARK: Timing, of which only `beginTime`, `timeOffset` and `speed` have an effect on a layer

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { editTiming { $0.beginTime = newValue } }
  }

  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { editTiming { $0.timeOffset = newValue } }
  }

  open var speed: Float {
    get { timing.speed }
    set { editTiming { $0.speed = newValue } }
  }

  open var duration: CFTimeInterval {
    get { timing.duration }
    set { editTiming { $0.duration = newValue } }
  }

  open var repeatCount: Float {
    get { timing.repeatCount }
    set { editTiming { $0.repeatCount = newValue } }
  }

  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { editTiming { $0.repeatDuration = newValue } }
  }

  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { editTiming { $0.autoreverses = newValue } }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { editTiming { $0.fillMode = newValue } }
  }
}

extension CALayer: CAMediaTiming {}
