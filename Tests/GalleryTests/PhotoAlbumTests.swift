import Albums
import Foundation
import PhotoIndexing
import Testing

@testable import gallery

/// Grouping the library by folder and month.
@Suite struct PhotoAlbumTests {
  private func photo(_ path: String, _ seconds: Double = 0) -> Photo {
    Photo(path: path, changed: Date(timeIntervalSince1970: seconds))
  }

  @Test func foldersAreSortedNaturallyAndKeepTheLibrarysOrder() {
    let photos = ["/p/trip 10/b.jpg", "/p/trip 2/z.jpg", "/p/top.jpg", "/p/trip 10/a.jpg"]
    let albums = PhotoAlbum.albums(of: photos.map { photo($0) }, by: .folder)
    #expect(albums.map(\.title) == ["p", "trip 2", "trip 10"])
    #expect(albums[2].photos.map(\.name) == ["b.jpg", "a.jpg"])
    #expect(albums.map(\.id) == ["/p", "/p/trip%202", "/p/trip%2010"])
  }

  @Test func foldersOfTheSameNameHaveDistinctTitles() {
    let paths = ["/a/2024/rome/1.jpg", "/a/2025/rome/1.jpg", "/a/2025/oslo/1.jpg", "/rome/1.jpg"]
    let albums = PhotoAlbum.albums(of: paths.map { photo($0) }, by: .folder)
    #expect(albums.map(\.title) == ["2024/rome", "2025/rome", "oslo", "rome"])
  }

  @Test func monthsFollowTheOrderOfTheLibrary() {
    let month = 2_678_400.0
    let photos = [photo("/3.jpg", 2 * month), photo("/2.jpg", month), photo("/1.jpg", 0)]
    func names(_ order: PhotoOrder) -> [String] {
      PhotoAlbum.albums(of: photos, by: .month, in: order)
        .flatMap { $0.photos.map(\.name) }
    }
    #expect(names(.newestFirst) == ["3.jpg", "2.jpg", "1.jpg"])
    #expect(names(.oldestFirst) == ["1.jpg", "2.jpg", "3.jpg"])
    #expect(names(.name) == ["1.jpg", "2.jpg", "3.jpg"])
  }

  @Test func monthsStartAtTheirFirstSecondInEachYear() {
    let (may1, mayEnd, june1) = (1_714_521_600.0, 1_717_199_999.0, 1_717_200_000.0)
    let photos = [
      photo("/1.jpg", may1 - 31_536_000), photo("/2.jpg", may1 - 1), photo("/3.jpg", may1),
      photo("/4.jpg", mayEnd), photo("/5.jpg", june1),
    ]
    let albums = LocalZone.$other.withValue(.gmt) { PhotoAlbum.albums(of: photos, by: .month) }
    #expect(
      albums.map { $0.photos.map(\.name) } == [
        ["1.jpg"], ["2.jpg"], ["3.jpg", "4.jpg"], ["5.jpg"],
      ])
    #expect(albums.allSatisfy { $0.title.contains("202") } && Set(albums.map(\.title)).count == 4)
  }

  @Test func unsortedPhotosOfAMonthAreOneAlbum() {
    let (may, june) = (1_714_521_600.0, 1_717_200_000.0)
    let photos = [photo("/1.jpg", june), photo("/2.jpg", may), photo("/3.jpg", june + 5)]
    let albums = LocalZone.$other.withValue(.gmt) { PhotoAlbum.albums(of: photos, by: .month) }
    #expect(albums.map { $0.photos.map(\.name) } == [["2.jpg"], ["1.jpg", "3.jpg"]])
  }

  @Test func everyAlbumIsACategory() throws {
    let albums = PhotoAlbum.albums(of: [photo("/p/a.jpg"), photo("/p/b.jpg")], by: .folder)
    let category = try AlbumCategory(albums[0])
    #expect(category.title == "p (2)" && category.item(at: 1).picId == "/p/b.jpg")
    #expect(category.item(at: 1).url == URL(fileURLWithPath: "/p/b.jpg"))
  }

  @Test(arguments: PhotoGrouping.allCases)
  func everyPhotoIsInOneAlbum(_ grouping: PhotoGrouping) {
    let photos = (0..<3000).map { number in
      photo("/p/\(number % 37)/\(number).jpg", Double(number) * 86_400)
    }
    let albums = PhotoAlbum.albums(of: photos, by: grouping)
    #expect(albums.flatMap(\.photos).count == 3000)
    #expect(Set(albums.flatMap(\.photos)) == Set(photos))
    #expect(Set(albums.map(\.id)).count == albums.count)
    #expect(PhotoAlbum.albums(of: [], by: grouping).isEmpty)
  }
}
