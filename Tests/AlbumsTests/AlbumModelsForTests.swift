import Albums
import Foundation

/// An app's own photo, whose id has another name.
struct Shot: AlbumItemModel, Identifiable {
  var url: String?
  var agentId: String
  var agentName: String?
  var location = "Ulm"
  var approveStatus = 1
  var id: String { agentId }

  static var albumFields: FieldMapping<Shot> { .names(["agentId": "picId"]) }

  static let byPath = FieldMapping<Shot>()
    .mapping(\.url, to: \.url) { $0.flatMap { URL(string: $0) } }
    .mapping(\.agentId, to: \.picId)
    .mapping(\.agentId, to: \.agentId)
    .mapping(\.agentName, to: \.agentName)
    .mapping(\.location, to: \.location)
    .mapping(\.approveStatus, to: \.approveStatus)

  static func some(_ count: Int, from first: Int = 0) -> [Shot] {
    (first..<(first + count)).map { index in
      Shot(url: "https://example.org/\(index).jpg", agentId: "a\(index)", agentName: "Ada")
    }
  }
}

/// A subclass, like Objective-C models.
class Named { var agentName: String? = "Grace" }
final class Clip: Named, AlbumItemModel {
  var url: URL?
  var picId = 7
  init(_ name: String) { url = URL(string: "https://example.org/\(name).mp4") }
}

struct Room: AlbumCategoryModel {
  var tag: String
  var count: Int
  var albumItems: [Shot]
}

struct Reel: AlbumCategoryModel {
  var tag: String
  var count: Int { albumItems.count }
  var albumItems: [Clip]
}

/// Five rooms with 0, 3, 0, 10,000 and 5 photos.
let rooms: [Room] = {
  var first = 0
  return [0, 3, 0, 10_000, 5].enumerated().map { index, count in
    defer { first += count }
    return Room(tag: "Room \(index)", count: count, albumItems: Shot.some(count, from: first))
  }
}()
