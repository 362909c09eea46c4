import UIKit

extension UIWindow {
  /// Closes the window as its close button does; the app ends with its last one. Apple's systems
  /// leave that to the person, so there the call changes nothing.
  public func closeWindow() {
    #if os(Linux)
      close()
    #endif
  }
}
