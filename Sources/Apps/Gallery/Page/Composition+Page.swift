import PhotoMetadata
import UIKit

extension Composition {
  /// Connects what the page of a photo offers to what does it.
  func startPage() {
    pageActions.isFavorite = { [weak self] in (self?.library.photo($0.id) ?? $0).isFavorite }
    pageActions.onFavorite = { [weak self] in self?.toggleFavorite([$0]) }
    pageActions.onRating = { [weak self] in self?.tagging.setStars($1, of: [$0]) }
    pageActions.onTags = { [weak self] in self?.tagging.setTags($1, of: [$0]) }
    pageActions.onTitle = { [weak self] in self?.tagging.setTitle($1.isEmpty ? nil : $1, of: [$0]) }
    pageActions.onCaption = { [weak self] in
      self?.tagging.setCaption($1.isEmpty ? nil : $1, of: [$0])
    }
    pageActions.onMap = { [weak self] in self?.openMap(of: $0) }
    pageActions.onCopyPlace = { [weak self] in self?.copyCoordinates(of: $0) }
    pageActions.onRotate = { [weak self] in self?.turn([$0], quarterTurns: $1) }
    pageActions.onAllMetadata = { [weak self] in self?.showAllMetadata(of: $0) }
    pageActions.onEdit = { [weak self] in self?.edit($0) }
    pageActions.onRest = { [weak self] in self?.findMotion(of: $0, in: $1) }
    pageActions.menuElements = { [weak self] in
      self?.commands.elements(for: [$0], isOpen: true) ?? []
    }
  }

  func showAllMetadata(of photo: Photo) {
    frontController?.present(AllMetadataController(photo).inSheet(), animated: true)
  }

  /// Opens a place in the desktop's map program, otherwise on OpenStreetMap's page.
  private func openMap(of place: MediaMetadata.Place) {
    Task {
      for link in PlaceLinks(place).all where await UIApplication.shared.open(link) { return }
      say(String(localized: "No program shows maps or web pages.", bundle: .gallery))
    }
  }

  private func copyCoordinates(of place: MediaMetadata.Place) {
    UIPasteboard.general.string = PlaceLinks(place).coordinates
    say(String(localized: "Coordinates copied", bundle: .gallery))
  }

  /// Adds what the photos' metadata and their editor offer to the commands for photos.
  func startCommands() {
    commands.moreElements.append { [weak self] in self?.elements(for: $0) ?? [] }
    commands.moreElements.append { [weak self] in self?.leavingElements(for: $0) ?? [] }
    commands.barControls.append(
      PhotoCommands.BarControl(
        symbol: "heart", label: String(localized: "Favorite", bundle: .gallery)
      ) { [weak self] in self?.toggleFavorite($0) })
  }

  private func elements(for photos: [Photo]) -> [UIMenuElement] {
    let isFavorite = photos.allSatisfy(\.isFavorite)
    var elements: [UIMenuElement] = [
      UIAction(
        title: isFavorite
          ? String(localized: "Remove from Favorites", bundle: .gallery)
          : String(localized: "Add to Favorites", bundle: .gallery),
        image: UIImage(systemName: isFavorite ? "heart.slash" : "heart")
      ) { [weak self] _ in self?.toggleFavorite(photos) },
      ratingMenu(photos),
    ]
    let stills = photos.filter { !$0.isVideo }
    guard !stills.isEmpty else { return elements }
    elements.append(
      UIAction(
        title: String(localized: "Rotate", bundle: .gallery),
        image: UIImage(systemName: "rotate.right")
      ) { [weak self] _ in self?.turn(stills, quarterTurns: 1) })
    if photos.count == 1, let photo = stills.first {
      elements.append(
        UIAction(
          title: String(localized: "Edit", bundle: .gallery),
          image: UIImage(systemName: "slider.horizontal.3")
        ) { [weak self] _ in self?.edit(photo) })
    }
    if stills.contains(where: { edits.isEdited($0.id) }) {
      elements.append(
        UIAction(
          title: String(localized: "Save Edits…", bundle: .gallery),
          image: UIImage(systemName: "checkmark.circle")
        ) { [weak self] _ in self?.saveEdits(of: stills) })
    }
    return elements
  }

  private func ratingMenu(_ photos: [Photo]) -> UIMenu {
    let current = Set(photos.map(\.stars))
    let choices = (0...5).map { stars in
      UIAction(
        title: stars == 0
          ? String(localized: "No stars", bundle: .gallery) : String(repeating: "★", count: stars),
        state: current == [stars] ? .on : .off
      ) { [weak self] _ in self?.setStars(stars, of: photos) }
    }
    return UIMenu(
      title: String(localized: "Rate", bundle: .gallery), image: UIImage(systemName: "star"),
      options: .singleSelection, children: choices)
  }
}
