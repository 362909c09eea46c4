import Foundation

/// An action of the app that the desktop offers beside the app's icon.
///
/// The `Actions` of the app's `.desktop` file declare them, in place of the `Info.plist` of Apple's
/// systems.
open class UIApplicationShortcutItem: NSObject {
  /// What the app calls the action: its name in the `.desktop` file, such as `new-window`.
  open private(set) var type: String
  /// The title, in the user's language.
  open private(set) var localizedTitle: String

  init(type: String, title: String) {
    self.type = type
    localizedTitle = title
    super.init()
  }

  /// Creates an action.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, title: localizedTitle)
  }
}

extension UIApplication.LaunchOptionsKey {
  /// The `UIApplicationShortcutItem` that the app was started with. It is performed after launch as
  /// well.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
}

extension UIApplication {
  /// Lets the app's delegate perform an action that the user chose on the desktop.
  package func perform(_ item: UIApplicationShortcutItem) {
    delegate?.application(self, performActionFor: item) { _ in }
  }
}
