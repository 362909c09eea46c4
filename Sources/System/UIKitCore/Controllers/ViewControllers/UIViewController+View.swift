extension UIViewController {
  func replaceView(with view: UIView?) {
    guard view !== viewStorage else { return }
    viewStorage?.viewController = nil
    viewStorage = view
    view?.viewController = self
    view?.updateSafeArea()
    view?.marginsMayHaveChanged()
  }
}
