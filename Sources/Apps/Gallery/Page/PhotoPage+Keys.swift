import PhotoBrowsing
import UIKit

/// The keys of the page that are no commands: those of a slideshow and of motion photos.
extension PhotoPage {
  /// Handles a key; false for others.
  func handle(_ key: UIKey) -> Bool {
    guard slideshow != nil else { return key.keyCode == .keyboardSpacebar && toggleMotion() }
    switch key.keyCode {
    case .keyboardEscape: stopSlideshow()
    case .keyboardSpacebar: slideshow?.togglePause()
    default:
      slideshow?.restart()
      return false
    }
    return true
  }

  /// Plays or stops a motion photo; false if the photo has no video.
  private func toggleMotion() -> Bool {
    guard let cell = browser?.currentCell as? LivePhotoCell, cell.motion != nil else {
      return false
    }
    if cell.isPlaying { cell.stop() } else { cell.play() }
    return true
  }
}
