import Foundation

/// The sections of the grid of all photos: consecutive photos of a day, a month or a year,
/// whichever is the shortest that fills rows; or groups of photos that are the same or look alike.
/// A grid without dates has one section without a heading.
struct PhotoSections: Equatable, Sendable {
  /// The periods of the sections; empty for groups, and for one section without a heading.
  private(set) var periods: [TimelinePeriod] = []
  /// The groups of photos that are the same or look alike; empty for sections of another kind.
  private(set) var groups: [OrderedPhotos.Group] = []
  /// The index of the first photo of each section, and at last the number of photos.
  private(set) var starts: [Int]

  /// One section without a heading.
  init(count: Int = 0) { starts = [0, count] }

  /// - Parameters:
  ///   - columns: The number of photos in a row.
  ///   - usesDays: Whether a section may be a day.
  init(_ days: PhotoDays, columns: Int, usesDays: Bool) {
    self.init(count: days.count)
    guard !days.runs.isEmpty else { return }
    var making = Making(days, columns: columns, usesDays: usesDays)
    making.makeYears()
    guard making.periods.count > 1 else { return }
    periods = making.periods
    starts = making.starts + [days.count]
  }

  /// Groups of photos; one section without a heading if there are none.
  init(_ groups: [OrderedPhotos.Group], count: Int) {
    self.init(count: count)
    guard !groups.isEmpty else { return }
    self.groups = groups
    starts = groups.map(\.start) + [count]
  }

  var count: Int { starts.count - 1 }
  var hasHeadings: Bool { !periods.isEmpty || !groups.isEmpty }
  var photoCount: Int { starts[count] }

  /// The heading of a section; nil if it has none.
  func heading(of section: Int) -> String? {
    if periods.indices.contains(section) { return periods[section].title() }
    guard groups.indices.contains(section) else { return nil }
    return groups[section].heading(count: range(of: section).count)
  }

  func range(of section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  func section(of index: Int) -> Int {
    max(0, starts.dropLast().partitioningIndex { $0 > index } - 1)
  }

  func path(of index: Int) -> IndexPath {
    let section = section(of: index)
    return IndexPath(item: index - starts[section], section: section)
  }

  /// The index of the photo at a path; nil if there is none.
  func index(at path: IndexPath) -> Int? {
    guard (0..<count).contains(path.section), path.item >= 0 else { return nil }
    let index = starts[path.section] + path.item
    return index < starts[path.section + 1] ? index : nil
  }

  /// The photo that lies some rows below one, or above for a negative number, in the same column as
  /// far as rows are long enough. Beyond the ends it is the last or first photo.
  func index(from index: Int, byRows rows: Int, columns: Int) -> Int {
    guard photoCount > 0 else { return 0 }
    var section = section(of: index)
    let column = (index - starts[section]) % columns
    var row = (index - starts[section]) / columns + rows
    while row < 0 {
      guard section > 0 else { return 0 }
      section -= 1
      row += rowCount(of: section, columns)
    }
    while row >= rowCount(of: section, columns) {
      guard section + 1 < count else { return photoCount - 1 }
      row -= rowCount(of: section, columns)
      section += 1
    }
    return min(starts[section] + row * columns + column, starts[section + 1] - 1)
  }

  private func rowCount(of section: Int, _ columns: Int) -> Int {
    (range(of: section).count + columns - 1) / columns
  }

  /// Splits years into months and months into days as long as the parts fill rows.
  private struct Making {
    private let days: PhotoDays
    private let columns: Int
    private let usesDays: Bool
    var periods: [TimelinePeriod] = []
    var starts: [Int] = []

    init(_ days: PhotoDays, columns: Int, usesDays: Bool) {
      (self.days, self.columns, self.usesDays) = (days, max(1, columns), usesDays)
    }

    private func start(_ run: Int) -> Int {
      run < days.runs.count ? days.runs[run].start : days.count
    }

    mutating func makeYears() {
      let months = days.runs.map { TimelinePeriod.yearAndMonth(ofDay: $0.day) }
      var run = 0
      while run < months.count {
        let year = months[run].year
        var ends: [Int] = []
        var end = run
        while end < months.count, months[end].year == year {
          let month = months[end].month
          while end < months.count, months[end] == (year, month) { end += 1 }
          ends.append(end)
        }
        // Months of half a row on average are worth a heading.
        if 2 * (start(end) - start(run)) < ends.count * columns {
          add(TimelinePeriod(year: year), at: run)
        } else {
          for end in ends {
            makeDays(of: TimelinePeriod(year: year, month: months[run].month), run..<end)
            run = end
          }
        }
        run = end
      }
    }

    private mutating func makeDays(of month: TimelinePeriod, _ runs: Range<Int>) {
      let count = start(runs.upperBound) - start(runs.lowerBound)
      guard usesDays, count >= runs.count * columns else { return add(month, at: runs.lowerBound) }
      for run in runs { add(TimelinePeriod(day: days.runs[run].day), at: run) }
    }

    private mutating func add(_ period: TimelinePeriod, at run: Int) {
      periods.append(period)
      starts.append(start(run))
    }
  }
}
