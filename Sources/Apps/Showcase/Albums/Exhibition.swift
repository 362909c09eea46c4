import Albums
import Foundation

/// The samples as models of an app, with names of its own.
struct Exhibition {
  var rooms: [Room]
  var reels: [Reel]

  /// A photo, whose `agentId` is the `picId` of albums.
  struct Shot: AlbumItemModel {
    var agentId: String
    var url: String
    var agentName: String
    var location: String
    var shootTime: String?

    static var albumFields: FieldMapping<Shot> { .names(["agentId": "picId"]) }
  }

  /// A video, whose fields have the names of albums.
  struct Video: AlbumItemModel {
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
    var albumItems: [Video]
  }
}

extension Exhibition {
  /// All samples in their rooms.
  static var all: Exhibition {
    let names = [
      (String(showcase: "Nature"), ["dandelion", "cat", "raccoon"]),
      (String(showcase: "Space"), ["earth", "launch", "astronaut", "deep-field"]),
      (String(showcase: "Indoors"), ["coffee", "hopper", "staircase"]),
      (String(showcase: "Close by"), ["gravel", "grass", "bricks", "retina"]),
    ]
    let photos = Samples.photos
    let rooms = names.map { tag, words in
      let shots = words.compactMap { word in photos.first { $0.id.contains(word) } }.map(Shot.init)
      return Room(tag: tag, count: shots.count, albumItems: shots)
    }
    return Exhibition(
      rooms: rooms,
      reels: [Reel(tag: String(showcase: "Videos"), albumItems: Samples.videos.map(Video.init))])
  }

  /// The app's file for an item of an album.
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

extension Exhibition.Video {
  init(_ item: DemoItem) {
    self.init(picId: item.id, url: item.url, agentName: "Vitrine", location: item.caption)
  }
}
