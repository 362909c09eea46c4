import Quartz2D
import RenderTree

/// A drawing context that records render nodes, in points with y pointing down, like UIKit's
/// contexts.
///
/// Nothing is rendered here: a view drawn this way stays sharp at any scale, and pixels are only
/// created when an image is requested.
public final class CGContext {
  var state = GraphicsState()
  private var saved: [GraphicsState] = []
  /// The current path in base space, independent of the transform when a part was added.
  var building = CGMutablePath()
  private var recording = Recording()
  private var layers: [(recording: Recording, state: GraphicsState)] = []
  /// The area that can be drawn on, in base space.
  let bounds: CGRect
  /// The memory that is drawn into; nil if there is none.
  package let bitmap: ContextBitmap?

  package init(bounds: CGRect, bitmap: ContextBitmap? = nil) {
    self.bounds = bounds
    self.bitmap = bitmap
  }

  // MARK: State

  /// Saves the graphics state.
  public func saveGState() { saved.append(state) }

  /// Restores the graphics state that was saved last.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
  }

  /// The current transform.
  public var ctm: CGAffineTransform { state.matrix }
  /// Applies a transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.matrix = transform.concatenating(state.matrix)
  }
  /// Translates the origin of the coordinate system.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  /// Scales the coordinate system.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  /// Rotates the coordinate system, by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  /// Sets the fill color in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the stroke color in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the fill color to a shade of gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }
  /// Sets the stroke color to a shade of gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the opacity of drawing operations.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  /// Sets the blend mode for subsequent drawing.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Sets the line width.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = max(0, width) }
  /// Sets the shape of line ends.
  public func setLineCap(_ cap: CGLineCap) { state.cap = cap }
  /// Sets the shape of line corners.
  public func setLineJoin(_ join: CGLineJoin) { state.join = join }
  /// Sets the miter limit, above which pointed corners are cut off.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// Sets the dash pattern of lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.dashPhase, state.dashes) = (phase, lengths)
  }
  /// The quality with which images are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Sets a black shadow with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets a shadow, or removes it if `color` is `nil`. The offset is in base space, with y pointing
  /// down.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(offset: offset, blur: blur, color: $0) }
  }

  // MARK: Clip

  /// Clips to the path and starts a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clip = ClipChain(
      path: CGPath(elements: building.elements), isEvenOdd: rule == .evenOdd, next: state.clip)
    beginPath()
  }

  /// Clips to a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Clips to rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Clips to an image that fills a rectangle: what is drawn has the opacity of the image or, if
  /// that is opaque, its lightness. As with drawn images, it is upside down in UIKit's contexts.
  public func clip(to rect: CGRect, mask: CGImage) {
    let outline = CGPath(rect: rect, transform: nil).elements.map { $0.applying(state.matrix) }
    let image = upsideDown(mask.isOpaque ? mask.lightnessAsAlpha : mask, in: rect)
    let matrix = CATransform3DMakeAffineTransform(state.matrix)
    state.clip = ClipChain(
      path: CGPath(elements: outline), mask: RenderNode(.transform(matrix, image)),
      next: state.clip)
  }

  /// The smallest rectangle that contains the clipping path, in user space.
  public var boundingBoxOfClipPath: CGRect { clipInBase.applying(state.matrix.inverted()) }

  var clipInBase: CGRect {
    sequence(first: state.clip, next: { $0?.next }).reduce(bounds) { box, chain in
      chain.map { box.intersection($0.path.boundingBox) } ?? box
    }
  }

  // MARK: Layers

  /// Begins a transparency layer, whose contents are composited as a group.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    layers.append((recording, state))
    recording = Recording()
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.clip = nil
  }

  /// Ends the transparency layer that was begun last.
  public func endTransparencyLayer() {
    guard let (outer, outerState) = layers.popLast() else { return }
    let node = recording.node()
    recording = outer
    state = outerState
    if let node { emit(node) }
  }

  // MARK: Recording

  /// Records a node in base space.
  func emit(_ node: RenderNode) {
    let faded = state.alpha < 1 ? RenderNode(.opacity(state.alpha, node)) : node
    let all = state.shadow?.cast(by: faded) ?? faded
    record(all) {
      switch state.blendMode {
      case .normal: recording.add(all, under: state.clip)
      case .clear, .copy:
        recording.erase(node, under: state.clip)
        if state.blendMode == .copy { recording.add(all, under: state.clip) }
      default: recording.blend(all, state.blendMode, under: state.clip)
      }
    }
  }

  /// Records a drawing of a node. Memory that an app has gets it at once.
  private func record(_ node: RenderNode, _ body: () -> Void) {
    guard let bitmap, layers.isEmpty else { return body() }
    guard let area = bitmap.isShared ? bitmap.area(of: node.extent) : bitmap.wholeArea else {
      return
    }
    if recording.isEmpty, let background = bitmap.background(in: area) {
      recording.add(background, under: nil)
    }
    body()
    guard bitmap.isShared else { return }
    if let all = recording.node() { bitmap.write(all, to: area) }
    recording = Recording()
  }

  /// Renders what was recorded into the memory, except for transparency layers that haven't ended.
  func render() {
    guard let bitmap, let all = (layers.first?.recording ?? recording).node() else { return }
    bitmap.write(all, to: bitmap.wholeArea)
    if layers.isEmpty { recording = Recording() } else { layers[0].recording = Recording() }
  }

  /// Records a node in user space.
  func emitInUserSpace(_ node: RenderNode) {
    let matrix = CATransform3DMakeAffineTransform(state.matrix)
    emit(state.matrix.isIdentity ? node : RenderNode(.transform(matrix, node)))
  }

  func clear(_ node: RenderNode) {
    record(node) { recording.erase(node, under: state.clip) }
  }

  /// Returns everything drawn so far, or `nil` if nothing was drawn.
  package func drawing() -> RenderNode? { recording.node() }

  /// Draws a node in user space.
  package func draw(_ node: RenderNode) { emitInUserSpace(node) }
}
