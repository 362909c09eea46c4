import UIKit

/// The key of a value that an extension stores with a view or controller, with its default value.
public protocol SideStorageKey {
  /// The type of the stored value.
  associatedtype Value
  /// The value before one is stored.
  @MainActor static var defaultValue: Value { get }
}

extension UIResponder {
  /// Accesses a value that an extension stores in this object.
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
