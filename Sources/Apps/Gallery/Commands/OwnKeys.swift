import Foundation
import UIKitCompat

/// The keys that a person has chosen: a file beside the settings that names commands, with a key or
/// a list of keys for each, such as `{"favorite": "F", "rotate-right": ["R", "Ctrl+R"]}`.
@MainActor struct OwnKeys {
  private var entries: [String: [String]] = [:]
  private var problems: [String] = []

  /// A key or several.
  private struct Entry: Decodable {
    let keys: [String]

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      keys = try (try? value.decode(String.self)).map { [$0] } ?? value.decode([String].self)
    }
  }

  /// - Parameter file: The file; nil for the usual keys, as without a file.
  init(file: URL?) {
    guard let file, FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      let all = try JSONDecoder().decode([String: Entry].self, from: Data(contentsOf: file))
      entries = all.mapValues(\.keys)
    } catch {
      let path = file.path
      problems = [String(gallery: "“\(path)” can’t be read, or isn’t JSON.")]
    }
  }

  /// Gives commands their keys. What can't be used is told, and leaves the usual keys.
  func applied(to usual: [PhotoCommand]) -> (commands: [PhotoCommand], problems: [String]) {
    var (commands, problems) = (usual, problems)
    var changed: [Int] = []
    for (id, texts) in entries.sorted(by: { $0.key < $1.key }) {
      guard let index = usual.firstIndex(where: { $0.id == id }) else {
        problems.append(String(gallery: "There is no command “\(id)”."))
        continue
      }
      let (name, count) = (usual[index].name, usual[index].keys.count)
      let keys = texts.compactMap { KeyCombination(text: $0) }
      if !usual[index].hasOwnKeys {
        problems.append(String(gallery: "The keys of “\(name)” can’t be changed."))
      } else if let bad = texts.first(where: { KeyCombination(text: $0) == nil }) {
        problems.append(String(gallery: "“\(bad)” for “\(name)” is no key."))
      } else if usual[index].keysAreChoices, keys.count != count {
        problems.append(String(gallery: "“\(name)” takes exactly as many keys as it has."))
      } else {
        commands[index].shortcuts = PhotoCommand.Shortcuts(keys: keys, alternates: [])
        changed.append(index)
      }
    }
    // What takes a key that another command has gives it back, which may free or take another one.
    while let (index, other) = Self.clash(in: commands, changed) {
      commands[index].shortcuts = usual[index].shortcuts
      changed.removeAll { $0 == index }
      let (name, taken) = (usual[index].name, commands[other].name)
      problems.append(String(gallery: "A key for “\(name)” belongs to “\(taken)”."))
    }
    let taken = Set(changed.flatMap { commands[$0].keys })
    for index in commands.indices where !taken.isDisjoint(with: commands[index].alternates) {
      commands[index].shortcuts.alternates = []
    }
    return (commands, problems)
  }

  /// A command with another one's key, where both work.
  private static func clash(in commands: [PhotoCommand], _ changed: [Int]) -> (
    index: Int, other: Int
  )? {
    for index in changed.reversed() {
      let keys = Set(commands[index].keys)
      let other = commands.indices.first { other in
        other != index && commands[index].scope.overlaps(commands[other].scope)
          && !keys.isDisjoint(with: commands[other].keys)
      }
      if let other { return (index, other) }
    }
    return nil
  }
}

extension PhotoCommand.Scope {
  fileprivate func overlaps(_ other: Self) -> Bool { Set([self, other]) != [.library, .photo] }
}

extension PhotoCommand {
  /// Whether each key stands for another choice, such as a number of stars.
  fileprivate var keysAreChoices: Bool { submenu != nil && keys.count > 1 }
}
