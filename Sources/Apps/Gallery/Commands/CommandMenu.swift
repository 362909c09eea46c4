import UIKit

/// A menu of commands.
enum CommandMenu {
  /// That of photos, from their context menu or the bar of the selection.
  case photos
  /// That of the open photo.
  case page
  case library

  enum Section {
    case viewing, selecting, opening, describing, copying, changing, turning, collecting,
      exporting, filing, removing
    case undoing, keeping, mode, order, size, filter, windows, settings

    /// The sections behind a row of this one, so that menus aren't longer than windows.
    fileprivate var submenus: [Section] {
      switch self {
      case .copying: [.exporting, .filing]
      case .changing: [.turning]
      default: []
      }
    }

    /// The row that leads to its commands, in the section that has it as a submenu.
    @MainActor fileprivate var row: (title: String, symbol: String)? {
      switch self {
      case .exporting: (String(gallery: "Share"), "square.and.arrow.up")
      case .filing: (String(gallery: "File"), "folder")
      case .turning: (String(gallery: "Rotate"), "rotate.right")
      default: nil
      }
    }
  }

  var sections: [Section] {
    switch self {
    case .photos:
      [.selecting, .opening, .describing, .changing, .collecting, .copying, .removing]
    case .page: [.viewing] + Self.photos.sections
    case .library: [.mode, .order, .size, .filter, .undoing, .keeping, .windows, .settings]
    }
  }
}

extension CommandTable {
  /// The commands that a menu offers at the moment, in sections.
  ///
  /// - Parameter photos: The photos that it concerns; by default those that keys concern.
  func elements(of menu: CommandMenu, for photos: [Photo]? = nil) -> [UIMenuElement] {
    let target = target(photos)
    return menu.sections.compactMap { section in
      let elements =
        rows(of: section, target)
        + section.submenus.compactMap { submenu in
          let rows = rows(of: submenu, target)
          guard let row = submenu.row, !rows.isEmpty else { return nil }
          return UIMenu(title: row.title, image: UIImage(systemName: row.symbol), children: rows)
        }
      if elements.count == 1, let menu = elements[0] as? UIMenu,
        menu.options.contains(.displayInline)
      {
        return menu
      }
      return elements.isEmpty ? nil : UIMenu(options: .displayInline, children: elements)
    }
  }

  private func rows(of section: CommandMenu.Section, _ target: CommandTarget) -> [UIMenuElement] {
    commands.filter { $0.sections.contains(section) && $0.isOffered(target) }.map {
      element(of: $0, target)
    }
  }

  private func element(of command: PhotoCommand, _ target: CommandTarget) -> UIMenuElement {
    let state = command.state(target)
    let image = (state.symbol ?? command.symbol).flatMap { UIImage(systemName: $0) }
    if let submenu = command.submenu.map({ keyed($0(target), by: command, target) }) {
      guard !submenu.options.contains(.displayInline) else { return submenu }
      return UIMenu(
        title: command.title, image: image, options: submenu.options, children: submenu.children)
    }
    var attributes: UIMenuElement.Attributes =
      command.sections.contains(.removing) ? .destructive : []
    if !command.isEnabled(target) { attributes.insert(.disabled) }
    return row(
      state.title ?? command.title, image, attributes, state.isOn ? .on : .off,
      of: command, target)
  }

  /// A row that performs a command, and shows its key.
  private func row(
    _ title: String, _ image: UIImage?, _ attributes: UIMenuElement.Attributes,
    _ state: UIMenuElement.State, of command: PhotoCommand, _ target: CommandTarget
  ) -> UIMenuElement {
    guard command.keys.indices.contains(target.keyNumber) else {
      return UIAction(title: title, image: image, attributes: attributes, state: state) { _ in
        command.perform?(target)
      }
    }
    let key = command.keys[target.keyNumber]
    return UIKeyCommand(
      title: title, image: image, input: key.input, modifierFlags: key.flags,
      attributes: attributes, state: state
    ) { _ in command.perform?(target) }
  }

  /// The menu with the keys of its command, which choose among its first rows.
  private func keyed(_ menu: UIMenu, by command: PhotoCommand, _ target: CommandTarget) -> UIMenu {
    guard !command.keys.isEmpty else { return menu }
    return menu.replacingChildren(
      menu.children.enumerated().map { number, element in
        guard command.keys.indices.contains(number), let action = element as? UIAction else {
          return element
        }
        var target = target
        target.keyNumber = number
        return row(
          action.title, action.image, action.attributes, action.state, of: command, target)
      })
  }

  /// The buttons of the bar of the selection, in order.
  var selectionBar: [PhotoCommand] {
    sorted { if case .selectionBar(let place) = $0 { place } else { nil } }
  }

  /// The buttons of the bar of a photo's page, in order.
  var pageBar: [PhotoCommand] {
    sorted {
      switch $0 {
      case .pageBar(let place), .widePageBar(let place): place
      default: nil
      }
    }
  }

  private func sorted(by place: (PhotoCommand.Place) -> Int?) -> [PhotoCommand] {
    let placed = commands.compactMap { command in
      command.places.lazy.compactMap(place).first.map { (command, $0) }
    }
    return placed.sorted { $0.1 < $1.1 }.map(\.0)
  }
}
