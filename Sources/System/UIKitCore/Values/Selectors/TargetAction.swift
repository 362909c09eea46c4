/// An object, which isn't retained, and a method of it.
struct TargetAction {
  weak var target: AnyObject?
  let action: Selector

  /// Whether it has this target and action, or whatever of them is nil.
  func matches(_ target: AnyObject?, _ action: Selector?) -> Bool {
    (target == nil || self.target === target) && (action == nil || self.action == action)
  }
}
