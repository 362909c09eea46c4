import PhotoEditing

/// The edit that the panels of the editor change.
@MainActor protocol PhotoEditor: AnyObject {
  func adjust(_ adjustment: Adjustment, to value: Double)
  /// Turns the photo clockwise.
  func turn(_ quarterTurns: Int)
  func mirror()
  /// Turns the photo by some degrees.
  func straighten(to degrees: Double)
  /// Gives the crop rectangle the aspect ratio that was chosen.
  func applyRatio()
}
