import PhotoIndexing

/// The days on which consecutive photos were taken. Made off the main thread, as it looks at each
/// photo; all sections are made from the days, of which there are few.
struct PhotoDays: Equatable, Sendable {
  /// Consecutive photos of one day.
  struct Run: Equatable, Sendable {
    /// Days since 1970, on the clock of the camera.
    let day: Int
    /// The index of the first photo.
    let start: Int
  }

  private(set) var runs: [Run] = []
  private(set) var count = 0

  init() {}

  init(_ photos: ArraySlice<Photo>) {
    count = photos.count
    for (index, photo) in photos.enumerated() {
      let day = photo.file.moment.day
      if runs.last?.day != day { runs.append(Run(day: day, start: index)) }
    }
  }
}

extension WallTime {
  private static let millisecondsOfDay: Int64 = 86_400_000

  /// Days since 1970.
  var day: Int {
    let (days, rest) = milliseconds.quotientAndRemainder(dividingBy: Self.millisecondsOfDay)
    return Int(rest < 0 ? days - 1 : days)
  }
}
