import QuartzCore

/// The entries of a menu from top to bottom: its current elements.
enum MenuEntry {
  case title(String)
  case action(UIAction)
  case submenu(UIMenu)
  case loading(UIDeferredMenuElement)
  /// Actions side by side.
  case strip([UIAction], MenuStrip)
  /// A gap between sections.
  case separator
}

/// The ways of showing actions side by side.
enum MenuStrip {
  /// Their images.
  case images
  /// Their images above their titles.
  case titles
  /// Their images, with rings around the checked ones.
  case palette
}

extension UIMenu {
  /// - Parameters:
  ///   - isRoot: Whether the title is shown, because no row shows it.
  ///   - resolved: The elements that deferred elements have provided.
  ///   - validate: Called for each command before it is shown.
  func entries(
    isRoot: Bool, resolved: [ObjectIdentifier: [UIMenuElement]],
    validate: (@MainActor (UICommand) -> Void)? = nil
  ) -> [MenuEntry] {
    var entries = section(of: children, resolved: resolved, validate)
    if isRoot, !title.isEmpty { entries.insert(.title(title), at: 0) }
    return entries.withoutIdleSeparators
  }

  private func section(
    of elements: [UIMenuElement], resolved: [ObjectIdentifier: [UIMenuElement]],
    _ validate: (@MainActor (UICommand) -> Void)?
  ) -> [MenuEntry] {
    if let strip = strip {
      let actions = elements.compactMap { $0 as? UIAction }.filter(\.isShown)
      if actions.count == elements.count { return strips(actions, strip) }
    }
    return elements.flatMap { element -> [MenuEntry] in
      switch element {
      case let action as UIAction: return action.isShown ? [.action(action)] : []
      case let command as UICommand:
        validate?(command)
        let action = command.menuAction
        return action.isShown ? [.action(action)] : []
      case let menu as UIMenu:
        let isInline = menu.options.contains(.displayInline)
        guard isInline || menu.options.contains(.displayAsPalette) else { return [.submenu(menu)] }
        let title: [MenuEntry] = menu.title.isEmpty ? [] : [.title(menu.title)]
        return [.separator] + title + menu.section(of: menu.children, resolved: resolved, validate)
          + [.separator]
      case let deferred as UIDeferredMenuElement:
        guard let known = resolved[ObjectIdentifier(deferred)] else { return [.loading(deferred)] }
        return section(of: known, resolved: resolved, validate)
      default: return []
      }
    }
  }

  private var strip: MenuStrip? {
    if options.contains(.displayAsPalette) { return .palette }
    switch preferredElementSize {
    case .small: return .images
    case .medium: return .titles
    case .large, .automatic: return nil
    }
  }

  /// Returns strips with as many actions side by side as are easy to hit.
  private func strips(_ actions: [UIAction], _ strip: MenuStrip) -> [MenuEntry] {
    let count: Int
    switch strip {
    case .images: count = 4
    case .titles: count = 3
    case .palette: count = 6
    }
    return stride(from: 0, to: actions.count, by: count).map {
      .strip(Array(actions[$0..<min($0 + count, actions.count)]), strip)
    }
  }
}

extension UIAction {
  var isShown: Bool { !attributes.contains(.hidden) }
  var isDisabled: Bool { attributes.contains(.disabled) }
  var isDestructive: Bool { attributes.contains(.destructive) }
  /// The image for the current state.
  var shownImage: UIImage? { state == .on ? selectedImage ?? image : image }
}

extension [MenuEntry] {
  /// The entries without separators at the ends and next to each other.
  fileprivate var withoutIdleSeparators: [MenuEntry] {
    var kept: [MenuEntry] = []
    for entry in self {
      if case .separator = entry {
        guard let last = kept.last else { continue }
        if case .separator = last { continue }
      }
      kept.append(entry)
    }
    if case .separator? = kept.last { kept.removeLast() }
    return kept
  }
}
