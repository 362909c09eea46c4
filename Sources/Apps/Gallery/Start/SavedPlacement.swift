import Foundation
import UIKitCompat

/// Remembers the size of the window between launches. It is one small file beside the views;
/// without it the window opens in its usual size.
struct SavedPlacement {
  let file: URL?
  /// The smallest window, in points.
  static let minimum = CGSize(width: 360, height: 320)

  var placement: WindowPlacement? {
    let placement = StateFile<WindowPlacement>(url: file).value
    return placement.flatMap { $0.width >= 1 && $0.height >= 1 ? $0 : nil }
  }

  func keep(_ placement: WindowPlacement) {
    if placement != self.placement { StateFile(url: file).keep(placement) }
  }
}
