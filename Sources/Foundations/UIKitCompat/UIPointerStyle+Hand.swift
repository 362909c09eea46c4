import UIKit

extension UIPointerStyle {
  /// Returns the style of a hand, which indicates that the content can be dragged in all
  /// directions. Apple's systems have no such shape and show the system pointer.
  public static func hand() -> UIPointerStyle {
    let style = UIPointerStyle.system()
    #if os(Linux)
      style.accessories = [.arrow(.top), .arrow(.right), .arrow(.bottom), .arrow(.left)]
    #endif
    return style
  }
}
