import PhotoBrowsing
import Toasts
import UIKit

extension Composition {
  func startTagging() {
    tagging.onFailure = { [weak self] in self?.say($0) }
    let journal = files.queue.drafts
    tagging.drafts = { journal.note($0) }
    edits.drafts = tagging.drafts
  }

  @discardableResult func toggleFavorite(_ photos: [Photo]) -> Bool {
    guard !photos.isEmpty else { return false }
    let isFavorite = tagging.toggleFavorite(photos)
    // In the grid there are hearts.
    guard isBrowsing else { return true }
    tell(
      isFavorite
        ? String(localized: "Added to your favorites", bundle: .gallery)
        : String(localized: "Removed from your favorites", bundle: .gallery))
    return true
  }

  @discardableResult func setStars(_ stars: Int, of photos: [Photo]) -> Bool {
    guard !photos.isEmpty else { return false }
    tagging.setStars(stars, of: photos)
    let row = String(repeating: "★", count: stars) + String(repeating: "☆", count: 5 - stars)
    tell(
      stars == 0 ? String(localized: "No stars", bundle: .gallery) : row,
      spoken: String(localized: "\(stars) stars", bundle: .gallery))
    return true
  }

  /// Tells what a key did; a newer one takes the place of an older one.
  private func tell(_ text: String, spoken: String? = nil) {
    window.makeToast(TextToastItem(text: text)).position(.safeBottom, offset: -16).id("tagging")
      .onMerge { toast, _ in toast.setText(text) }.spokenText(spoken ?? text).show()
  }

  func say(_ sentence: String) {
    window.makeToast(TextToastItem(text: sentence)).position(.safeBottom, offset: -16)
      .priority(.high).show()
  }
}
