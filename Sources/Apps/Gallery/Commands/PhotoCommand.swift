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
      case .library: String(localized: "In the Library", bundle: .gallery)
      case .photo: String(localized: "With a Photo Open", bundle: .gallery)
      case .photos: String(localized: "Photos", bundle: .gallery)
      case .window: String(localized: "Window", bundle: .gallery)
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

  /// The bars with buttons for commands.
  enum Bar {
    case selection, page
    /// The bar of the page where it is wide.
    case widePage
  }

  typealias Query<Value> = @MainActor (CommandTarget) -> Value

  /// What a person's own keys call it.
  let id: String
  /// The title in menus, with an ellipsis if it asks for more.
  let title: String
  var symbol: String?
  let scope: Scope
  var keys: [KeyCombination]
  let keyHandling: KeyHandling
  /// The section of the menus that have it.
  let section: CommandMenu.Section?
  /// The bars that have it, and its place among their buttons.
  let bars: [Bar: Int]
  var attributes: UIMenuElement.Attributes = []
  /// Another title for some photos.
  let label: Query<String>?
  /// The symbol in menus while it is on.
  var onSymbol: String?
  /// Whether menus and bars have it for these photos.
  let isOffered: Query<Bool>
  /// Whether it has something to do.
  let isEnabled: Query<Bool>
  let isOn: Query<Bool>?
  /// The choices in its menu.
  let children: Query<[UIMenuElement]>?
  /// How its menu shows the choices.
  let menuOptions: UIMenu.Options
  /// Does it; nil if that is only in its menu, or a view controller's.
  let perform: Query<Void>?

  init(
    _ id: String, _ title: String, _ symbol: String? = nil, in scope: Scope,
    keys: [KeyCombination] = [], handling: KeyHandling = .commands,
    menu section: CommandMenu.Section? = nil, bars: [Bar: Int] = [:],
    label: Query<String>? = nil, isOffered: @escaping Query<Bool> = { _ in true },
    isEnabled: Query<Bool>? = nil, isOn: Query<Bool>? = nil,
    menuOptions: UIMenu.Options = [], children: Query<[UIMenuElement]>? = nil,
    perform: Query<Void>?
  ) {
    (self.id, self.title, self.symbol, self.scope, self.keys) = (id, title, symbol, scope, keys)
    (keyHandling, self.section, self.bars) = (handling, section, bars)
    (self.label, self.isOffered, self.isOn) = (label, isOffered, isOn)
    self.isEnabled = isEnabled ?? { scope != .photos || !$0.photos.isEmpty }
    (self.menuOptions, self.children, self.perform) = (menuOptions, children, perform)
  }

  /// Whether a person can choose its keys.
  var hasOwnKeys: Bool { keyHandling != .fixed && perform != nil }

  /// The title without an ellipsis, for lists.
  var name: String { title.trimmingCharacters(in: Self.ellipsis) }

  private static let ellipsis = CharacterSet(charactersIn: "…").union(.whitespaces)
}
