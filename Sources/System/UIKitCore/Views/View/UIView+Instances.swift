import QuartzCore

extension UIView {
  /// Creates a view with the `init(frame:)` of its class, which is known only as a metatype; see
  /// `UIResponder.instance(of:)`.
  package static func make(frame: CGRect) -> Self {
    let view = unsafeBitCast(self, to: _UIViewInstance.Type.self).init(frame: frame)
    return unsafeDowncast(view as UIView, to: self)
  }
}

/// Not API: an implementation detail of how views are created; see `_UIResponderInstance`.
open class _UIViewInstance: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
}
