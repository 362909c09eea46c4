import UIKit

extension NSObjectProtocol where Self: UIGestureRecognizer {
  /// Adds a closure that is called like a target's action: on every change of state that UIKit
  /// reports. The recognizer retains the closure.
  @MainActor @discardableResult public func onEvent(
    _ handler: @escaping @MainActor (Self) -> Void
  ) -> Self {
    addClosure { recognizer in
      if let recognizer = recognizer as? Self { handler(recognizer) }
    }
    return self
  }
}

extension UITapGestureRecognizer {
  /// Creates a tap recognizer that calls the handler once for each recognized tap.
  public convenience init(_ handler: @escaping @MainActor (UITapGestureRecognizer) -> Void) {
    self.init()
    onEvent(handler)
  }
}

extension UIPanGestureRecognizer {
  /// Creates a pan recognizer that calls the handler at each change of state or translation.
  public convenience init(_ handler: @escaping @MainActor (UIPanGestureRecognizer) -> Void) {
    self.init()
    onEvent(handler)
  }
}

extension UIPinchGestureRecognizer {
  /// Creates a pinch recognizer that calls the handler at each change of state or scale.
  public convenience init(_ handler: @escaping @MainActor (UIPinchGestureRecognizer) -> Void) {
    self.init()
    onEvent(handler)
  }
}

extension UILongPressGestureRecognizer {
  /// Creates a long-press recognizer that calls the handler at each change of state or location.
  public convenience init(_ handler: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) {
    self.init()
    onEvent(handler)
  }
}

extension UIHoverGestureRecognizer {
  /// Creates a hover recognizer that calls the handler when the pointer enters, moves and leaves.
  public convenience init(_ handler: @escaping @MainActor (UIHoverGestureRecognizer) -> Void) {
    self.init()
    onEvent(handler)
  }
}

#if os(Linux)
  extension UIGestureRecognizer {
    fileprivate func addClosure(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      addHandler(handler)
    }
  }
#else
  import ObjectiveC

  extension UIGestureRecognizer {
    fileprivate func addClosure(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      let target = ClosureTarget(handler)
      addTarget(target, action: #selector(ClosureTarget.fire))
      ClosureTarget.keep(target, with: self)
    }
  }

  /// The target of a recognizer, kept by association because recognizers don't retain their
  /// targets.
  @MainActor private final class ClosureTarget: NSObject {
    private let handler: @MainActor (UIGestureRecognizer) -> Void
    private static var key: UInt8 = 0

    init(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) { self.handler = handler }

    @objc func fire(_ recognizer: UIGestureRecognizer) { handler(recognizer) }

    static func keep(_ target: ClosureTarget, with recognizer: UIGestureRecognizer) {
      var targets = objc_getAssociatedObject(recognizer, &key) as? [ClosureTarget] ?? []
      targets.append(target)
      objc_setAssociatedObject(recognizer, &key, targets, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
#endif
