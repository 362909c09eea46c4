import QuartzCore

extension UIMenu.Identifier {
  /// The root menu, which contains all others.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The app menu.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The File menu.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The Edit menu.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The Undo and Redo commands in the Edit menu.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// The Cut, Copy, Paste and Select All commands in the Edit menu.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// The View menu.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The full screen command in the View menu.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// The Window menu.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The Help menu.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// The place for information about the app; empty until the app adds it.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The place for the app's settings; empty until the app adds them.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
}

/// A key command of the standard edit commands, which menus display although text input handles the
/// keys.
final class EditKeyCommand: UIKeyCommand {}

/// The initial menus, before the app changes them.
@MainActor enum StandardMenus {
  static func root() -> UIMenu {
    UIMenu(
      identifier: .root,
      children: [
        UIMenu(
          title: String(uikit: "Application"), identifier: .application,
          children: [
            UIMenu(identifier: .about, options: .displayInline),
            UIMenu(identifier: .preferences, options: .displayInline),
          ]),
        UIMenu(title: String(uikit: "File"), identifier: .file),
        UIMenu(
          title: String(uikit: "Edit Menu"), identifier: .edit,
          children: [
            UIMenu(identifier: .undoRedo, options: .displayInline, children: undoRedo),
            UIMenu(identifier: .standardEdit, options: .displayInline, children: standardEdit),
          ]),
        UIMenu(
          title: String(uikit: "View"), identifier: .view,
          children: [
            UIMenu(identifier: .fullscreen, options: .displayInline, children: [fullscreen])
          ]),
        UIMenu(title: String(uikit: "Window"), identifier: .window),
        UIMenu(
          title: String(uikit: "Help"), identifier: .help,
          children: [
            UICommand(
              commandTitle: String(uikit: "Keyboard Shortcuts"), image: nil,
              discoverabilityTitle: nil, attributes: [], state: .off,
              handler: { _ in CommandOverlay.toggle() })
          ]),
      ])
  }

  private static func edit(
    _ title: String, _ input: String, _ flags: UIKeyModifierFlags = .command,
    _ run: @escaping @MainActor (UIResponder) -> Void
  ) -> UIKeyCommand {
    EditKeyCommand(
      keyTitle: title, image: nil, input: input, modifierFlags: flags, discoverabilityTitle: nil,
      attributes: [], state: .off,
      handler: { _ in
        if let responder = UIApplication.current?.keyWindow?.firstResponder { run(responder) }
      })
  }

  private static var undoRedo: [UIMenuElement] {
    [
      edit(String(uikit: "Undo"), "z") { $0.undoManager?.undo() },
      edit(String(uikit: "Redo"), "z", [.command, .shift]) { $0.undoManager?.redo() },
    ]
  }

  private static var standardEdit: [UIMenuElement] {
    [
      edit(String(uikit: "Cut"), "x") { $0.cut(nil) },
      edit(String(uikit: "Copy"), "c") { $0.copy(nil) },
      edit(String(uikit: "Paste"), "v") { $0.paste(nil) },
      edit(String(uikit: "Select All"), "a") { $0.selectAll(nil) },
    ]
  }

  private static var fullscreen: UIMenuElement {
    UICommand(
      commandTitle: String(uikit: "Full Screen"), image: nil, discoverabilityTitle: nil,
      attributes: [], state: .off,
      handler: { _ in
        guard let scene = UIApplication.current?.keyWindow?.windowScene else { return }
        scene.setFullScreen(!scene.isFullScreen)
      })
  }
}
