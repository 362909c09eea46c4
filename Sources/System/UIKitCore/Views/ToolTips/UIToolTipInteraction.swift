import QuartzCore

/// Shows a tool tip while the pointer rests over a view: a line that says what the view is for.
///
/// The tool tip disappears when the pointer leaves the view, and with a click, a key press or
/// scrolling.
@MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?
  /// The delegate that provides tool tips for parts of the view.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// A Boolean value that determines whether tool tips are shown. The default value is `true`.
  open var isEnabled = true
  /// The text that is shown unless the delegate provides another one; `nil` for none.
  open var defaultToolTip: String?

  /// Creates an interaction without a text, for a delegate that provides it.
  public override init() { super.init() }

  /// Creates an interaction with a text for the whole view.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  open func willMove(to view: UIView?) { if view == nil { self.view = nil } }

  open func didMove(to view: UIView?) { self.view = view }

  /// Returns the tool tip for a location in the view; `nil` if there is none.
  func configuration(at location: CGPoint) -> UIToolTipConfiguration? {
    guard isEnabled, view != nil else { return nil }
    let found =
      delegate.map { $0.toolTipInteraction(self, configurationAt: location) }
      ?? defaultConfiguration
    guard let found, !found.toolTip.isEmpty,
      found.sourceRect.isNull || found.sourceRect.contains(location)
    else { return nil }
    return found
  }

  fileprivate var defaultConfiguration: UIToolTipConfiguration? {
    defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}

/// Provides the tool tips of an interaction's view.
@MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// Called as the pointer moves over the view; returns the tool tip for a location in the view,
  /// `nil` for none. The default is the interaction's `defaultToolTip`.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { interaction.defaultConfiguration }
}
