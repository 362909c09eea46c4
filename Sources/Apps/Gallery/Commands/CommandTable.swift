import UIKit

/// All commands, which `MainController` offers by their keys and `KeysController` lists.
@MainActor final class CommandTable {
  let commands: [PhotoCommand]
  /// The reasons why some of a person's own keys can't be used, a sentence each.
  let problems: [String]
  private unowned let gallery: Gallery
  private lazy var keyCommands = commands.map { command in
    let title = command.name
    let keys = [command.keys, command.alternates].flatMap { $0.enumerated() }
    return keys.map { number, key in
      UIKeyCommand(
        title: title, input: key.input, modifierFlags: key.flags, discoverabilityTitle: title
      ) { [weak self] _ in self?.perform(command, keyNumber: number) }
    }
  }

  /// - Parameter keyFile: The file with the person's own keys.
  init(of gallery: Gallery, keyFile: URL?) {
    self.gallery = gallery
    let topics = [
      PhotoCommand.library, PhotoCommand.viewing, PhotoCommand.rating, PhotoCommand.editing,
      PhotoCommand.albums, PhotoCommand.files, PhotoCommand.clipboard, PhotoCommand.exporting,
      PhotoCommand.window,
    ]
    (commands, problems) = OwnKeys(file: keyFile).applied(to: topics.flatMap { $0 })
  }

  subscript(id: PhotoCommand.ID) -> PhotoCommand? { commands.first { $0.id == id } }

  /// The commands with keys in a scope.
  func commands(in scope: PhotoCommand.Scope) -> [PhotoCommand] {
    commands.filter { $0.scope == scope && !$0.keys.isEmpty }
  }

  /// - Parameter photos: The photos; by default those that keys concern.
  func target(_ photos: [Photo]? = nil, keyNumber: Int = 0) -> CommandTarget {
    CommandTarget(gallery: gallery, pointedAt: photos, keyNumber: keyNumber)
  }

  func perform(_ id: PhotoCommand.ID, on photos: [Photo]? = nil) {
    self[id]?.perform?(target(photos))
  }

  // MARK: Keys

  /// Performs a command for a key. What it is about is scrolled to, so that nobody changes a photo
  /// that they don't see.
  private func perform(_ command: PhotoCommand, keyNumber: Int = 0) {
    if command.scope == .photos { gallery.library.revealCurrent() }
    command.perform?(target(keyNumber: keyNumber))
  }

  var working: [UIKeyCommand] {
    let scope = gallery.keyScope
    let working = zip(commands, keyCommands).filter { command, _ in
      switch command.keyHandling {
      case .commandsEverywhere: true
      case .commands:
        scope != nil && (command.scope == .window || command.scope == scope)
          || command.scope == .photos && (scope == .library || scope == .photo)
      case .repeating, .fixed: false
      }
    }
    return working.flatMap(\.1)
  }

  /// The commands whose keys work over every screen.
  var everywhere: [UIKeyCommand] {
    zip(commands, keyCommands).filter { $0.0.keyHandling == .commandsEverywhere }.flatMap(\.1)
  }

  /// Disables a key command that has nothing to do. Returns false for others' commands.
  func validate(_ keyCommand: UICommand) -> Bool {
    guard let index = keyCommands.firstIndex(where: { $0.contains { $0 === keyCommand } }) else {
      return false
    }
    keyCommand.attributes = commands[index].isEnabled(target()) ? [] : .disabled
    return true
  }

  /// Performs a command whose key repeats while it is held.
  func handle(_ key: UIKey) -> Bool {
    // Behind another screen, such as a question, no photo is meant.
    let scope = gallery.keyScope
    guard scope == .photo || scope == .library else { return false }
    let command = commands.first { command in
      command.keyHandling == .repeating && (command.scope == .photos || command.scope == scope)
        && command.keys.contains { $0.matches(key) }
    }
    if let command { perform(command) }
    return command != nil
  }
}
