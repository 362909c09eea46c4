import UIKit

extension UIApplication {
  /// The key window, otherwise the first window.
  public var frontWindow: UIWindow? {
    let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.compactMap(\.keyWindow).first ?? scenes.flatMap(\.windows).first
  }

  /// The topmost visible controller of the front window.
  public var frontController: UIViewController? {
    frontWindow?.rootViewController?.frontDescendant
  }

  /// Whether the front window is wider than high.
  public var isLandscape: Bool {
    frontWindow.map { $0.bounds.width > $0.bounds.height } ?? false
  }
}

extension UIViewController {
  /// Searches presented controllers first, then those in containers.
  public var frontDescendant: UIViewController {
    var controller = self
    while let next = controller.presentedViewController ?? controller.frontChild {
      controller = next
    }
    return controller
  }

  private var frontChild: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    default: nil
    }
  }
}
