import UIKit
import UIKitCompat

/// Keys that do the same thing, with the command that they run.
@MainActor struct GalleryKey {
  /// Where the keys work, or on what.
  enum Scope: CaseIterable {
    case library, photo
    /// The photo that is open, otherwise the selected ones.
    case photos
    case window

    /// The heading in the list of keys.
    var title: String {
      switch self {
      case .library: String(localized: "In the Library", bundle: .gallery)
      case .photo: String(localized: "With a Photo Open", bundle: .gallery)
      case .photos: String(localized: "Photos", bundle: .gallery)
      case .window: String(localized: "Window", bundle: .gallery)
      }
    }
  }

  let scope: Scope
  /// The commands, one for each combination of keys. All of them have the same title.
  let commands: [UIKeyCommand]
  /// Whether a view controller handles the keys as presses, because they repeat while they are held
  /// or depend on what has the focus. The commands then only describe the keys.
  let isPress: Bool
  /// Whether the keys also work in screens that cover the library and have keys of their own.
  private(set) var worksEverywhere = false
  /// Returns whether the commands have something to do.
  let isAvailable: @MainActor () -> Bool

  /// Creates keys that run a command.
  init(
    _ title: String, in scope: Scope, _ keys: [KeyCombination],
    when isAvailable: @escaping @MainActor () -> Bool = { true },
    perform: @escaping @MainActor (_ input: String) -> Void
  ) {
    self.init(title, scope, keys, isPress: false, isAvailable, perform)
  }

  /// Creates keys that a view controller handles as presses.
  init(_ title: String, in scope: Scope, pressing keys: [KeyCombination]) {
    self.init(title, scope, keys, isPress: true, { true }, { _ in })
  }

  private init(
    _ title: String, _ scope: Scope, _ keys: [KeyCombination], isPress: Bool,
    _ isAvailable: @escaping @MainActor () -> Bool,
    _ perform: @escaping @MainActor (_ input: String) -> Void
  ) {
    self.scope = scope
    self.isPress = isPress
    self.isAvailable = isAvailable
    commands = keys.map { key in
      UIKeyCommand(
        title: title, input: key.input, modifierFlags: key.flags, discoverabilityTitle: title
      ) { _ in perform(key.input) }
    }
  }

  /// Lets the keys work in all screens.
  func everywhere() -> GalleryKey {
    var key = self
    key.worksEverywhere = true
    return key
  }

  /// What the keys do, for the list of keys.
  var title: String { commands.first?.discoverabilityTitle ?? "" }

  /// The combinations of the commands.
  var combinations: [KeyCombination] {
    commands.map { KeyCombination($0.input ?? "", $0.modifierFlags) }
  }
}
