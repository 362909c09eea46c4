import UIKit

/// All keys of the gallery, which `MainController` offers as key commands and `KeysController`
/// lists.
@MainActor final class GalleryKeys {
  let keys: [GalleryKey]
  /// Returns where the keys are pressed: `window` if the screen has no photos for the other keys;
  /// nil if a screen that has keys of its own covers the library.
  private let scope: @MainActor () -> GalleryKey.Scope?

  init(_ keys: [GalleryKey], scope: @escaping @MainActor () -> GalleryKey.Scope?) {
    self.keys = keys
    self.scope = scope
  }

  func keys(in scope: GalleryKey.Scope) -> [GalleryKey] { keys.filter { $0.scope == scope } }

  /// The commands that work at the moment.
  var commands: [UIKeyCommand] {
    guard let scope = scope() else { return keys.filter(\.worksEverywhere).flatMap(\.commands) }
    let scopes = scope == .window ? [.window] : [scope, .photos, .window]
    return scopes.flatMap(keys(in:)).filter { !$0.isPress }.flatMap(\.commands)
  }

  /// Disables a command that has nothing to do. Returns false for others' commands.
  func validate(_ command: UICommand) -> Bool {
    guard let key = keys.first(where: { $0.commands.contains { $0 === command } }) else {
      return false
    }
    command.attributes = key.isAvailable() ? [] : .disabled
    return true
  }
}
