import UIKit

extension LibraryController {
  /// The width from which on the modes have room in the bar, in points.
  private static let wideBar: CGFloat = 640
  /// The width from which on the size of thumbnails has room in the bar, in points.
  private static let sizeBar: CGFloat = 800

  func setUpBar() {
    navigationItem.titleView = heading
    navigationItem.backButtonDisplayMode = .minimal
    heading.show(library)
    let more = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: mainMenu)
    more.accessibilityLabel = String(localized: "Menu", bundle: .gallery)
    navigationItem.rightBarButtonItems = [more, searching.button]
    updateBar()
  }

  func makeModes() -> UISegmentedControl {
    let modes = UISegmentedControl(items: Self.modeTitles)
    modes.selectedSegmentIndex = mode
    modes.addAction(
      UIAction { [weak self, weak modes] _ in
        if let modes { self?.show(mode: modes.selectedSegmentIndex) }
      }, for: .valueChanged)
    return modes
  }

  private func makeSizeSlider() -> UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 110, height: 30))
    slider.maximumValue = Float(GridLayout.sides.count - 1)
    slider.value = Float(size)
    slider.accessibilityLabel = String(localized: "Thumbnail Size", bundle: .gallery)
    slider.addAction(
      UIAction { [weak self, weak slider] _ in
        if let slider { self?.setSize(Int(slider.value.rounded())) }
      }, for: .valueChanged)
    // Only while it is moved is it between two sizes.
    slider.addAction(
      UIAction { [weak self] _ in self?.showSize() },
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
    return slider
  }

  /// Shows the modes and the size in the bar if there is a choice and room for it.
  func updateBar() {
    guard !searching.isActive else { return }
    let items = navigationItem.rightBarButtonItems ?? []
    let showsSize = view.bounds.width >= Self.sizeBar
    if showsSize != (items.count > 2) {
      sizeSlider = showsSize ? makeSizeSlider() : nil
      navigationItem.rightBarButtonItems =
        items.prefix(2) + (sizeSlider.map { [UIBarButtonItem(customView: $0)] } ?? [])
    }
    let isWide = view.bounds.width >= Self.wideBar
    let shows = isWide && hasAlbums
    guard shows != (navigationItem.leftBarButtonItems?.isEmpty == false) else { return }
    navigationItem.leftBarButtonItems = shows ? [UIBarButtonItem(customView: modes)] : []
  }

  /// Made anew each time it is opened, as it shows the current choice. As the root it is also
  /// opened by F10.
  private var mainMenu: UIMenu {
    UIMenu(
      identifier: .root,
      children: [
        UIDeferredMenuElement.uncached { [weak self] completion in
          completion(self?.mainMenuElements ?? [])
        }
      ])
  }

  private var mainMenuElements: [UIMenuElement] {
    var sections: [UIMenuElement] = []
    if hasAlbums { sections.append(UIMenu(options: .displayInline, children: modeActions)) }
    sections.append(
      UIMenu(
        title: String(localized: "Sort By", bundle: .gallery),
        options: [.displayInline, .singleSelection], children: orderActions))
    sections.append(UIMenu(options: .displayInline, children: sizeActions))
    sections.append(
      UIMenu(
        options: .displayInline,
        children: library.scope == .duplicates ? duplicateActions : filterActions))
    sections.append(UIMenu(options: .displayInline, children: openActions))
    sections.append(UIMenu(options: .displayInline, children: appActions))
    return sections
  }

  private var modeActions: [UIMenuElement] {
    Self.modeTitles.enumerated().map { index, title in
      UIAction(title: title, state: index == mode ? .on : .off) {
        [weak self] _ in self?.show(mode: index)
      }
    }
  }

  private var orderActions: [UIMenuElement] {
    PhotoOrder.allCases.map { order in
      UIAction(title: order.title, state: order == library.order ? .on : .off) {
        [weak self] _ in self?.library.order = order
      }
    }
  }

  private var sizeActions: [UIMenuElement] {
    [
      UIAction(
        title: String(localized: "Larger Thumbnails", bundle: .gallery),
        image: UIImage(systemName: "plus"),
        attributes: size + 1 < GridLayout.sides.count ? [] : .disabled
      ) { [weak self] _ in if let self { self.setSize(self.size + 1) } },
      UIAction(
        title: String(localized: "Smaller Thumbnails", bundle: .gallery),
        image: UIImage(systemName: "minus"), attributes: size > 0 ? [] : .disabled
      ) { [weak self] _ in if let self { self.setSize(self.size - 1) } },
    ]
  }

  private var appActions: [UIMenuElement] {
    [
      UIAction(
        title: String(localized: "Settings…", bundle: .gallery),
        image: UIImage(systemName: "gearshape")
      ) { [weak self] _ in self?.onSettings?() },
      UIAction(
        title: String(localized: "Keyboard Shortcuts", bundle: .gallery),
        image: UIImage(systemName: "keyboard")
      ) { [weak self] _ in self?.onShortcuts?() },
    ]
  }

  private var openActions: [UIMenuElement] {
    [
      UIAction(
        title: String(localized: "Open…", bundle: .gallery), image: UIImage(systemName: "doc")
      ) {
        [weak self] _ in self?.onAskForFiles?()
      },
      UIAction(
        title: String(localized: "Open Folder…", bundle: .gallery),
        image: UIImage(systemName: "folder")
      ) { [weak self] _ in self?.onAskForFolder?() },
    ]
  }

  private var duplicateActions: [UIMenuElement] {
    [
      UIAction(
        title: String(localized: "Choose Identical Copies", bundle: .gallery),
        image: UIImage(systemName: "checkmark.circle"),
        attributes: library.copies.isEmpty ? .disabled : []
      ) { [weak self] _ in self?.onChooseCopies?() }
    ]
  }

  /// Searches that are often wanted.
  private var filterActions: [UIMenuElement] {
    [
      UIAction(
        title: String(localized: "Favorites", bundle: .gallery), image: UIImage(systemName: "heart")
      ) { [weak self] _ in self?.searching.begin(with: "is:favorite ") },
      UIMenu(
        title: String(localized: "Rated at Least", bundle: .gallery),
        image: UIImage(systemName: "star"),
        children: (1...5).reversed().map { stars in
          UIAction(title: String(repeating: "★", count: stars)) { [weak self] _ in
            self?.searching.begin(with: "rating:\(stars)+ ")
          }
        }),
    ]
  }
}
