import Foundation
import PhotoIndexing
import Testing
import UIKit

@testable import gallery

/// Photos in sections by day, month or year.
@Suite struct PhotoSectionsTests {
  /// Photos in the order of days, each day with a number of photos.
  private func days(_ counts: [(String, Int)]) throws -> PhotoDays {
    var photos: [Photo] = []
    for (day, count) in counts {
      for number in 0..<count {
        let text = "\(day) 12:00:\(number % 60)"
        let time = try #require(WallTime(exif: text))
        var file = MediaFile(
          id: FileID(path: "/p/\(photos.count)"), kind: .photo,
          stamp: FileStamp(changed: 1_000_000_000, byteCount: 1, inode: 1))
        file.facts = MediaFacts(width: 10, height: 10, taken: time)
        photos.append(Photo(file))
      }
    }
    return PhotoDays(photos[...])
  }

  private func titles(_ sections: PhotoSections) -> [String] {
    sections.periods.map { $0.title(today: 0, locale: Locale(identifier: "en_GB")) }
  }

  @Test func fullDaysAreSectionsAndSparseOnesAreMonths() throws {
    let days = try days([
      ("2024:03:03", 12), ("2024:03:02", 9), ("2024:02:20", 2), ("2024:02:10", 2),
      ("2024:02:01", 3), ("2022:05:05", 1), ("2022:03:05", 1), ("2022:01:05", 1),
    ])
    let large = PhotoSections(days, columns: 5, usesDays: true)
    #expect(titles(large) == ["3 March 2024", "2 March 2024", "February 2024", "2022"])
    #expect(large.starts == [0, 12, 21, 28, 31])
    let small = PhotoSections(days, columns: 5, usesDays: false)
    #expect(titles(small) == ["March 2024", "February 2024", "2022"])
    let one = PhotoSections(try self.days([("2024:03:03", 12)]), columns: 5, usesDays: true)
    #expect(one == PhotoSections(count: 12), "one section needs no heading")
  }

  @Test func periodsKnowTodayAndYesterday() {
    let today = TimelinePeriod(day: 19_785)
    #expect(today.year == 2024 && today.month == 3)
    #expect(today.title(today: 19_785) == "Today")
    #expect(today.title(today: 19_786) == "Yesterday")
    #expect(today.title(today: 0, locale: Locale(identifier: "de_DE")) == "3. März 2024")
    #expect(
      TimelinePeriod(year: 2024, month: 3).title(locale: Locale(identifier: "de_DE"))
        == "März 2024")
    #expect(TimelinePeriod(day: -1).monthly == TimelinePeriod(year: 1969, month: 12))
    #expect(TimelinePeriod(day: 11_016).monthly == TimelinePeriod(year: 2000, month: 2), "the 29th")
  }

  @Test func indexesAndPathsCorrespond() throws {
    let sections = PhotoSections(
      try days([("2024:03:03", 7), ("2024:03:02", 5), ("2024:03:01", 6)]), columns: 5,
      usesDays: true)
    #expect(sections.count == 3)
    for index in 0..<18 { #expect(sections.index(at: sections.path(of: index)) == index) }
    #expect(sections.path(of: 7) == IndexPath(item: 0, section: 1))
    #expect(sections.index(at: IndexPath(item: 5, section: 1)) == nil)
    #expect(sections.index(at: IndexPath(item: 0, section: 3)) == nil)
  }

  @Test func rowsContinueInTheNextSection() throws {
    let sections = PhotoSections(
      try days([("2024:03:03", 7), ("2024:03:02", 5), ("2024:03:01", 6)]), columns: 5,
      usesDays: true)
    func moved(_ index: Int, _ rows: Int) -> Int {
      sections.index(from: index, byRows: rows, columns: 5)
    }
    #expect(moved(1, 1) == 6 && moved(3, 1) == 6, "the last row is short")
    #expect(moved(6, 1) == 8 && moved(8, 1) == 13 && moved(8, -1) == 6)
    #expect(moved(11, -1) == 6 && moved(13, -2) == 6 && moved(13, -3) == 1)
    #expect(moved(14, 1) == 17 && moved(17, 1) == 17 && moved(3, -1) == 0)
    #expect(moved(0, 4) == 17 && moved(17, -4) == 0)
  }

  @Test func aDayThatIsDeletedIsADeletedSection() throws {
    let old = PhotoSections(
      try days([("2024:03:03", 7), ("2024:03:02", 5), ("2024:03:01", 6)]), columns: 5,
      usesDays: true)
    let new = PhotoSections(
      try days([("2024:03:04", 5), ("2024:03:03", 6), ("2024:03:01", 6)]), columns: 5,
      usesDays: true)
    let steps = PhotoChanges.Steps(
      removed: [1, 7, 8, 9, 10, 11], inserted: [0, 1, 2, 3, 4], rewritten: [13])
    let changes = try #require(old.changes(to: new, by: steps))
    #expect(changes.deletedSections == [1] && changes.insertedSections == [0])
    #expect(changes.deleted == [IndexPath(item: 1, section: 0)] && changes.inserted.isEmpty)
    #expect(changes.reloaded == [IndexPath(item: 1, section: 2)])
    let month = PhotoSections(
      try days([("2024:03:03", 4), ("2024:02:02", 8)]), columns: 5, usesDays: true)
    #expect(old.changes(to: month, by: PhotoChanges.Steps(removed: [1, 2, 3, 4, 5, 6])) == nil)
  }
}

/// The arithmetic of the grid's layout.
@MainActor @Suite struct GridSectionLayoutTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var counts: [Int] = []
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  @Test func onlyVisiblePhotosOfAHundredThousandAreLaidOut() {
    let source = Source()
    source.counts = Array(repeating: 100, count: 1000)
    let layout = GridSectionLayout()
    layout.grid = GridLayout(width: 900)
    layout.headingHeight = 44
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 900, height: 700), collectionViewLayout: layout)
    view.dataSource = source
    let height = layout.collectionViewContentSize.height
    #expect(height > 1_000_000)
    for step in 0..<50 {
      let rect = CGRect(x: 0, y: height * CGFloat(step) / 50, width: 900, height: 700)
      let before = layout.placedCount
      let found = layout.layoutAttributesForElements(in: rect) ?? []
      #expect(layout.placedCount - before <= 45, "elements out of view were placed")
      #expect((15...35).contains(found.count), "\(found.count)")
      for one in found where one.representedElementCategory == .cell {
        #expect(layout.layoutAttributesForItem(at: one.indexPath)?.frame == one.frame)
      }
    }
  }

  @Test func theHeadingStaysWithItsPhotos() throws {
    let source = Source()
    source.counts = [10, 10]
    let layout = GridSectionLayout()
    layout.grid = GridLayout(width: 900)
    layout.headingHeight = 44
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 900, height: 300), collectionViewLayout: layout)
    view.dataSource = source
    func top(_ section: Int) -> CGFloat? {
      layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))?.frame.minY
    }
    let second = try #require(top(1))
    #expect(top(0) == 0)
    view.contentOffset.y = 100
    #expect(top(0) == 100 && top(1) == second)
    view.contentOffset.y = second - 20
    #expect(top(0) == second - 44, "the next one pushes it out")
    view.contentOffset.y = second + 30
    #expect(top(1) == second + 30)
  }
}
