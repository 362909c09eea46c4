import Foundation

extension NSObjectProtocol {
  /// Returns whether the object has the selector's method.
  ///
  /// A requirement with a default implementation is a method of every type that conforms to the
  /// protocol.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { $0.isMethod(of: self) } ?? false
  }

  /// Calls a method of the object.
  ///
  /// The returned object lives at least until the main queue is served next.
  @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    unmanaged(aSelector.perform(on: self))
  }

  /// Calls a method of the object with an argument.
  @discardableResult public func perform(
    _ aSelector: Selector!, with object: Any!
  ) -> Unmanaged<AnyObject>! {
    unmanaged(aSelector.perform(on: self, object))
  }

  /// Calls a method of the object with two arguments.
  @discardableResult public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    unmanaged(aSelector.perform(on: self, object1, object2))
  }

  private func unmanaged(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result, type(of: result) is AnyClass else { return nil }
    // Unsafe is right because it is only kept.
    nonisolated(unsafe) let object = result as AnyObject
    DispatchQueue.main.async { withExtendedLifetime(object) {} }
    return Unmanaged.passUnretained(object)
  }
}

extension NSObject {
  /// Calls a method of the object on the current thread, once the delay in seconds has passed and
  /// its run loop is served. Until then the object and the argument are retained.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedPerforms.add(aSelector, on: self, with: anArgument, after: delay)
  }

  /// Cancels all calls that were requested with `perform(_:with:afterDelay:)` for an object.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedPerforms.cancel { $0.target === aTarget as AnyObject }
  }

  /// Cancels calls that were requested with `perform(_:with:afterDelay:)` with an equal selector
  /// and argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedPerforms.cancel {
      $0.target === aTarget as AnyObject && $0.action == aSelector
        && $0.isArgument(anArgument)
    }
  }

  /// Calls a method of the object on the main thread.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    // Unsafe is right because the caller chooses the thread.
    nonisolated(unsafe) let (target, argument) = (self, arg)
    let call = { @Sendable in _ = aSelector.perform(on: target, argument) }
    switch (wait, MainThread.isCurrent) {
    case (true, true): call()
    case (true, false): DispatchQueue.main.sync(execute: call)
    case (false, _): DispatchQueue.main.async(execute: call)
    }
  }

  /// Calls a method of the object on another thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    // Unsafe is right because the caller chooses the thread.
    nonisolated(unsafe) let (target, argument) = (self, arg)
    DispatchQueue.global().async { _ = aSelector.perform(on: target, argument) }
  }
}
