import UIKit

/// Names a value that an extension keeps with a view or controller, and what it is before it is
/// set.
public protocol SideStorageKey {
  /// The type of the stored value.
  associatedtype Value
  /// The value before one is stored.
  @MainActor static var defaultValue: Value { get }
}

extension UIResponder {
  /// A stored property for extensions. The object holds the value.
  public subscript<Key: SideStorageKey>(side key: Key.Type) -> Key.Value {
    get { sideValues[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { sideValues[ObjectIdentifier(key)] = newValue }
  }
}

#if os(Linux)
  extension UIResponder {
    fileprivate var sideValues: [ObjectIdentifier: Any] {
      get { sideStorage }
      set { sideStorage = newValue }
    }
  }
#else
  import ObjectiveC

  @MainActor private var sideValuesKey: UInt8 = 0

  extension UIResponder {
    fileprivate var sideValues: [ObjectIdentifier: Any] {
      get { objc_getAssociatedObject(self, &sideValuesKey) as? [ObjectIdentifier: Any] ?? [:] }
      set {
        objc_setAssociatedObject(self, &sideValuesKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }
  }
#endif
