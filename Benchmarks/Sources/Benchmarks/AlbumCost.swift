import Albums
import Foundation
import UIKit

/// Measures opening an album and each access to it afterwards.
@MainActor enum AlbumCost {
  struct Shot: AlbumItemModel {
    var url: String
    var agentId: String
    var agentName: String?
    var location = "Ulm"
    var approveStatus = 1
    static var albumFields: FieldMapping<Shot> { .names(["agentId": "picId"]) }
  }

  struct Room: AlbumCategoryModel {
    var tag: String
    var count: Int { albumItems.count }
    var albumItems: [Shot]
  }

  static func run() throws {
    let rooms = (0..<10).map { room in
      Room(
        tag: "Room \(room)",
        albumItems: (0..<10_000).map {
          Shot(url: "https://example.org/\(room)/\($0).jpg", agentId: "\(room)-\($0)")
        })
    }
    let adapter = AlbumAdapter()
    let build = try milliseconds { try adapter.setAlbum(photos: rooms) }
    let album = adapter.album
    let id = milliseconds { _ = album.id(at: 20_005) }
    let keys = milliseconds { _ = album.id(at: 59_999) }
    let items = milliseconds { for index in 0..<10_000 { _ = album.item(at: index * 10) } }
    var sum = 0
    let places = milliseconds {
      for index in 0..<album.count {
        guard let path = album.indexPath(of: index) else { continue }
        sum += album.index(of: path) ?? 0
      }
    }
    precondition(sum == album.count * (album.count - 1) / 2, "an index came back as another")
    let perLookup = places * 1e6 / Double(album.count) / 2
    Benchmarks.print(
      "Albums: 10 categories of 10,000 models, fields by names",
      [
        ("taking them on", String(format: "%.3f ms", build)),
        ("id of the sixth in a category", String(format: "%.2f ms", id)),
        ("id of the 10,000th in a category", String(format: "%.1f ms", keys)),
        ("reading an item", String(format: "%.2f µs", items * 1000 / 10_000)),
        ("index to path or back", String(format: "%.0f ns", perLookup)),
      ])
  }

  private static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try work()
    return Double((ContinuousClock.now - start) / .microseconds(1)) / 1000
  }
}
