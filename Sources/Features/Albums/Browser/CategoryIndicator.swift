import PhotoBrowsing
import UIKit

/// A page number such as "3 / 12", counted within the category.
@MainActor final class CategoryIndicator: NumberIndicator {
  /// Returns the index of a page in its category and the category's count. If it is nil, all pages
  /// are counted.
  var positionOfPage: ((_ page: Int) -> (item: Int, count: Int)?)?

  override func update(page: Int, count: Int) {
    let position = positionOfPage?(page)
    super.update(page: position?.item ?? page, count: position?.count ?? count)
  }
}
