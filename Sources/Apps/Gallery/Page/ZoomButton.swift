import PhotoBrowsing
import UIKit

/// Shows how large the photo is shown, and offers other sizes; assistive technologies change it as a
/// value, too.
final class ZoomButton: BarMenuButton {
  private var percent = 0
  /// Zooms by a step.
  var onStep: ((ZoomCommand) -> Void)?

  init() {
    super.init(frame: .zero)
    titleLabel?.setScaledFont(.monospacedDigitSystemFont(ofSize: 13, weight: .medium), maximum: 16)
    setTitleColor(.white, for: .normal)
    layer.cornerRadius = 10
    accessibilityLabel = String(gallery: "Zoom")
    accessibilityTraits = [.button, .adjustable]
    toolTip = accessibilityLabel
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityIncrement() { onStep?(.zoomIn) }
  override func accessibilityDecrement() { onStep?(.zoomOut) }

  /// The width with room for four digits, in points.
  var width: CGFloat { 68 }

  /// - Parameter zoom: Pixels of the screen for each pixel of the photo.
  func show(_ zoom: CGFloat?) {
    let new = zoom.map { Int(($0 * 100).rounded()) } ?? 0
    guard new != percent else { return }
    percent = new
    let text = (Double(new) / 100).formatted(.percent.locale(.user))
    setTitle(new == 0 ? nil : text, for: .normal)
    accessibilityValue = new == 0 ? nil : text
  }
}
