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
    more.accessibilityLabel = String(gallery: "Menu")
    navigationItem.rightBarButtonItems = [more, searching.button]
    updateBar()
  }

  func makeModes() -> UISegmentedControl {
    let modes = UISegmentedControl(items: LibraryMode.allCases.map(\.title))
    modes.selectedSegmentIndex = mode.rawValue
    modes.addAction(
      UIAction { [weak self, weak modes] _ in
        if let mode = modes.flatMap({ LibraryMode(rawValue: $0.selectedSegmentIndex) }) {
          self?.show(mode: mode)
        }
      }, for: .valueChanged)
    return modes
  }

  private func makeSizeSlider() -> UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 110, height: 30))
    slider.maximumValue = Float(zoomLevels.upperBound)
    slider.minimumValue = Float(zoomLevels.lowerBound)
    slider.value = Float(zoomLevel)
    slider.accessibilityLabel = String(gallery: "Thumbnail Size")
    slider.addAction(
      UIAction { [weak self, weak slider] _ in
        if let slider { self?.zoom(to: Int(slider.value.rounded())) }
      }, for: .valueChanged)
    // Only while it is moved is it between two sizes.
    slider.addAction(
      UIAction { [weak self] _ in self?.showZoomLevel() },
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
          completion(self?.delegate?.commands?.elements(of: .library) ?? [])
        }
      ])
  }
}
