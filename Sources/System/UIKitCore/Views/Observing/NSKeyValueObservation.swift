import Foundation

/// A change of an observed value.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The handler is also called at once, with the present value as the new one.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change; `nil` unless the options ask for it.
  public let newValue: Value?
  /// The value before the change; `nil` unless the options ask for it.
  public let oldValue: Value?
}

/// An observation, which ends with this object or when it is invalidated.
///
/// Sendable although unchecked because a lock guards its state.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var isEnded = false

  var isValid: Bool { lock.withLock { !isEnded } }

  /// Ends the observation.
  public func invalidate() { lock.withLock { isEnded = true } }
}
