import PhotoBrowsing
import UIKit

/// The menus of the bar, made when they are opened.
extension PhotoPage {
  var menu: UIMenu {
    UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak self] completion in completion(self?.elements ?? []) }
    ])
  }

  /// What the menu offers at the moment.
  var elements: [UIMenuElement] {
    guard let photo else { return [] }
    var sections: [UIMenuElement] = [UIMenu(options: .displayInline, children: viewElements)]
    let changes = changeElements(of: photo)
    if !changes.isEmpty { sections.append(UIMenu(options: .displayInline, children: changes)) }
    if let own = actions.menuElements?(photo), !own.isEmpty {
      sections.append(UIMenu(options: .displayInline, children: own))
    }
    return sections
  }

  private var viewElements: [UIMenuElement] {
    [
      UIAction(
        title: String(localized: "Info", bundle: .gallery),
        image: UIImage(systemName: "info.circle"),
        state: isInfoVisible ? .on : .off
      ) { [weak self] _ in self?.toggleInfo() },
      UIAction(
        title: String(localized: "Filmstrip", bundle: .gallery),
        image: UIImage(systemName: "rectangle.split.3x1"),
        state: isFilmstripShown ? .on : .off
      ) { [weak self] _ in self?.toggleFilmstrip() },
      slideshowMenu,
      UIAction(
        title: String(localized: "Compare", bundle: .gallery),
        image: UIImage(systemName: "rectangle.split.2x1"),
        attributes: canCompare ? [] : .disabled
      ) { [weak self] _ in self?.compare() },
    ]
  }

  private var slideshowMenu: UIMenu {
    let start = UIAction(
      title: String(localized: "Start", bundle: .gallery), image: UIImage(systemName: "play.fill")
    ) { [weak self] _ in self?.startSlideshow() }
    let current = actions.settings.value.slideshow.seconds
    let intervals = Settings.Slideshow.durations.map { seconds in
      UIAction(
        title: String(localized: "\(seconds) seconds a photo", bundle: .gallery),
        state: Double(seconds) == current ? .on : .off
      ) { [weak self] _ in self?.actions.settings.value.slideshow.seconds = Double(seconds) }
    }
    return UIMenu(
      title: String(localized: "Slideshow", bundle: .gallery),
      image: UIImage(systemName: "play.rectangle"),
      children: [
        start, UIMenu(options: [.displayInline, .singleSelection], children: intervals),
      ])
  }

  /// What has no room in a narrow bar, unless the commands for photos have it.
  private func changeElements(of photo: Photo) -> [UIMenuElement] {
    var elements: [UIMenuElement] = []
    guard actions.menuElements == nil, bar.rotate.isHidden, !photo.isVideo else { return elements }
    if actions.onRotate != nil {
      elements.append(
        UIAction(
          title: String(localized: "Rotate", bundle: .gallery),
          image: UIImage(systemName: "rotate.right")
        ) { [weak self] _ in self?.rotate() })
    }
    if actions.onEdit != nil {
      elements.append(
        UIAction(
          title: String(localized: "Edit", bundle: .gallery),
          image: UIImage(systemName: "slider.horizontal.3")
        ) { [weak self] _ in self?.edit() })
    }
    return elements
  }

  var zoomMenu: UIMenu {
    func action(_ title: String, _ command: ZoomCommand) -> UIAction {
      UIAction(title: title) { [weak self] _ in self?.browser?.zoom(command) }
    }
    func percent(_ value: Double) -> String { value.formatted(.percent.locale(.user)) }
    return UIMenu(children: [
      action(String(localized: "Fit", bundle: .gallery), .fit),
      action(String(localized: "Fill", bundle: .gallery), .fill), action(percent(1), .actualSize),
      action(percent(2), .pixels(2)),
    ])
  }
}
