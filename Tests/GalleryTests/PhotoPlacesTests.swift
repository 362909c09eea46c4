import Foundation
import PhotoIndexing
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// The places of photos in lists and albums.
@Suite struct PhotoPlacesTests {
  private func id(_ number: Int) -> Photo.ID { FileID(path: "/p/\(number).jpg") }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 100, 1000]) func everyPhotoIsFound(count: Int) {
    let places = PhotoPlaces(count: count, id: id)
    #expect((0..<count).allSatisfy { places.place(of: id($0), id: id) == $0 })
    #expect((count..<count + 100).allSatisfy { places.place(of: id($0), id: id) == nil })
    #expect(PhotoPlaces().place(of: id(0), id: id) == nil)
  }

  @Test func theFirstOfEqualPhotosIsFound() {
    let ids = [3, 1, 3, 2, 1, 3].map(id)
    let places = PhotoPlaces(count: ids.count) { ids[$0] }
    #expect([3, 1, 2].map { places.place(of: id($0)) { ids[$0] } } == [0, 1, 3])
  }

  @Test(arguments: 1...30) func photosAreFoundInAlbums(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var number = 0
    // Some albums are empty, also the first and the last.
    let albums = (0..<Int.random(in: 0...8, using: &generator)).map { album in
      PhotoAlbum(
        id: "\(album)", title: "",
        photos: (0..<max(0, Int.random(in: -2...6, using: &generator))).map { _ in
          number += 1
          return Photo(
            MediaFile(
              id: id(number), kind: .photo, stamp: FileStamp(changed: 0, byteCount: 1, inode: 1)))
        })
    }
    let list = PhotoAlbumList(albums)
    for (section, album) in albums.enumerated() {
      for (item, photo) in album.photos.enumerated() {
        #expect(list.indexPath(of: photo.id) == IndexPath(item: item, section: section))
      }
    }
    #expect(list.indexPath(of: id(0)) == nil && list.indexPath(of: id(number + 1)) == nil)
  }
}
