import Foundation

/// An action of the app that the desktop offers in the menu of the app's icon.
///
/// Shortcut items are declared as `Actions` in the app's `.desktop` file, instead of in the
/// `Info.plist` as on Apple's systems.
open class UIApplicationShortcutItem: NSObject {
  /// The app-specific type of the shortcut item: the name of the action in the `.desktop` file,
  /// such as `new-window`.
  open private(set) var type: String
  /// The title, in the user's language.
  open private(set) var localizedTitle: String

  init(type: String, title: String) {
    self.type = type
    localizedTitle = title
    super.init()
  }

  /// Creates a shortcut item.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, title: localizedTitle)
  }
}

extension UIApplication.LaunchOptionsKey {
  /// The `UIApplicationShortcutItem` with which the app was launched. Its action is also performed
  /// after launch.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
}

extension UIApplication {
  /// Lets the app's delegate perform the action of a shortcut item that the user chose on the
  /// desktop.
  package func perform(_ item: UIApplicationShortcutItem) {
    delegate?.application(self, performActionFor: item) { _ in }
  }
}
