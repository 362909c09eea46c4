import QuartzCore

/// The text of a tool tip, and the part of a view that it is about.
@MainActor open class UIToolTipConfiguration: NSObject {
  /// The text.
  open private(set) var toolTip: String
  /// The rectangle in the coordinates of the interaction's view for which the tool tip is shown;
  /// `CGRect.null` for the whole view.
  open private(set) var sourceRect: CGRect

  private init(_ toolTip: String, _ sourceRect: CGRect) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
  }

  /// Creates a configuration for the whole view.
  public convenience init(toolTip: String) { self.init(toolTip, .null) }

  /// Creates a configuration for a rectangle in the view's coordinates.
  public convenience init(toolTip: String, in sourceRect: CGRect) {
    self.init(toolTip, sourceRect)
  }
}
