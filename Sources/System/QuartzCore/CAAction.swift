import Quartz2D

/// An object that a change of a layer's property triggers.
///
/// A setter such as `layer.position = x` of a model layer finds and runs an action as follows:
/// 1. If the value is equal, or with `CATransaction.disableActions()`, there is no action.
/// 2. `layer.action(forKey: "position")`, while the layer still holds the old value: first
///    `delegate.action(for:forKey:)`, then `layer.actions`, then `type(of: layer).defaultAction`,
///    then, for a committed layer, an implicit `CABasicAnimation` with the duration and curve of
///    the transaction. `NSNull` ends the search without an action; views return it outside of
///    animation blocks.
/// 3. The new value is stored.
/// 4. `action.run(forKey: "position", object: layer, arguments: …)`. `CAAnimation` adds a copy of
///    itself with the key; a basic animation without from, to and by values starts at the value
///    that was displayed before the change. Another `CAAction` may read old values when it is
///    created (step 2), new ones when it runs (step 4), and add animations with any key.
@MainActor public protocol CAAction {
  /// Runs the action for a change of a property.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: it ends the search for an action.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// The methods that draw and lay out a layer, and choose its actions.
@MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Updates the layer's contents; called instead of `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Draws the layer's contents.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called when the layer needs to lay out its sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a property, or `nil` to leave the choice to the layer.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.recordContents() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
