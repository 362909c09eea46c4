import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UserDefaults.standard.register(defaults: ["sortByName": true, "brewCount": 0])

    let list = TeaListViewController(style: .plain)
    list.tabBarItem = UITabBarItem(title: "Teas", image: UIImage(named: "cup"), tag: 0)
    let moods = MoodViewController()
    moods.tabBarItem = UITabBarItem(title: "Moods", image: UIImage(named: "cup"), tag: 1)

    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: list),
      UINavigationController(rootViewController: moods),
    ]
    tabs.view.tintColor = UIColor(named: "Leaf")

    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    UserDefaults.standard.synchronize()
  }
}
