import Quartz2D
import RenderTree

/// A node of the tree that is drawn.
///
/// Setters compare, store and mark what has changed; see `CAAction` for how a change becomes an
/// animation and `CALayer+Compose` for how a layer becomes render nodes.
@MainActor open class CALayer: NSObject {
  package final var values = LayerValues()
  /// Values for an app's own keys and other properties that few layers set.
  final var extras: LayerExtras?
  /// Nil until the first animation is added; kept afterwards.
  final var animations: LayerAnimations?
  final var cache = ComposeCache()
  final var stale = Stale.all
  /// Set here implies set in every superlayer that is drawn, so marking stops at the first set
  /// flag.
  final var needsCompose = false
  final var layoutFlags = LayerFlags()
  final var displayFlags = LayerFlags()
  /// Whether the layer has been part of a drawn tree; until then, nothing is animated implicitly.
  package final var isCommitted = false
  /// Whether a frame has been composed from this layer as the root.
  final var isDrawnRoot = false
  /// The model of a presentation, which is a copy that isn't drawn; otherwise nil.
  final let modelLayer: CALayer?
  /// The superlayer, or the layer that this one masks, which clears it in `deinit`. A weak reference
  /// would give that layer a side table, with which retaining it takes several times as long.
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
  /// The view whose layer this is; not weak, because it clears the reference like `parent`.
  package nonisolated(unsafe) final unowned(unsafe) var owner: (any CALayerDelegate)?

  /// The node that the host draws in place of `contents`, in the layer's coordinates; mostly text.
  package final var contentNode: RenderNode? {
    didSet { if contentNode !== oldValue { markStale([.appearance, .placement]) } }
  }
  /// The size for which `contentNode` was drawn, from the origin of the bounds. In bounds of
  /// another size, the node is placed and stretched like an image. Nil draws it as it is.
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

  /// Creates a layer of a class that is known only as a metatype, on which Swift can only call a
  /// required initializer. Subclasses that override `init()` and `init(layer:)`, as they do on
  /// Apple's systems, inherit it.
  @_spi(LayerMaking) public required convenience init(_ origin: LayerOrigin) {
    switch origin {
    case .nothing: self.init()
    case .copy(let layer): self.init(layer: layer)
    }
  }

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates.
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

  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { values.position }
    set { set(.position, \.position, newValue) }
  }

  /// The position in depth among the sublayers of one layer.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { set(.zPosition, \.rare.zPosition, newValue) }
  }

  /// A hint that nothing behind the layer shows through; has no effect on drawing. False by
  /// default.
  open var isOpaque = false
  /// The point that position and transform refer to, in unit coordinates.
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

  /// The transform of all sublayers, such as a perspective.
  open var sublayerTransform: CATransform3D {
    get { values.rare.sublayerTransform }
    set { set(.sublayerTransform, \.rare.sublayerTransform, newValue) }
  }

  /// The layer's rectangle in its superlayer.
  open var frame: CGRect {
    get { values.frame }
    set {
      let (position, size) = values.placement(forFrame: newValue)
      self.position = position
      bounds = CGRect(origin: values.bounds.origin, size: size)
    }
  }

  // MARK: Appearance

  /// Whether the layer and its sublayers are invisible.
  open var isHidden: Bool {
    get { values.isHidden }
    set { set(.hidden, \.isHidden, newValue) }
  }

  /// The opacity, from 0 to 1.
  open var opacity: Float {
    get { Float(values.opacity) }
    set { set(.opacity, \.opacity, CGFloat(newValue)) }
  }

  /// The color behind the contents.
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

  /// The shape of rounded corners.
  open var cornerCurve: CALayerCornerCurve {
    get { values.rare.cornerCurve }
    set { store(\.rare.cornerCurve, newValue) }
  }

  /// Whether contents and sublayers are clipped to the bounds.
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

  /// A rectangle, rounded rectangle or ellipse; of another shape its bounding box casts the shadow.
  open var shadowPath: CGPath? {
    get { values.rare.shadowPath }
    set { setObject(.shadowPath, \.rare.shadowPath, newValue) }
  }

  // MARK: Contents

  /// A `CGImage`; anything else draws nothing and reads back as nil.
  open var contents: Any? {
    get { values.image }
    set { setObject(.contents, \.image, newValue as? CGImage) }
  }

  /// How the contents are fitted into the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { values.rare.contentsGravity }
    set { store(\.rare.contentsGravity, newValue) }
  }

  /// The part of the contents that is shown, in unit coordinates.
  open var contentsRect: CGRect {
    get { values.rare.contentsRect }
    set { set(.contentsRect, \.rare.contentsRect, newValue) }
  }

  /// The number of pixels per point in the contents.
  open var contentsScale: CGFloat {
    get { values.rare.contentsScale }
    set { store(\.rare.contentsScale, newValue) }
  }

  /// How contents are enlarged.
  open var magnificationFilter: CALayerContentsFilter {
    get { values.rare.magnificationFilter }
    set { store(\.rare.magnificationFilter, newValue) }
  }

  /// How contents are reduced.
  open var minificationFilter: CALayerContentsFilter {
    get { values.rare.minificationFilter }
    set { store(\.rare.minificationFilter, newValue) }
  }

  // MARK: Tree

  /// The sublayers, from back to front; nil if there are none. Presentations return presentations.
  open var sublayers: [CALayer]? {
    get {
      if let modelLayer { return modelLayer.sublayers?.map { $0.presentation() ?? $0 } }
      return children.isEmpty ? nil : children
    }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// The layer that contains this one.
  open var superlayer: CALayer? {
    guard let modelLayer else { return parent }
    return modelLayer.parent.map { $0.presentation() ?? $0 }
  }

  /// A layer whose opacity masks this one and its sublayers, in this layer's coordinates.
  open var mask: CALayer? {
    get {
      guard let modelLayer else { return maskLayer }
      return modelLayer.maskLayer.map { $0.presentation() ?? $0 }
    }
    set { setMask(newValue) }
  }

  /// Adds a layer in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
  /// Inserts a layer at an index; 0 is behind all others.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() { detach() }

  /// Inserts a layer behind a sublayer; in front of all if `sibling` isn't one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Inserts a layer in front of a sublayer; in front of all if `sibling` isn't one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Replaces a sublayer by another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  // MARK: Layout and display

  /// Requests that the sublayers be laid out before the next frame.
  open func setNeedsLayout() { mark(\.layoutFlags) }
  /// Returns whether a layout was requested.
  open func needsLayout() -> Bool { layoutFlags.isSet }
  /// Performs requested layouts now, from the topmost superlayer that needs layout too.
  open func layoutIfNeeded() { layoutFromTopmostStale() }
  /// Lays out the sublayers, by default through the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Requests that the contents be drawn before the next frame.
  open func setNeedsDisplay() { mark(\.displayFlags) }
  /// Returns whether drawing was requested.
  open func needsDisplay() -> Bool { displayFlags.isSet }
  /// Draws requested contents now, those of sublayers too.
  open func displayIfNeeded() { displayTreeIfMarked() }
  /// Draws the contents, by default through the delegate.
  open func display() {
    if let delegate { delegate.display(self) } else { recordContents() }
  }
  /// Draws the contents, which are recorded rather than rendered; by default through the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Whether a change of bounds requests drawing; false by default.
  open var needsDisplayOnBoundsChange: Bool {
    get { extras?.needsDisplayOnBoundsChange ?? false }
    set { editExtras { $0.needsDisplayOnBoundsChange = newValue } }
  }

  // MARK: Points

  /// Returns whether the bounds contain a point.
  open func contains(_ p: CGPoint) -> Bool { values.bounds.contains(p) }
  /// Returns the frontmost layer at a point in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }

  // MARK: Actions and animations

  /// Returns the action of all layers of a class for a property; nil by default.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Returns the action for a property; see `CAAction` for the order of the search.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  /// Adds a copy of an animation; a duration of 0 becomes the transaction's. An animation under the
  /// same key is removed.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }
  /// Removes the animation under a key.
  open func removeAnimation(forKey key: String) { stopAnimation(forKey: key) }
  /// Removes all animations.
  open func removeAllAnimations() { stopAllAnimations() }
  /// Returns the layer's copy of the animation under a key.
  open func animation(forKey key: String) -> CAAnimation? { animations?.animation(forKey: key) }
  /// Returns the keys of the animations in the order of adding; nil if there are none.
  open func animationKeys() -> [String]? { animations?.keys }

  /// The layer's own actions, by property.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { editExtras { $0.actions = newValue } }
  }

  /// A name by which an app identifies the layer; nil by default.
  open var name: String? {
    get { extras?.name }
    set { editExtras { $0.name = newValue } }
  }
}
