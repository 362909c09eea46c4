import UIKit

/// Hands a call on to a delegate that may not have it: on Apple's systems it is optional.
extension UIViewControllerTransitioningDelegate {
  public func forwardPresentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    #if os(Linux)
      presentationController(forPresented: presented, presenting: presenting, source: source)
    #else
      presentationController?(forPresented: presented, presenting: presenting, source: source)
    #endif
  }
}
