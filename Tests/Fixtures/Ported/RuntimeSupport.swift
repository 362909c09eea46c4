// What code calls of the Objective-C runtime, for systems without it.
#if !canImport(ObjectiveC)
  import Foundation

  enum objc_AssociationPolicy {
    case OBJC_ASSOCIATION_ASSIGN
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC
    case OBJC_ASSOCIATION_COPY_NONATOMIC
    case OBJC_ASSOCIATION_RETAIN
    case OBJC_ASSOCIATION_COPY
  }

  private struct WeakValue { weak var object: AnyObject? }

  /// The values of an object, which end with it or soon after.
  private final class SideValues {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: () -> Any?] = [:]

    init(_ owner: AnyObject) { self.owner = owner }

    nonisolated(unsafe) static var all: [ObjectIdentifier: SideValues] = [:]
    nonisolated(unsafe) static var limit = 64
    /// Guards what is above.
    static let lock = NSRecursiveLock()

    static func of(_ owner: AnyObject) -> SideValues? {
      all[ObjectIdentifier(owner)].flatMap { $0.owner === owner ? $0 : nil }
    }

    static func make(_ owner: AnyObject) -> SideValues {
      if let known = of(owner) { return known }
      if all.count >= limit {
        all = all.filter { $0.value.owner != nil }
        limit = max(64, all.count * 2)
      }
      let made = SideValues(owner)
      all[ObjectIdentifier(owner)] = made
      return made
    }
  }

  func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    SideValues.lock.withLock { SideValues.of(object as AnyObject)?.values[key]?() }
  }

  func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    SideValues.lock.withLock {
      let side = SideValues.make(object as AnyObject)
      guard let value else { return side.values[key] = nil }
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN:
        let reference = WeakValue(object: value as AnyObject)
        side.values[key] = { reference.object }
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        let copy = (value as? NSCopying)?.copy(with: nil) ?? value
        side.values[key] = { copy }
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
        side.values[key] = { value }
      }
    }
  }

  func objc_removeAssociatedObjects(_ object: Any) {
    SideValues.lock.withLock {
      SideValues.all[ObjectIdentifier(object as AnyObject)] = nil
    }
  }
#endif
