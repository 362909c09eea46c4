import QuartzCore

/// The system that builds the menus of the app.
@MainActor open class UIMenuSystem: NSObject {
  private static let shared = UIMenuSystem()
  /// The main menu system, whose menu `UIBarButtonItem.mainMenu()` of `UIKitCompat` and F10
  /// display.
  open class var main: UIMenuSystem { shared }

  private var built: UIMenu?
  /// A Boolean value that indicates whether the app has changed the menu.
  private(set) var isCustomized = false

  override init() { super.init() }

  /// Requests that the menu be rebuilt before its next use.
  open func setNeedsRebuild() {
    built = nil
    refreshOpenMenu()
  }

  /// Requests that displayed commands be validated again.
  open func setNeedsRevalidate() { refreshOpenMenu() }

  /// The root menu, which is built on first use; the app object and then its delegate modify it.
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

  /// The key commands of the menu and its submenus.
  var keyCommands: [UIKeyCommand] {
    guard UIApplication.current != nil else { return [] }
    let root = root
    return isCustomized ? root.deepKeyCommands.filter { !($0 is EditKeyCommand) } : []
  }

  /// Discards the menu of a previous app, for test stages.
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
