import UIKit

/// An object that forwards calls to the delegate that an app has set, on behalf of the one
/// installed in its place.
@MainActor final class DelegateProxy<Delegate> {
  /// A delegate method and the object it is called for.
  struct Call: Hashable {
    let name: String
    let subject: ObjectIdentifier

    init(_ name: String, about subject: AnyObject) {
      self.name = name
      self.subject = ObjectIdentifier(subject)
    }
  }

  private(set) weak var target: AnyObject?
  private weak var previousTarget: AnyObject?
  private var activeCalls: Set<Call> = []

  func setTarget(_ delegate: AnyObject?) {
    guard delegate !== target else { return }
    (previousTarget, target) = (target, delegate)
  }

  /// Calls the app's delegate.
  ///
  /// A delegate of the app may itself forward to the delegate that it replaced, which leads back
  /// here with the same call. Such a nested call goes to the previous target.
  @discardableResult func forward<Result>(
    _ call: Call, _ body: (Delegate) -> Result?
  ) -> Result? {
    guard activeCalls.insert(call).inserted else {
      return (previousTarget as? Delegate).flatMap(body)
    }
    defer { activeCalls.remove(call) }
    return (target as? Delegate).flatMap(body)
  }
}
