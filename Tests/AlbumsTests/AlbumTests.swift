import Albums
import Foundation
import Testing
import UIKit

@MainActor @Suite struct AlbumTests {
  private func album(_ rooms: [Room] = rooms) throws -> Album<AlbumItem> {
    Album(try rooms.map { try AlbumCategory($0) })
  }

  @Test func titlesShowTagAndCount() throws {
    let album = try album()
    #expect(album.titles == ["Room 0(0)", "Room 1(3)", "Room 2(0)", "Room 3(10000)", "Room 4(5)"])
    #expect(album.count == 10_008)
  }

  @Test func pagesAndIndexPathsCorrespond() throws {
    let album = try album()
    var ids: Set<AlbumItem.ID> = []
    for index in 0..<album.count {
      let path = try #require(album.indexPath(of: index))
      #expect(album.index(of: path) == index)
      #expect(album.category(ofPageAt: index) == path.section)
      let id = try #require(album.id(at: index))
      #expect(album.index(of: id) == index)
      ids.insert(id)
    }
    #expect(ids.count == 10_008)
    #expect(album.indexPath(of: -1) == nil && album.indexPath(of: 10_008) == nil)
    #expect(album.item(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(album.item(at: IndexPath(item: 3, section: 1)) == nil)
    #expect(album.item(at: IndexPath(item: 0, section: 9)) == nil)
  }

  @Test func firstPageOfACategory() throws {
    let album = try album()
    #expect(
      (-1...5).map { album.firstIndex(ofCategory: $0) } == [nil, nil, 0, nil, 3, 10_003, nil])
    #expect((-1...5).map { album.nearestCategoryWithItems(to: $0) } == [1, 1, 1, 3, 3, 4, 4])
    #expect(Album<AlbumItem>().nearestCategoryWithItems(to: 0) == nil)
  }

  @Test(
    arguments: [
      (nil, 0), (IndexPath(item: 1, section: 1), 1), (IndexPath(item: 99, section: 1), 2),
      (IndexPath(item: -4, section: 1), 0), (IndexPath(item: 0, section: 0), 0),
      (IndexPath(item: 0, section: 2), 3), (IndexPath(item: 0, section: 99), 10_007),
      (IndexPath(item: 99, section: 99), 10_007), (IndexPath(item: 2, section: -3), 0),
      (IndexPath(indexes: [1]), 0),
    ] as [(IndexPath?, Int)])
  func aSelectionOutOfRangeIsClamped(_ wish: IndexPath?, _ index: Int) throws {
    #expect(try album().nearestIndex(to: wish) == index)
  }

  @Test func emptyLastCategoriesSelectThePreviousPage() throws {
    let ends = try album([
      Room(tag: "a", count: 2, albumItems: Shot.some(2)), Room(tag: "b", count: 0, albumItems: []),
    ])
    #expect(ends.nearestIndex(to: IndexPath(item: 0, section: 1)) == 1)
    #expect(try album([]).nearestIndex(to: nil) == nil)
  }

  @Test func countsMayExceedTheLoadedItems() throws {
    let category = try AlbumCategory(Room(tag: "Hall", count: 238, albumItems: Shot.some(60)))
    #expect(category.title == "Hall(238)" && category.loadedCount == 60)
    #expect(Album([category]).count == 60)
    // An outdated count is never less than the number of loaded items.
    let late = try AlbumCategory(Room(tag: "Hall", count: 5, albumItems: Shot.some(60)))
    #expect(late.title == "Hall(60)")
  }

  @Test func theSamePhotoTwiceIsTwoPages() throws {
    let twice = Shot.some(2) + Shot.some(2)
    let album = try album([
      Room(tag: "a", count: 4, albumItems: twice), Room(tag: "a", count: 4, albumItems: twice),
    ])
    let ids = try (0..<8).map { try #require(album.id(at: $0)) }
    #expect(Set(ids).count == 8)
    #expect(ids.map { album.index(of: $0) } == Array(0..<8))
  }

  @Test func anIDFindsItsItemAfterInsertionsAndDeletions() throws {
    let before = try album()
    let id = try #require(before.id(at: 5000))
    var changed = rooms
    changed[3].albumItems.removeFirst(1000)
    changed[1].albumItems.insert(contentsOf: Shot.some(7, from: 90_000), at: 1)
    let after = try album(changed)
    #expect(after.index(of: id) == 5000 - 1000 + 7)
    changed[3].albumItems.removeAll()
    #expect(try album(changed).index(of: id) == nil)
  }
}
