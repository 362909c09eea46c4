import Albums
import Foundation
import PhotoIndexing
import Testing

@testable import gallery

/// Grouping the library by folder.
@Suite struct PhotoAlbumTests {
  private func photo(_ path: String, _ seconds: Double = 0) -> Photo {
    Photo(path: path, changed: Date(timeIntervalSince1970: seconds))
  }

  @Test func foldersAreSortedNaturallyAndKeepTheLibrarysOrder() {
    let photos = ["/p/trip 10/b.jpg", "/p/trip 2/z.jpg", "/p/top.jpg", "/p/trip 10/a.jpg"]
    let albums = PhotoAlbum.albums(of: photos.map { photo($0) })
    #expect(albums.map(\.title) == ["p", "trip 2", "trip 10"])
    #expect(albums[2].photos.map(\.name) == ["b.jpg", "a.jpg"])
    #expect(albums.map(\.id) == ["/p", "/p/trip%202", "/p/trip%2010"])
  }

  @Test func foldersOfTheSameNameHaveDistinctTitles() {
    let paths = ["/a/2024/rome/1.jpg", "/a/2025/rome/1.jpg", "/a/2025/oslo/1.jpg", "/rome/1.jpg"]
    let albums = PhotoAlbum.albums(of: paths.map { photo($0) })
    #expect(albums.map(\.title) == ["2024/rome", "2025/rome", "oslo", "rome"])
  }

  @Test func everyAlbumIsACategory() throws {
    let albums = PhotoAlbum.albums(of: [photo("/p/a.jpg"), photo("/p/b.jpg")])
    let category = try AlbumCategory(albums[0])
    #expect(category.title == "p (2)" && category.item(at: 1).picId == "/p/b.jpg")
    #expect(category.item(at: 1).url == URL(fileURLWithPath: "/p/b.jpg"))
  }

  @Test func everyPhotoIsInOneAlbum() {
    let photos = (0..<3000).map { number in
      photo("/p/\(number % 37)/\(number).jpg", Double(number) * 86_400)
    }
    let albums = PhotoAlbum.albums(of: photos)
    #expect(albums.flatMap(\.photos).count == 3000)
    #expect(Set(albums.flatMap(\.photos)) == Set(photos))
    #expect(Set(albums.map(\.id)).count == albums.count)
    #expect(PhotoAlbum.albums(of: []).isEmpty)
  }
}
