import UIKit

extension OffscreenApp {
  /// A keyboard slides over the bottom of the window, as a phone's does; height 0 takes it away.
  public func showKeyboard(height: CGFloat, duration: TimeInterval = 0.25) {
    guard let window else { return }
    let bounds = window.bounds
    func frame(_ height: CGFloat) -> CGRect {
      CGRect(
        x: 0, y: bounds.height - height, width: bounds.width,
        height: height > 0 ? height : keyboardHeight)
    }
    window.keyboardMoves(from: frame(keyboardHeight), to: frame(height), duration: duration)
    keyboardHeight = height
    advance(frames: 1)
  }
}
