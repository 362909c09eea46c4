import QuartzCore

extension UIApplication {
  /// The frame of the status bar in points, which is empty: a desktop has none.
  public var statusBarFrame: CGRect { .zero }

  /// The interface orientation of the scene that was most recently active.
  public var statusBarOrientation: UIInterfaceOrientation {
    frontScene?.interfaceOrientation ?? .unknown
  }

  /// Tells the view controllers on screen, those they contain and those behind presented ones that
  /// memory runs low.
  func warnControllersOfMemory() {
    func warn(_ controller: UIViewController?) {
      guard let controller else { return }
      controller.didReceiveMemoryWarning()
      for child in controller.children { warn(child) }
      let presented = controller.presentedViewController
      if presented?.presentingViewController === controller { warn(presented) }
    }
    for scene in scenes { for window in scene.windows { warn(window.rootViewController) } }
  }
}
