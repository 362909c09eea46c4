import HostInterface
import QuartzCore

/// Gives the pointer another shape while it is over a view, or over regions of it.
@MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// The object that gives regions and styles.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?
  /// Whether the interaction changes the pointer; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }

  /// Creates an interaction with a delegate, which it doesn't keep.
  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

  open func willMove(to view: UIView?) {
    guard view == nil, let old = self.view else { return }
    self.view = nil
    old.window?.eventDispatcher.pointer.update()
  }

  open func didMove(to view: UIView?) {
    self.view = view
    invalidate()
  }

  /// Asks the delegate again, because its answer would be another one now.
  open func invalidate() { view?.window?.eventDispatcher.pointer.update() }

  /// The style for the pointer at a location in the view; nil if the pointer is in no region.
  func style(at location: CGPoint, _ modifiers: UIKeyModifierFlags) -> UIPointerStyle? {
    guard isEnabled, let view, let delegate else { return nil }
    let request = UIPointerRegionRequest(location: location, modifiers: modifiers)
    let whole = UIPointerRegion(rect: view.bounds, identifier: nil)
    guard let region = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole),
      region.rect.contains(location)
    else { return nil }
    return delegate.pointerInteraction(self, styleFor: region)
  }
}

/// Gives the regions of a view over which the pointer has a style of its own.
@MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Called as the pointer moves; returns the region that contains the pointer. Nil leaves the
  /// pointer to the views behind. By default that is the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Called with the region that contains the pointer; returns its style. Nil, the default, is the
  /// style of the system.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}
