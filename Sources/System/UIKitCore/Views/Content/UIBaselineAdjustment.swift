/// Where a label's text lies from top to bottom after it was shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that the text would have at its full size.
  case alignBaselines
  /// In the middle.
  case alignCenters
  /// At the top.
  case none
}
