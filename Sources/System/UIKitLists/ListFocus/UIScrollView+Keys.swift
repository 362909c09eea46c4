import QuartzCore

extension UIScrollView {
  /// Whether the view controller of the list handles keys itself.
  var hasKeyController: Bool {
    for responder in sequence(first: self as UIResponder, next: \.next) {
      if let controller = responder as? UIViewController {
        return controller.canBecomeFirstResponder
      }
    }
    return false
  }
}
