import UIKit
import UIKitCompat

/// The rows of the settings, with the values that they show and change.
extension SettingsController {
  func configure(_ cell: UICollectionViewListCell, for row: Row) {
    var content = UIListContentConfiguration.cell()
    content.text = title(of: row)
    if case .cache(let index) = row {
      content = .valueCell()
      content.text = title(of: row)
      content.secondaryTextProperties.color = .detailText
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
    case .appearance: String(gallery: "Appearance")
    case .reducedMotion: String(gallery: "Reduce Motion")
    case .wheel: String(gallery: "Mouse Wheel")
    case .zoom: String(gallery: "Keep Zoom for the Next Photo")
    case .filmstrip: String(gallery: "Show Filmstrip")
    case .duration: String(gallery: "Show Each Photo For")
    case .order: String(gallery: "Order")
    case .repeats: String(gallery: "Repeat")
    case .metadata: String(gallery: "Save")
    case .cache(let index): caches[index].title
    }
  }

  private func accessory(of row: Row) -> UICellAccessory {
    switch row {
    case .appearance: choice(of: Settings.Appearance.allCases, \.appearance, row) { $0.title }
    case .reducedMotion: toggle(\.reducesMotion, row)
    case .wheel: choice(of: Settings.Wheel.allCases, \.wheel, row) { $0.title }
    case .zoom: toggle(\.keepsZoom, row)
    case .filmstrip: toggle(\.showsFilmstrip, row)
    case .duration:
      choice(of: Settings.Slideshow.durations.map(Double.init), \.slideshow.seconds, row) {
        String(gallery: "\(Int($0)) seconds")
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
      UIMenu(title: self.title(of: row), options: .singleSelection, children: actions),
      options: .init(tintColor: .detailText))
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
    look.title = String(gallery: "Clear…")
    look.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 0)
    let button = UIButton(
      configuration: look, primaryAction: UIAction { [weak self] _ in self?.askToClear(index) })
    button.isEnabled = (cacheBytes[index] ?? 0) > 0
    button.accessibilityLabel = String(gallery: "Clear “\(caches[index].title)”?")
    return .customView(configuration: .init(customView: button, placement: .trailing()))
  }
}

extension Settings.Appearance {
  fileprivate var title: String {
    switch self {
    case .system: String(gallery: "System")
    case .light: String(gallery: "Light")
    case .dark: String(gallery: "Dark")
    }
  }
}

extension Settings.Wheel {
  fileprivate var title: String {
    switch self {
    case .zooms: String(gallery: "Zooms")
    case .turnsPages: String(gallery: "Turns Pages")
    }
  }
}

extension Settings.Slideshow.Order {
  fileprivate var title: String {
    switch self {
    case .library: String(gallery: "As in the Library")
    case .shuffled: String(gallery: "Shuffled")
    }
  }
}

extension Settings.MetadataPlace {
  fileprivate var title: String {
    switch self {
    case .sidecars: String(gallery: "Beside the Photos")
    case .photos: String(gallery: "In the Photos")
    }
  }
}
