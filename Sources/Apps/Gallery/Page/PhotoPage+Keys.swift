import PhotoBrowsing
import UIKit

/// The key of the page that is no command: that of motion photos.
extension PhotoPage {
  /// Handles a key; false for others.
  func handle(_ key: UIKey) -> Bool { key.keyCode == .keyboardSpacebar && toggleMotion() }

  /// Plays or stops a motion photo; false if the photo has no video.
  private func toggleMotion() -> Bool {
    guard let cell = browser?.currentCell as? LivePhotoCell, cell.motion != nil else {
      return false
    }
    if cell.isPlaying { cell.stop() } else { cell.play() }
    return true
  }
}
