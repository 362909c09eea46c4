import UIKit

/// Something that a person can do. Menus, bars, keys, their list and the documentation of them are
/// made from these values.
@MainActor struct PhotoCommand: Identifiable {
  /// Where the keys work, or on what.
  enum Scope: CaseIterable {
    case library, photo
    /// The photo that is open, otherwise the selected ones.
    case photos
    case window

    /// The heading in the list of keys.
    var title: String {
      switch self {
      case .library: String(gallery: "In the Library")
      case .photo: String(gallery: "With a Photo Open")
      case .photos: String(gallery: "Photos")
      case .window: String(gallery: "Window")
      }
    }
  }

  /// Who notices the keys.
  enum KeyHandling {
    /// They are key commands.
    case commands
    /// They are key commands, also in screens that have keys of their own.
    case commandsEverywhere
    /// They are presses, which repeat while the key is held.
    case repeating
    /// A view controller handles them, because they depend on what has the focus. They can't be
    /// changed.
    case fixed
  }

  /// Where it is offered: in a section of menus, or in a bar at a place among its buttons.
  enum Place {
    case menu(CommandMenu.Section)
    case selectionBar(Int), pageBar(Int)
    /// The bar of the page where it is wide.
    case widePageBar(Int)
  }

  /// How it is shown for some photos.
  struct State {
    var isOn = false
    /// The title in place of the usual one.
    var title: String?
    /// The symbol in menus in place of the usual one.
    var symbol: String?
  }

  struct Shortcuts {
    var keys: [KeyCombination]
    /// Keys that do the same, each as the one at its place, and that no list names: for habits, and
    /// where the usual ones have another meaning.
    var alternates: [KeyCombination]
  }

  typealias Query<Value> = @MainActor (CommandTarget) -> Value

  /// The name by which a person's own keys call it.
  let id: String
  /// The title in menus, with an ellipsis if it asks for more.
  let title: String
  let symbol: String?
  let scope: Scope
  var shortcuts: Shortcuts
  let keyHandling: KeyHandling
  let places: [Place]
  /// Whether menus and bars have it for these photos.
  let isOffered: Query<Bool>
  /// Whether it has something to do.
  let isEnabled: Query<Bool>
  let state: Query<State>
  let submenu: Query<UIMenu>?
  /// Does it; nil if that is only in its menu, or a view controller's.
  let perform: Query<Void>?

  init(
    _ id: String, _ title: String, _ symbol: String? = nil, in scope: Scope,
    keys: [KeyCombination] = [], alternates: [KeyCombination] = [],
    handling: KeyHandling = .commands, at places: [Place] = [],
    isOffered: @escaping Query<Bool> = { _ in true }, isEnabled: Query<Bool>? = nil,
    state: @escaping Query<State> = { _ in State() }, submenu: Query<UIMenu>? = nil,
    perform: Query<Void>?
  ) {
    (self.id, self.title, self.symbol, self.scope) = (id, title, symbol, scope)
    shortcuts = Shortcuts(keys: keys, alternates: alternates)
    (keyHandling, self.places, self.isOffered) = (handling, places, isOffered)
    self.isEnabled = isEnabled ?? { scope != .photos || !$0.photos.isEmpty }
    (self.state, self.submenu, self.perform) = (state, submenu, perform)
  }

  var keys: [KeyCombination] { shortcuts.keys }
  var alternates: [KeyCombination] { shortcuts.alternates }

  /// The sections of menus that have it.
  var sections: [CommandMenu.Section] {
    places.compactMap { if case .menu(let section) = $0 { section } else { nil } }
  }

  /// Whether the bar of the page has it only where it is wide.
  var isRare: Bool { places.contains { if case .widePageBar = $0 { true } else { false } } }

  /// Whether a person can choose its keys.
  var hasOwnKeys: Bool { keyHandling != .fixed && perform != nil }

  /// The title without an ellipsis, for lists.
  var name: String { title.trimmingCharacters(in: Self.ellipsis) }

  private static let ellipsis = CharacterSet(charactersIn: "…").union(.whitespaces)
}
