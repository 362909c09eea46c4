import HostInterface
import QuartzCore

/// Changes the shape of the pointer while it is over a view, or over regions of it.
@MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate that provides regions and styles.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?
  /// A Boolean value that determines whether the interaction changes the pointer. The default value
  /// is `true`.
  open var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }

  /// Creates an interaction with a delegate, which it doesn't retain.
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

  /// Requests the region and the style from the delegate again, because they have changed.
  open func invalidate() { view?.window?.eventDispatcher.pointer.update() }

  /// Returns the style for the pointer at a location in the view; `nil` if the pointer is in no
  /// region.
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

/// Provides the regions of a view over which the pointer has a custom style.
@MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Called as the pointer moves; returns the region that contains the pointer. If `nil`, the views
  /// behind determine the pointer. The default is the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Called with the region that contains the pointer; returns its style. If `nil`, the default, it
  /// is the system's style.
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
