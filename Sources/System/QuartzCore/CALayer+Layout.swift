import Quartz2D

/// Whether a layer, or one below it, waits for something.
struct LayerFlags {
  var isSet = false
  var isSetBelow = false

  var isAny: Bool { isSet || isSetBelow }
}

extension CALayer {
  func mark(_ flags: ReferenceWritableKeyPath<CALayer, LayerFlags>) {
    guard !self[keyPath: flags].isSet else { return }
    self[keyPath: flags].isSet = true
    parent?.markAncestors(flags)
    RenderScheduler.requestFrame()
  }

  func markAncestors(_ flags: ReferenceWritableKeyPath<CALayer, LayerFlags>) {
    var next: CALayer? = self
    while let layer = next, !layer[keyPath: flags].isSetBelow {
      layer[keyPath: flags].isSetBelow = true
      next = layer.parent
    }
  }

  /// From the topmost of the superlayers above that wait without a gap, down.
  func layoutFromTopmostStale() {
    var top = self
    while let next = top.superlayer, next.needsLayout() { top = next }
    top.layoutTreeIfNeeded()
  }

  /// Lays out the layer and everything below it that waits. Layout may ask for layout again, above
  /// or below; a ring of such wishes ends after a few rounds and goes on in the next frame.
  package func layoutTreeIfNeeded() {
    for _ in 0..<8 where layoutFlags.isAny { layoutDown() }
  }

  private func layoutDown() {
    if layoutFlags.isSet {
      layoutFlags.isSet = false
      layoutSublayers()
    }
    guard layoutFlags.isSetBelow else { return }
    layoutFlags.isSetBelow = false
    for layer in inner where layer.layoutFlags.isAny { layer.layoutDown() }
  }

  /// Those below too, unlike Apple's: what waits is displayed in this frame anyway.
  func displayTreeIfMarked() {
    if displayFlags.isSet {
      displayFlags.isSet = false
      display()
    }
    guard displayFlags.isSetBelow else { return }
    displayFlags.isSetBelow = false
    for layer in inner where layer.displayFlags.isAny { layer.displayIfNeeded() }
  }
}
