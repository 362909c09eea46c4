import UIKit

/// Two tabs with symbols and a badge.
final class TabBarSnippet: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let home = UIViewController()
    home.view.backgroundColor = .systemBackground
    home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
    let inbox = UIViewController()
    inbox.view.backgroundColor = .secondarySystemBackground
    inbox.tabBarItem = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray"), tag: 1)
    inbox.tabBarItem.badgeValue = "3"
    viewControllers = [home, inbox]
  }
}
