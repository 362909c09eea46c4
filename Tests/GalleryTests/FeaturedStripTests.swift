import Foundation
import ImageLoading
import PhotoBrowsing
import PhotoIndexing
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// The featured photos at the top of the grid.
@MainActor @Suite(.serialized) struct FeaturedStripTests {
  @MainActor final class World {
    let photos: TestPhotos
    let stage = Stage(size: CGSize(width: 1280, height: 800))
    let delegate: AppDelegate
    let gallery: Gallery

    /// - Parameter years: The years since the photos were taken, at this time of the year.
    init(count: Int, years: Int = 2) async throws {
      photos = try TestPhotos(count: count)
      let day = try #require(Calendar.current.date(byAdding: .year, value: -years, to: Date()))
      for index in 0..<count {
        try FileManager.default.setAttributes(
          [.modificationDate: day.addingTimeInterval(Double(index) / 1000)],
          ofItemAtPath: photos.url(index).path)
      }
      delegate = AppDelegate(paths: [photos.folder])
      stage.launch(delegate)
      gallery = try #require(delegate.gallery)
      let gallery = self.gallery
      #expect(await stage.wait { gallery.thumbnailsAreShown })
      stage.advance(by: 0.3)
    }

    var strip: FeaturedStrip { gallery.library.grid.featured }
    var middle: CGPoint {
      strip.convert(CGPoint(x: strip.bounds.midX, y: strip.bounds.midY), to: nil)
    }
    var shown: Photo? {
      strip.photos.first { photo in
        guard let view = strip.imageView(for: photo.id) else { return false }
        return abs(view.convert(view.bounds, to: nil).midX - middle.x) < 1
      }
    }

    /// The middle photo, with its image.
    func settled() async throws -> Photo {
      #expect(
        await stage.wait {
          self.shown.flatMap { self.strip.imageView(for: $0.id) }?.image != nil
        })
      stage.advance(by: 0.3)
      return try #require(shown)
    }
  }

  @Test(
    "Photos of this day in earlier years are featured at the top; a tap opens the middle one")
  func opens() async throws {
    let world = try await World(count: 50)
    defer { world.photos.remove() }
    #expect(world.strip.photos.count == 7 && Set(world.strip.photos).count == 7)
    let second = try await world.settled()
    world.stage.click(at: world.middle)
    world.stage.advance(by: 0.05)
    #expect(world.strip.imageView(for: second.id)?.isHidden == true)
    world.stage.advance(by: 0.9)
    let browser = try #require(world.gallery.openBrowser)
    #expect(browser.currentID == second.id)
    world.stage.advance(by: 13)
    #expect(world.shown == second, "autoplay runs")
    world.stage.press(.keyboardEscape)
    #expect(await world.stage.wait { world.gallery.openBrowser == nil })
    world.stage.advance(by: 0.3)
    #expect(world.strip.imageView(for: second.id)?.isHidden == false && world.shown == second)
    #expect(world.gallery.library.grid.topPhotoIndex == nil)
  }

  @Test("Closed on another photo, the browser returns to the grid")
  func closesInGrid() async throws {
    let world = try await World(count: 50)
    defer { world.photos.remove() }
    _ = try await world.settled()
    world.stage.click(at: world.middle)
    world.stage.advance(by: 1)
    world.stage.press(.keyboardRightArrow)
    world.stage.advance(by: 1)
    let index = try #require(world.gallery.openBrowser?.currentIndex)
    world.stage.press(.keyboardEscape)
    #expect(await world.stage.wait { world.gallery.openBrowser == nil })
    world.stage.advance(by: 0.5)
    #expect(world.gallery.thumbnail(at: index)?.imageView.isHidden == false)
    #expect(world.gallery.library.grid.selectedIndex == index)
  }

  @Test("A library that fits on a screen or two has no featured photos")
  func small() async throws {
    let world = try await World(count: 12)
    defer { world.photos.remove() }
    #expect(world.strip.photos.isEmpty && world.strip.bounds.height == 0)
    #expect(world.gallery.thumbnail(at: 0)?.frame.minY == 8)
  }

  @Test("Where nothing was taken at this time of earlier years, nothing is featured")
  func nothingFits() async throws {
    let world = try await World(count: 50, years: 0)
    defer { world.photos.remove() }
    #expect(world.strip.photos.isEmpty && world.strip.bounds.height == 0)
    #expect(!world.stage.elements(.header).contains { $0.label == "From All Photos" })
  }

  @Test("Nothing is featured above what was searched, or above a part of the library")
  func searching() async throws {
    let world = try await World(count: 60)
    defer { world.photos.remove() }
    let (stage, home) = (world.stage, world.gallery.library.home)
    #expect(world.strip.photos.count == 7)
    home.searching.begin(with: "photo")
    let isFound = await stage.wait { home.library.isFiltered && home.library.photos.count == 60 }
    stage.settle()
    #expect(isFound && world.strip.photos.isEmpty && world.strip.bounds.height == 0)
    home.searching.end()
    #expect(await stage.wait { world.strip.photos.count == 7 })
    home.show(.recent)
    #expect(await stage.wait { world.strip.photos.isEmpty })
    #expect(home.library.scope == .recent && home.library.photos.count == 60)
  }

  @Test("The strip says what its photos have in common")
  func topics() throws {
    func photo(_ name: String, _ date: String) throws -> Photo {
      let time = try #require(WallTime(exif: date))
      let facts = MediaFacts(width: 10, height: 10, taken: time)
      return Photo(path: "/p/\(name).jpg", facts: facts)
    }
    let today = try #require(WallTime(exif: "2026:11:28 12:00:00")).day
    var photos = try (0..<60).map {
      try photo("\($0)", String(format: "20%02d:0%d:03 10:00:00", 10 + $0 / 10, 1 + $0 % 9))
    }
    func topic() -> FeaturedStrip.Topic? {
      FeaturedStrip.choose(from: photos[...], today: today) { _ in true }?.topic
    }
    #expect(topic() == nil)
    photos += try (0..<3).map { try photo("m\($0)", "201\($0):11:0\($0 + 1) 09:00:00") }
    #expect(topic() == .thisMonth)
    photos += try (0..<3).map { try photo("d\($0)", "201\($0):11:28 09:00:00") }
    let chosen = try #require(
      FeaturedStrip.choose(from: photos[...], today: today) { _ in true })
    #expect(
      chosen.topic == .thisDay && chosen.photos.map(\.name) == ["d0.jpg", "d1.jpg", "d2.jpg"])
    photos += try (0..<3).map { try photo("n\($0)", "2026:11:28 09:0\($0):00") }
    let again = FeaturedStrip.choose(from: photos[...], today: today) { _ in true }
    #expect(again?.photos == chosen.photos, "photos of this year are no look back")
    let titles = [FeaturedStrip.Topic.thisDay, .thisMonth].map(\.title)
    #expect(titles == ["On This Day", "This Month, Years Ago"])
  }

  @Test("The title stands above the photos")
  func title() async throws {
    let world = try await World(count: 50)
    defer { world.photos.remove() }
    let headers = world.stage.elements(.header)
    let label = try #require(headers.first { $0.label == FeaturedStrip.Topic.thisDay.title })
    let frame = world.strip.convert(world.strip.bounds, to: nil)
    #expect(frame.contains(label.frame))
    let photo = try await world.settled()
    let view = try #require(world.strip.imageView(for: photo.id))
    #expect(view.convert(view.bounds, to: nil).minY >= label.frame.maxY)
  }

  /// The day of photos, years later.
  private func today(of photos: [Photo]) throws -> Int {
    let day = try #require(photos.first?.moment.day)
    return day + 28 * 365 + 7
  }

  @Test("Deleted featured photos are replaced; the others stay")
  func changes() throws {
    let strip = FeaturedStrip(loader: ImageLoader(memoryLimit: 1 << 20))
    let photos = (0..<100).map { Photo(path: "/p/\($0).jpg") }
    let today = try today(of: photos)
    func update(_ photos: [Photo]) {
      strip.update(from: photos[...], today: today) { id in photos.first { $0.id == id } }
    }
    update(photos)
    let featured = strip.photos
    #expect(featured.count == 7)
    update(photos.reversed() + [])
    #expect(Set(strip.photos) == Set(featured))
    update(photos.filter { $0 != featured[3] })
    #expect(strip.photos.count == 7 && !strip.photos.contains(featured[3]))
    update(Array(photos.prefix(20)))
    #expect(strip.photos.isEmpty)
  }

  @Test("Featured photos that can't be read are replaced")
  func damaged() async throws {
    let world = try await World(count: 50)
    defer { world.photos.remove() }
    let damaged = try #require(world.strip.photos.first)
    world.gallery.library.thumbnails.cache.removeAll()
    try Data("no photo".utf8).write(to: damaged.url)
    #expect(await world.stage.wait { world.strip.photos.contains { $0.id == damaged.id } == false })
    #expect(world.strip.photos.count == 7)
  }

  @Test("Of a library that can't be read, as of a disk that is gone, only some photos are tried")
  func missing() async throws {
    let stage = Stage(size: CGSize(width: 800, height: 400))
    let screen = UIViewController()
    stage.show(screen)
    let strip = FeaturedStrip(loader: ImageLoader(memoryLimit: 1 << 20))
    strip.frame = screen.view.bounds
    screen.view.addSubview(strip)
    var photos = (0..<1000).map { Photo(path: "/nonexistent/\($0).jpg") }
    let today = try today(of: photos)
    func update() {
      strip.update(from: photos[...], today: today) { id in photos.first { $0.id == id } }
    }
    let failures = FailureCounter(update)
    strip.delegate = failures
    update()
    #expect(await stage.wait { strip.photos.isEmpty })
    #expect(failures.count > 7 && failures.count < 100)
    // While its disk is gone, the library is empty.
    let listed = photos
    photos = []
    update()
    photos = listed
    update()
    #expect(strip.photos.count == 7)
  }
}

/// Selects other photos when some couldn't be read, and counts how often.
@MainActor private final class FailureCounter: FeaturedStripDelegate {
  private(set) var count = 0
  private let update: () -> Void

  init(_ update: @escaping () -> Void) { self.update = update }

  func openFeatured(_ photo: Photo) {}

  func featuredPhotosDidFail() {
    count += 1
    update()
  }
}
