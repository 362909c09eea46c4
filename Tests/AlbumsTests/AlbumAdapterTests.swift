import Foundation
import Testing
import UIKit

@testable import Albums

@MainActor @Suite struct AlbumAdapterTests {
  final class Source: AlbumDataSource {
    var rooms: [Room] = AlbumsTests.rooms
    var reels: [Reel] = [Reel(tag: "Clips", albumItems: [Clip("a"), Clip("b")])]
    var titles: [String]?

    func photoCategories(in adapter: AlbumAdapter) throws -> [AlbumCategory] {
      try rooms.map { try AlbumCategory($0) }
    }
    func videoCategories(in adapter: AlbumAdapter) throws -> [AlbumCategory] {
      try reels.map { try AlbumCategory($0, kind: .video) }
    }
    func titles(in adapter: AlbumAdapter) -> [String]? { titles }
  }

  @Test func dataSourceAndModelsGiveEqualAlbums() throws {
    let source = Source()
    let asked = AlbumAdapter()
    asked.dataSource = source
    try asked.reloadData()
    let given = AlbumAdapter()
    try given.setAlbum(photos: source.rooms, videos: source.reels)
    #expect(asked.album == given.album)
    #expect(asked.album.titles.last == "Clips(2)")
    #expect(asked.album.item(at: 10_008)?.kind == .video)

    source.titles = source.rooms.map { "\($0.tag)(\($0.count))" }
    try asked.reloadData()
    #expect(asked.album == given.album, "the app's titles equal the default ones")
    source.rooms[1].albumItems[2].location = "Bonn"
    try asked.reloadData()
    #expect(asked.album != given.album)
  }

  @Test func tooManyTitlesAreRejectedWithoutAChange() throws {
    let source = Source()
    let adapter = AlbumAdapter()
    adapter.dataSource = source
    try adapter.reloadData()
    source.titles = Array(repeating: "x", count: 7)
    #expect(throws: AlbumError.tooManyTitles(7, categories: 6)) { try adapter.reloadData() }
    #expect(adapter.album.count == 10_010 && adapter.failure != nil)
    source.titles = ["Own"]
    try adapter.reloadData()
    #expect(adapter.album.titles.prefix(2) == ["Own", "Room 1(3)"] && adapter.failure == nil)
  }

  @Test func dataSourceIsNotRetained() throws {
    let adapter = AlbumAdapter()
    var source: Source? = Source()
    adapter.dataSource = source
    try adapter.reloadData()
    source = nil
    #expect(adapter.dataSource == nil)
    try adapter.reloadData()
    #expect(adapter.album.count == 10_010)
  }

  @Test func aCountChangesOnlyItsTitle() throws {
    let adapter = AlbumAdapter()
    try adapter.setAlbum(photos: rooms)
    adapter.setCount(12, ofCategory: 1)
    adapter.setCount(3, ofCategory: 99)
    #expect(adapter.album.titles[1] == "Room 1(12)" && adapter.album.count == 10_008)
  }
}
