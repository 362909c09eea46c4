import QuartzCore

extension CADisplayLink {
  /// Creates a display link that calls a method of an object, which it retains until it is
  /// invalidated.
  public convenience init(target: Any, selector sel: Selector) {
    self.init { sel.perform(on: target, $0) }
  }
}
