import UIKit

/// The delegate that an app has set, behind one that stands in its place.
@MainActor final class KeptDelegate<Delegate> {
  /// A delegate's method, and what it is about.
  struct Call: Hashable {
    let name: String
    let subject: ObjectIdentifier

    init(_ name: String, about subject: AnyObject) {
      self.name = name
      self.subject = ObjectIdentifier(subject)
    }
  }

  private(set) weak var current: AnyObject?
  private weak var earlier: AnyObject?
  private var open: Set<Call> = []

  func keep(_ delegate: AnyObject?) {
    guard delegate !== current else { return }
    (earlier, current) = (current, delegate)
  }

  /// A delegate that the app has put before the one it found, and that hands on to that, comes back
  /// here with the same call; then the one before it is asked.
  @discardableResult func ask<Answer>(_ call: Call, _ body: (Delegate) -> Answer?) -> Answer? {
    guard open.insert(call).inserted else { return (earlier as? Delegate).flatMap(body) }
    defer { open.remove(call) }
    return (current as? Delegate).flatMap(body)
  }
}
