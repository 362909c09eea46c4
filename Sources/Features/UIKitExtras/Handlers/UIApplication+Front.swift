import UIKit

extension UIApplication {
  /// The window that has the keyboard, else the first there is.
  public var frontWindow: UIWindow? {
    let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.compactMap(\.keyWindow).first ?? scenes.flatMap(\.windows).first
  }

  /// The topmost visible controller of the front window.
  public var frontController: UIViewController? {
    frontWindow?.rootViewController?.frontDescendant
  }

  /// Whether the front window is wider than high. Windows on a desktop have no other orientation.
  public var isLandscape: Bool {
    frontWindow.map { $0.bounds.width > $0.bounds.height } ?? false
  }
}

extension UIViewController {
  /// Presented ones before those in containers, down to one that shows itself.
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
