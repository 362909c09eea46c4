import UIKit

/// A menu of commands.
enum CommandMenu {
  /// That of photos, from their context menu or the bar of the selection.
  case photos
  /// That of the open photo.
  case page
  /// The main menu of the library.
  case library

  enum Section {
    case viewing, selecting, opening, showing, copying, changing, exporting, filing, removing
    case mode, order, size, filter, windows, settings
  }

  var sections: [Section] {
    switch self {
    case .photos:
      [.selecting, .opening, .showing, .copying, .changing, .exporting, .filing, .removing]
    case .page: [.viewing] + Self.photos.sections
    case .library: [.mode, .order, .size, .filter, .windows, .settings]
    }
  }
}

extension CommandTable {
  /// What a menu offers at the moment, in sections.
  ///
  /// - Parameter photos: The photos that it concerns; by default those that keys concern.
  func elements(of menu: CommandMenu, for photos: [Photo]? = nil) -> [UIMenuElement] {
    let target = target(photos)
    return menu.sections.compactMap { section in
      let elements = commands.filter { $0.section == section && $0.isOffered(target) }
        .map { element(of: $0, target) }
      if elements.count == 1, let menu = elements[0] as? UIMenu,
        menu.options.contains(.displayInline)
      {
        return menu
      }
      return elements.isEmpty ? nil : UIMenu(options: .displayInline, children: elements)
    }
  }

  private func element(of command: PhotoCommand, _ target: CommandTarget) -> UIMenuElement {
    let isOn = command.isOn?(target) == true
    let symbol = isOn ? command.onSymbol ?? command.symbol : command.symbol
    let image = symbol.flatMap { UIImage(systemName: $0) }
    let title = command.label?(target) ?? command.title
    if let children = command.children {
      return UIMenu(
        title: title, image: image, options: command.menuOptions,
        children: children(target))
    }
    return UIAction(
      title: title, image: image,
      attributes: command.attributes.union(command.isEnabled(target) ? [] : .disabled),
      state: isOn && command.onSymbol == nil ? .on : .off
    ) { _ in command.perform?(target) }
  }

  /// The commands of a bar, in order.
  func commands(of bars: PhotoCommand.Bar...) -> [PhotoCommand] {
    func place(_ command: PhotoCommand) -> Int? { bars.compactMap { command.bars[$0] }.first }
    return commands.filter { place($0) != nil }.sorted { (place($0) ?? 0) < (place($1) ?? 0) }
  }
}
