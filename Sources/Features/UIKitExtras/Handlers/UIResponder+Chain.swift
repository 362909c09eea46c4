import UIKit

extension UIResponder {
  /// The responder chain from this responder on.
  public var chain: some Sequence<UIResponder> { sequence(first: self, next: { $0.next }) }

  /// Returns the nearest responder of a type, starting with this one, that `accepts` it.
  public func nearest<Kind>(
    _ type: Kind.Type, where accepts: (Kind) -> Bool = { _ in true }
  ) -> Kind? {
    for case let found as Kind in chain where accepts(found) { return found }
    return nil
  }

  /// Passes a value along the chain until `handle` returns true. Returns false if no responder did.
  @discardableResult public func pass(to handle: (UIResponder) -> Bool) -> Bool {
    chain.contains(where: handle)
  }
}
