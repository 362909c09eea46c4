import QuartzCore

/// A scroll view that decides where its content comes to rest.
@MainActor package protocol ScrollStops: UIScrollView {
  /// Returns the offset at which the content comes to rest after a drag, before the delegate is
  /// asked. The velocity is in points per millisecond.
  func restingPlace(proposed: CGPoint, velocity: CGPoint) -> CGPoint
  /// Whether the vertical wheel scrolls content that scrolls only horizontally.
  var takesVerticalWheel: Bool { get }
  /// Whether each step of a wheel turns a page.
  var turnsPagesByWheel: Bool { get }
  /// The offset at which content stopped in motion comes to rest if no drag follows; nil for the
  /// motion's target.
  var restingPlaceWhenCaught: CGPoint? { get }
  /// Returns the offset of the page after the specified one, in the direction of a wheel step.
  func page(after offset: CGPoint, toward step: CGPoint) -> CGPoint
}

extension ScrollStops {
  package var takesVerticalWheel: Bool { true }
  package var turnsPagesByWheel: Bool { isPagingEnabled }
  package var restingPlaceWhenCaught: CGPoint? { nil }
  package func page(after offset: CGPoint, toward step: CGPoint) -> CGPoint {
    nextPage(offset, step)
  }
}

/// A scroll view that is told when it has another delegate.
@MainActor package protocol ScrollDelegateFollowing: UIScrollView {
  func delegateDidChange()
}

extension UIScrollView {
  /// The view itself, if it decides where its content comes to rest.
  var stops: (any ScrollStops)? { self as? any ScrollStops }
}
