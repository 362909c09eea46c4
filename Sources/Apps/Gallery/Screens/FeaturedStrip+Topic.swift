import PhotoIndexing
import UIKit

extension FeaturedStrip {
  /// The reason that photos are in the strip together.
  enum Topic: Hashable {
    /// They were taken on this day of earlier years.
    case thisDay
    /// They were taken in this month of earlier years.
    case thisMonth

    /// The title above the photos.
    var title: String {
      switch self {
      case .thisDay: String(gallery: "On This Day")
      case .thisMonth: String(gallery: "This Month, Years Ago")
      }
    }
  }

  /// The number of photos of a day or a month that are worth a look back.
  private static let fewest = 3

  /// Chooses photos of today's date in earlier years, otherwise of its month; nil if there are not
  /// enough of either.
  ///
  /// - Parameter today: Days since 1970.
  static func choose(
    from photos: ArraySlice<Photo>, today: Int, where isEligible: (Photo) -> Bool
  ) -> (topic: Topic, photos: [Photo])? {
    let date = TimelinePeriod.date(ofDay: today)
    var (ofDay, ofMonth): ([Photo], [Photo]) = ([], [])
    for photo in photos {
      let other = TimelinePeriod.date(ofDay: photo.moment.day)
      guard other.month == date.month, other.year < date.year, isEligible(photo) else { continue }
      ofMonth.append(photo)
      if other.day == date.day { ofDay.append(photo) }
    }
    for (topic, found) in [(Topic.thisDay, ofDay), (.thisMonth, ofMonth)]
    where found.count >= fewest {
      return (topic, selection(of: found[...], where: isEligible))
    }
    return nil
  }
}
