import UIKit
import UIKitCompat

/// What the rows of the settings show and change.
extension SettingsController {
  func configure(_ cell: UICollectionViewListCell, for row: Row) {
    var content = UIListContentConfiguration.cell()
    content.text = title(of: row)
    if case .cache(let index) = row {
      content = .valueCell()
      content.text = title(of: row)
      content.secondaryText =
        cacheBytes[index].map {
          $0.formatted(.byteCount(style: .file, spellsOutZero: false).locale(.user))
        } ?? "…"
    }
    cell.contentConfiguration = content
    cell.accessories = [accessory(of: row)]
  }

  private func title(of row: Row) -> String {
    switch row {
    case .appearance: String(localized: "Appearance", bundle: .gallery)
    case .reducedMotion: String(localized: "Reduce Motion", bundle: .gallery)
    case .wheel: String(localized: "Mouse Wheel", bundle: .gallery)
    case .zoom: String(localized: "Keep Zoom for the Next Photo", bundle: .gallery)
    case .filmstrip: String(localized: "Show Filmstrip", bundle: .gallery)
    case .duration: String(localized: "Show Each Photo For", bundle: .gallery)
    case .order: String(localized: "Order", bundle: .gallery)
    case .repeats: String(localized: "Repeat", bundle: .gallery)
    case .metadata: String(localized: "Save", bundle: .gallery)
    case .cache(let index): caches[index].title
    }
  }

  private func accessory(of row: Row) -> UICellAccessory {
    switch row {
    case .appearance:
      choice(of: Settings.Appearance.allCases, \.appearance, row) { $0.title }
    case .reducedMotion: toggle(\.reducesMotion, row)
    case .wheel: choice(of: Settings.Wheel.allCases, \.wheel, row) { $0.title }
    case .zoom: toggle(\.keepsZoom, row)
    case .filmstrip: toggle(\.showsFilmstrip, row)
    case .duration:
      choice(of: Settings.Slideshow.durations.map(Double.init), \.slideshow.seconds, row) {
        String(localized: "\(Int($0)) seconds", bundle: .gallery)
      }
    case .order: choice(of: Settings.Slideshow.Order.allCases, \.slideshow.order, row) { $0.title }
    case .repeats: toggle(\.slideshow.isLooping, row)
    case .metadata: choice(of: Settings.MetadataPlace.allCases, \.metadataPlace, row) { $0.title }
    case .cache(let index): clearButton(index)
    }
  }

  /// A button with a menu of all values.
  private func choice<Value: Equatable>(
    of values: [Value], _ path: WritableKeyPath<Settings, Value>, _ row: Row,
    title: (Value) -> String
  ) -> UICellAccessory {
    let actions = values.map { value in
      UIAction(title: title(value), state: store.value[keyPath: path] == value ? .on : .off) {
        [weak self] _ in self?.store.value[keyPath: path] = value
      }
    }
    return .popUpMenu(
      UIMenu(title: self.title(of: row), options: .singleSelection, children: actions))
  }

  private func toggle(_ path: WritableKeyPath<Settings, Bool>, _ row: Row) -> UICellAccessory {
    let control = UISwitch()
    control.isOn = store.value[keyPath: path]
    control.accessibilityLabel = title(of: row)
    control.addAction(
      UIAction { [weak self, weak control] _ in
        if let control { self?.store.value[keyPath: path] = control.isOn }
      }, for: .valueChanged)
    return .customView(configuration: .init(customView: control, placement: .trailing()))
  }

  private func clearButton(_ index: Int) -> UICellAccessory {
    var look = UIButton.Configuration.plain()
    look.title = String(localized: "Clear…", bundle: .gallery)
    look.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 0)
    let button = UIButton(
      configuration: look, primaryAction: UIAction { [weak self] _ in self?.askToClear(index) })
    button.isEnabled = (cacheBytes[index] ?? 0) > 0
    button.accessibilityLabel = String(
      localized: "Clear “\(caches[index].title)”?", bundle: .gallery)
    return .customView(configuration: .init(customView: button, placement: .trailing()))
  }
}

extension Settings.Appearance {
  fileprivate var title: String {
    switch self {
    case .system: String(localized: "System", bundle: .gallery)
    case .light: String(localized: "Light", bundle: .gallery)
    case .dark: String(localized: "Dark", bundle: .gallery)
    }
  }
}

extension Settings.Wheel {
  fileprivate var title: String {
    switch self {
    case .zooms: String(localized: "Zooms", bundle: .gallery)
    case .turnsPages: String(localized: "Turns Pages", bundle: .gallery)
    }
  }
}

extension Settings.Slideshow.Order {
  fileprivate var title: String {
    switch self {
    case .library: String(localized: "As in the Library", bundle: .gallery)
    case .shuffled: String(localized: "Shuffled", bundle: .gallery)
    }
  }
}

extension Settings.MetadataPlace {
  fileprivate var title: String {
    switch self {
    case .sidecars: String(localized: "Beside the Photos", bundle: .gallery)
    case .photos: String(localized: "In the Photos", bundle: .gallery)
    }
  }
}
