import Albums
import Foundation

/// The samples as an app might have them, under names of its own.
struct Exhibition {
  var rooms: [Room]
  var reels: [Reel]

  /// A photo. What albums call `picId` is called `agentId` here.
  struct Shot: AlbumItemModel {
    var agentId: String
    var url: String
    var agentName: String
    var location: String
    var shootTime: String?

    static var albumFields: FieldMapping<Shot> { .names(["agentId": "picId"]) }
  }

  /// A video, whose fields are called as they are in albums.
  struct Film: AlbumItemModel {
    var picId: String
    var url: URL
    var agentName: String
    var location: String
  }

  struct Room: AlbumCategoryModel {
    var tag: String
    var count: Int
    var albumItems: [Shot]
  }

  struct Reel: AlbumCategoryModel {
    var tag: String
    var count: Int { albumItems.count }
    var albumItems: [Film]
  }
}

extension Exhibition {
  /// All samples in their rooms.
  static var all: Exhibition {
    let names = [
      ("Nature", ["dandelion", "cat", "raccoon"]),
      ("Space", ["earth", "launch", "astronaut", "deep-field"]),
      ("Indoors", ["coffee", "hopper", "staircase"]),
      ("Close by", ["gravel", "grass", "bricks", "retina"]),
    ]
    let photos = Samples.photos
    let rooms = names.map { tag, words in
      let shots = words.compactMap { word in photos.first { $0.id.contains(word) } }.map(Shot.init)
      return Room(tag: tag, count: shots.count, albumItems: shots)
    }
    return Exhibition(
      rooms: rooms, reels: [Reel(tag: "Films", albumItems: Samples.videos.map(Film.init))])
  }

  /// The app's own file for what an album shows.
  static func demoItem(for item: AlbumItem) -> DemoItem? {
    item.url.map { DemoItem($0, kind: item.kind == .video ? .video : .photo) }
  }
}

extension Exhibition.Shot {
  init(_ item: DemoItem) {
    let space = ["earth", "launch", "astronaut", "deep-field"].contains { item.id.contains($0) }
    self.init(
      agentId: item.id, url: item.url.path, agentName: space ? "NASA" : "scikit-image",
      location: item.caption)
  }
}

extension Exhibition.Film {
  init(_ item: DemoItem) {
    self.init(picId: item.id, url: item.url, agentName: "Vitrine", location: item.caption)
  }
}
