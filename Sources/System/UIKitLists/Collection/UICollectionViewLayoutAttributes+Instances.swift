extension UICollectionViewLayoutAttributes {
  /// Creates attributes with the `init()` of their class, which is known only as a metatype; see
  /// `UIView.make(frame:)`.
  static func make() -> UICollectionViewLayoutAttributes {
    unsafeBitCast(self, to: _UICollectionViewLayoutAttributesInstance.Type.self).init()
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Creates a context with the `init()` of its class, which is known only as a metatype.
  static func make() -> UICollectionViewLayoutInvalidationContext {
    unsafeBitCast(self, to: _UICollectionViewLayoutInvalidationContextInstance.Type.self).init()
  }
}

/// Not API: an implementation detail of how attributes are created; see `_UIResponderInstance`.
open class _UICollectionViewLayoutAttributesInstance: UICollectionViewLayoutAttributes {
  public required override init() { super.init() }
}

/// Not API: an implementation detail of how contexts are created; see `_UIResponderInstance`.
open class _UICollectionViewLayoutInvalidationContextInstance:
  UICollectionViewLayoutInvalidationContext
{
  public required override init() { super.init() }
}
