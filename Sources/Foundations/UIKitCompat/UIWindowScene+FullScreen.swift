import UIKit

extension UIWindowScene {
  /// Fills the screen, or goes back to a window. Apple's systems leave that to the person, so there
  /// the call changes nothing.
  public func toggleFullScreen() {
    #if os(Linux)
      setFullScreen(!isFullScreen)
    #endif
  }
}
