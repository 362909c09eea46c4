import UIKit

extension UIWindow {
  /// Closes the window as its close button does; the app ends with its last window. On Apple's
  /// systems only the user closes windows, so the call has no effect there.
  public func closeWindow() {
    #if os(Linux)
      close()
    #endif
  }
}
