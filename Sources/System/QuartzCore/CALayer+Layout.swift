import Quartz2D

/// Flags that indicate whether a layer or one of its descendants needs layout or display.
struct LayerFlags {
  var isSet = false
  var isSetBelow = false
  var isRunning = false

  var isAny: Bool { isSet || isSetBelow }
}

extension CALayer {
  func mark(_ flags: ReferenceWritableKeyPath<CALayer, LayerFlags>) {
    guard !self[keyPath: flags].isSet else { return }
    self[keyPath: flags].isSet = true
    parent?.markAncestors(flags)
    RenderScheduler.requestFrame()
  }

  /// A Boolean value that indicates whether `layoutSublayers()` is running.
  package var isLayingOut: Bool { layoutFlags.isRunning }

  func markAncestors(_ flags: ReferenceWritableKeyPath<CALayer, LayerFlags>) {
    var next: CALayer? = self
    while let layer = next, !layer[keyPath: flags].isSetBelow {
      layer[keyPath: flags].isSetBelow = true
      next = layer.parent
    }
  }

  /// Performs layout from the topmost of the contiguous superlayers that need layout.
  func layoutFromTopmostStale() {
    var top = self
    while let next = top.superlayer, next.needsLayout() { top = next }
    top.layoutTreeIfNeeded()
  }

  /// Performs layout of the layer and its descendants where needed.
  ///
  /// Layout may request further layout; circular requests stop after a few rounds and continue in
  /// the next frame.
  package func layoutTreeIfNeeded() {
    for _ in 0..<8 where layoutFlags.isAny { layoutDown() }
  }

  private func layoutDown() {
    if layoutFlags.isSet {
      layoutFlags.isSet = false
      layoutFlags.isRunning = true
      layoutSublayers()
      layoutFlags.isRunning = false
    }
    guard layoutFlags.isSetBelow else { return }
    layoutFlags.isSetBelow = false
    for layer in inner where layer.layoutFlags.isAny { layer.layoutDown() }
  }

  /// Displays the layer and, unlike Apple's implementation, its descendants, which would be
  /// displayed in this frame anyway.
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
