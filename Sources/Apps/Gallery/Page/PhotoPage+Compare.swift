import PhotoBrowsing
import UIKit

extension PhotoPage {
  /// How many photos after the open one can be reached while comparing.
  private static let comparedCount = 24

  var canCompare: Bool { photosToCompare.count > 1 }

  /// The open photo and those after it, or at the end those before it.
  private var photosToCompare: [Photo] {
    guard let photo, !photo.isVideo, let browser, let index = browser.currentIndex else {
      return []
    }
    let count = browser.photoCount
    let after = (index + 1..<max(index + 1, min(count, index + Self.comparedCount)))
      .compactMap { photoAt($0) }
    let before = (max(0, index - 3)..<index).reversed().compactMap { photoAt($0) }
    return [photo] + (after + before).filter { !$0.isVideo && $0.id != photo.id }
  }

  /// Shows the open photo beside the next.
  func compare() {
    guard !isSlideshowShown, browser?.isOpen == true, canCompare else { return }
    scene?.compare(photosToCompare, count: 2)
  }
}
