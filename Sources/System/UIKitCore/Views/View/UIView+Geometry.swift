import QuartzCore

extension UIView {
  /// The value for a dimension of `intrinsicContentSize` that has no natural size.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target of `systemLayoutSizeFitting(_:)` for the smallest size.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// The target of `systemLayoutSizeFitting(_:)` for the largest size.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  func setFrame(_ rect: CGRect) {
    guard layer.frame != rect, rect.isFinite else { return }
    layer.frame = rect
    boundsSizeMayHaveChanged()
    placeMayHaveChanged()
  }

  func setBounds(_ rect: CGRect) {
    guard layer.bounds != rect, rect.isFinite else { return }
    layer.bounds = rect
    boundsSizeMayHaveChanged()
    if layoutState?.frameGuide != nil { layoutGuidesDidChange() }
    tellGeometryObservers()
  }

  func setCenter(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite, layer.position != point else { return }
    layer.position = point
    placeMayHaveChanged()
  }

  func setAnchorPoint(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite, layer.anchorPoint != point else { return }
    layer.anchorPoint = point
    placeMayHaveChanged()
  }

  /// Completes the initialization. Every initializer calls it once the view is initialized.
  func setUp(_ frame: CGRect) {
    layer.owner = self
    layer.isOpaque = true
    layer.frame = frame
    lastLaidOutSize = layer.bounds.size
    contentModeDidChange()
    setNeedsDisplay()
    // A view without a size is also laid out once.
    setNeedsLayout()
  }

  /// Updates the safe area, which depends on the view's position in its superview.
  func placeMayHaveChanged() {
    if let superview, superview.safeAreaInsets != .zero { updateSafeArea() }
    if layoutState != nil { layoutFrameDidChange() }
    if margins.preservesSuperview { marginsMayHaveChanged() }
    tellGeometryObservers()
  }

  /// If the size has changed, applies autoresizing immediately, as UIKit does, and requests a
  /// layout of the view and, unless it is being laid out, of its superview.
  func boundsSizeMayHaveChanged() {
    let size = layer.bounds.size
    guard size != lastLaidOutSize else { return }
    let oldSize = lastLaidOutSize
    lastLaidOutSize = size
    if autoresizesSubviews {
      for subview in subviews { subview.autoresize(from: oldSize, to: size) }
    }
    updateSafeArea()
    if layoutState != nil {
      layoutFrameDidChange()
      layoutGuidesDidChange()
    }
    if margins.preservesSuperview { marginsMayHaveChanged() }
    for subview in subviews where subview.margins.preservesSuperview {
      subview.marginsMayHaveChanged()
    }
    boundsSizeDidChange()
    if contentMode == .redraw || !wasDrawn { setNeedsDisplay() }
    setNeedsLayout()
    if let superview, !superview.layer.isLayingOut { superview.setNeedsLayout() }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    // Views that are placed by constraints don't follow their superview by themselves.
    guard !mask.isEmpty, translatesAutoresizingMaskIntoConstraints else { return }
    var rect = frame
    (rect.origin.x, rect.size.width) = Self.autoresize(
      origin: rect.minX, length: rect.width, old: old.width, new: new.width,
      before: mask.contains(.flexibleLeftMargin), inside: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin))
    (rect.origin.y, rect.size.height) = Self.autoresize(
      origin: rect.minY, length: rect.height, old: old.height, new: new.height,
      before: mask.contains(.flexibleTopMargin), inside: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin))
    frame = rect
  }

  /// Distributes the change among the flexible parts in proportion to their lengths, or equally if
  /// all of them are zero.
  private static func autoresize(
    origin: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat,
    before: Bool, inside: Bool, after: Bool
  ) -> (CGFloat, CGFloat) {
    guard before || inside || after else { return (origin, length) }
    let parts = [origin, length, old - origin - length]
    let flexible = [before, inside, after]
    let sum = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let count = CGFloat(flexible.filter { $0 }.count)
    let change = new - old
    func share(_ index: Int) -> CGFloat {
      guard flexible[index] else { return 0 }
      return sum == 0 ? change / count : change * parts[index] / sum
    }
    return (origin + share(0), max(0, length + share(1)))
  }
}

extension CGRect {
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
