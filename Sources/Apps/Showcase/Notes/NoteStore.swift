import UIKit

/// A text that a person has written.
struct Note: Codable, Hashable, Identifiable, Sendable {
  var id = UUID()
  var text = ""
  var created = Date()
  var changed = Date()

  /// The first line.
  var title: String {
    let lines = text.split(separator: "\n", maxSplits: 1)
    return lines.first.map { String($0) } ?? String(showcase: "New Note")
  }

  /// The lines after the first one, as one.
  var summary: String {
    text.split(separator: "\n").dropFirst().prefix(3).joined(separator: " ")
  }

  func matches(_ search: String) -> Bool {
    search.isEmpty
      || text.range(of: search, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }
}

/// The notes, kept in the settings of the app.
@MainActor final class NoteStore {
  private let defaults: UserDefaults
  private static let key = "notes"

  /// The notes, the one that was changed last first.
  private(set) var notes: [Note] {
    didSet {
      if let data = try? JSONEncoder().encode(notes) { defaults.set(data, forKey: Self.key) }
    }
  }

  init(defaults: UserDefaults) {
    self.defaults = defaults
    let kept = defaults.data(forKey: Self.key).flatMap {
      try? JSONDecoder().decode([Note].self, from: $0)
    }
    notes = kept ?? Self.samples
  }

  func note(_ id: Note.ID) -> Note? { notes.first { $0.id == id } }

  /// Puts a note first, in place of its earlier version.
  func save(_ note: Note) {
    var note = note
    note.changed = Date()
    notes = [note] + notes.filter { $0.id != note.id }
  }

  func delete(_ id: Note.ID) { notes.removeAll { $0.id == id } }

  /// The notes that are there at first.
  private static var samples: [Note] {
    [
      (
        String(showcase: "Welcome"),
        String(
          showcase:
            "Tap a note to read and change it. Ctrl+F finds words in it, Ctrl+H replaces them.")
      ),
      (
        String(showcase: "Shopping"),
        String(
          showcase: "Bread, butter and cheese, apples and pears, bread rolls for Sunday, coffee")
      ),
      (
        String(showcase: "Packing list"),
        String(showcase: "Camera and two batteries, rain jacket, map of the mountains, a book")
      ),
    ].map { Note(text: $0 + "\n" + $1) }
  }
}
