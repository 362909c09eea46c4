import Foundation
import PhotoIndexing

/// The years or months in which photos were taken, each with a photo that stands for it. Made off
/// the main thread, as it looks at each photo.
struct PhotoPeriods: Equatable, Sendable {
  /// A year or a month.
  struct Part: Equatable, Sendable {
    let period: TimelinePeriod
    let count: Int
    /// The photo with which the period begins in the order of the library.
    let first: Photo
    /// The favorite or the one with the most stars, in the middle of the equally good ones.
    let cover: Photo
  }

  let unit: TimelinePeriod.Unit
  private(set) var parts: [Part] = []
  private var places: [TimelinePeriod: Int] = [:]

  init(_ unit: TimelinePeriod.Unit) { self.unit = unit }

  /// - Parameter order: Periods are in the order of their dates, the newest first if photos are.
  init(_ photos: [Photo], by unit: TimelinePeriod.Unit, in order: PhotoOrder) {
    self.init(unit)
    var groups: [TimelinePeriod: [Int]] = [:]
    var run: (day: Int, period: TimelinePeriod, indices: [Int])?
    // Photos of a day mostly follow each other.
    for (index, photo) in photos.enumerated() where !photo.isUnreadable {
      let day = photo.moment.day
      if run?.day == day {
        run?.indices.append(index)
      } else {
        if let run { groups[run.period, default: []] += run.indices }
        run = (day, period(ofDay: day), [index])
      }
    }
    if let run { groups[run.period, default: []] += run.indices }
    let isReversed = order == .newestFirst
    let periods = groups.keys.sorted {
      (($0.year, $0.month) < ($1.year, $1.month)) != isReversed
    }
    for period in periods {
      guard let indices = groups[period],
        let part = Self.part(period, photos, indices, isReversed: isReversed)
      else { continue }
      places[period] = parts.count
      parts.append(part)
    }
  }

  private static func part(
    _ period: TimelinePeriod, _ photos: [Photo], _ indices: [Int], isReversed: Bool
  ) -> Part? {
    var (best, score) = ([Int](), -1)
    for index in indices {
      let own = self.score(of: photos[index])
      if own > score { (best, score) = ([], own) }
      if own == score { best.append(index) }
    }
    let first = indices.min { one, other in
      let (one, other) = (photos[one].moment, photos[other].moment)
      return isReversed ? one > other : one < other
    }
    guard let first, !best.isEmpty else { return nil }
    return Part(
      period: period, count: indices.count, first: photos[first],
      cover: photos[best[best.count / 2]])
  }

  /// How good a photo is as a cover; videos are the last.
  private static func score(of photo: Photo) -> Int {
    photo.isVideo ? 0 : 1 + photo.stars + (photo.isFavorite ? 10 : 0)
  }

  private func period(ofDay day: Int) -> TimelinePeriod {
    let (year, month) = TimelinePeriod.yearAndMonth(ofDay: day)
    return unit == .year ? TimelinePeriod(year: year) : TimelinePeriod(year: year, month: month)
  }

  /// The place of the period in which a photo was taken; nil if there is none.
  func place(of photo: Photo) -> Int? { places[period(ofDay: photo.moment.day)] }
}
