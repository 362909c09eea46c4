import UIKit

extension UIWindowScene {
  /// Enters or leaves full screen. On Apple's systems only the user does that, so the call has no
  /// effect there.
  public func toggleFullScreen() {
    #if os(Linux)
      setFullScreen(!isFullScreen)
    #endif
  }
}
