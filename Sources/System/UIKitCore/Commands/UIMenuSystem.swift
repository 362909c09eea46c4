import QuartzCore

/// Builds the menus of the app.
@MainActor open class UIMenuSystem: NSObject {
  private static let shared = UIMenuSystem()
  /// The system of the main menu, which `UIBarButtonItem.mainMenu()` of `UIKitCompat` and F10 show.
  open class var main: UIMenuSystem { shared }

  private var built: UIMenu?
  /// Whether the app has put anything into the menu.
  private(set) var isCustomized = false

  override init() { super.init() }

  /// Requests that the menu is built again before it is used next.
  open func setNeedsRebuild() {
    built = nil
    refreshOpenMenu()
  }

  /// Requests that commands which are shown are validated again.
  open func setNeedsRevalidate() { refreshOpenMenu() }

  /// The menu, which is built when it is needed: the app object and then its delegate change it.
  var root: UIMenu {
    if let built { return built }
    let builder = MainMenuBuilder(self)
    if let application = UIApplication.current {
      application.buildMenu(with: builder)
      (application.delegate as? UIResponder)?.buildMenu(with: builder)
    }
    isCustomized = builder.hasChanged
    built = builder.root
    return builder.root
  }

  /// The key commands of the menu with those of its submenus.
  var keyCommands: [UIKeyCommand] {
    guard UIApplication.current != nil else { return [] }
    let root = root
    return isCustomized ? root.deepKeyCommands.filter { !($0 is EditKeyCommand) } : []
  }

  /// Forgets the menu of a former app; for stages that begin a new world.
  func forget() {
    built = nil
    isCustomized = false
  }

  private func refreshOpenMenu() {
    for scene in UIApplication.current?.scenes ?? [] {
      guard let session = scene.menuSession, session.menu is MainMenu else { continue }
      session.replace(by: MainMenu.make())
    }
  }
}

extension UIMenu {
  var deepKeyCommands: [UIKeyCommand] {
    children.flatMap { child -> [UIKeyCommand] in
      if let command = child as? UIKeyCommand { return [command] }
      return (child as? UIMenu)?.deepKeyCommands ?? []
    }
  }
}
