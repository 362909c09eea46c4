import Carousels
import Testing
import UIKit
import UIKitStage

@testable import showcase

/// The descriptions of the carousels are true.
@MainActor enum CarouselNotices {
  static let all: [String: ShowcaseVisit.Notice] = [
    "carousel-dots": dots, "carousel-number": number, "carousel-web": web,
    "carousel-views": views, "carousel-tabs": tabs, "carousel-peek": peek, "carousel-data": data,
    "carousel-looks": looks,
    "carousel-story": story,
  ]

  typealias Photos = CarouselView<PhotoSlide, DemoItem>

  private static func carousel(_ visit: ShowcaseVisit) throws -> Carousel {
    try #require((visit.screen as? CarouselScreen)?.carousel)
  }

  /// The half-way position of the appearing page relative to the disappearing one.
  private static func side(_ visit: ShowcaseVisit, _ carousel: Carousel) throws -> CGPoint {
    let middle = visit.rect(carousel).center
    let old = try visit.last(PhotoSlide.self, in: carousel) { visit.rect($0).contains(middle) }
    carousel.move()
    visit.stage.advance(by: 0.12)
    let seen = visit.rect(carousel).insetBy(dx: 4, dy: 4)
    let new = try visit.last(PhotoSlide.self, in: carousel) {
      $0 !== old && visit.rect($0).intersects(seen)
    }
    return CGPoint(
      x: visit.rect(new).midX - visit.rect(old).midX, y: visit.rect(new).midY - visit.rect(old).midY
    )
  }

  private static func dots(_ visit: ShowcaseVisit) throws {
    let carousel = try carousel(visit)
    let dots = try #require(carousel.indicator as? CarouselDots)
    visit.settle()
    let before = try #require(visit.stage.picture()), rect = visit.rect(dots)
    func strip(_ picture: CGImage) -> [UInt8] {
      picture.withPixels { bytes in
        (Int(rect.minX)..<Int(rect.maxX)).map {
          bytes[Int(rect.midY) * picture.bytesPerRow + $0 * 4 + 1]
        }
      }
    }
    let way = try side(visit, carousel)
    #expect(way.x < -50 && way.y == 0, "the next comes from the left: \(way)")
    let between = strip(try #require(visit.stage.picture()))
    visit.settle()
    let after = strip(try #require(visit.stage.picture()))
    #expect(carousel.currentIndex == 1)
    #expect(between != strip(before) && between != after && after != strip(before))
  }

  private static func number(_ visit: ShowcaseVisit) throws {
    let carousel = try carousel(visit)
    let way = try side(visit, carousel)
    #expect(way.y > 50 && way.x == 0, "the next comes from below: \(way)")
    visit.settle()
    let number = try #require(carousel.indicator as? CarouselNumber)
    let text = visit.all(UILabel.self, in: number).compactMap(\.text).joined()
    #expect(text.contains("2") && text.contains("9"), "\(text)")
    let (corner, all) = (visit.rect(number), visit.rect(carousel))
    #expect(all.maxX - corner.maxX < 20 && corner.minY - all.minY < 20)
  }

  private static func web(_ visit: ShowcaseVisit) async throws {
    let carousel = try #require(try carousel(visit) as? Photos)
    #expect(carousel.items.count == 24)
    var (views, shown) = (Set<ObjectIdentifier>(), [Int: Int]())
    for turn in 0..<10 {
      carousel.move()
      visit.settle()
      views.formUnion(visit.all(PhotoSlide.self, in: carousel).map { ObjectIdentifier($0) })
      shown[turn] = views.count
    }
    #expect(views.count <= 4 && shown[2] == shown[9], "\(shown)")
    #expect(carousel.currentIndex == 10)
    let middle = visit.rect(carousel).center
    #expect(
      await visit.stage.wait {
        visit.all(PhotoSlide.self, in: carousel).contains { slide in
          visit.rect(slide).contains(middle)
            && visit.all(UIImageView.self, in: slide) { $0.image != nil }.count > 0
        }
      })
  }

  private static func views(_ visit: ShowcaseVisit) throws {
    let carousel = try carousel(visit)
    #expect(visit.all(PosterSlide.self, in: carousel).count > 0)
    let control = try #require(carousel.indicator as? UIPageControl)
    #expect(control.numberOfPages == PosterSlide.posters.count && control.currentPage == 0)
    let rect = visit.rect(control)
    visit.stage.tap(at: CGPoint(x: rect.maxX - 4, y: rect.midY))
    visit.settle()
    #expect(control.currentPage == 1 && carousel.currentIndex == 1)
    visit.stage.tap(at: CGPoint(x: rect.minX + 4, y: rect.midY))
    visit.settle()
    #expect(control.currentPage == 0 && carousel.currentIndex == 0)
  }

  private static func tabs(_ visit: ShowcaseVisit) throws {
    let tabs = try #require(visit.screen as? UITabBarController)
    let carousels = tabs.viewControllers?.compactMap { ($0 as? CarouselScreen)?.carousel } ?? []
    #expect(carousels.count == 2)
    visit.stage.advance(by: 6)
    #expect(carousels[0].currentIndex == 1)
    tabs.selectedIndex = 1
    visit.stage.advance(by: 12)
    #expect(carousels[0].currentIndex == 1, "the page turn wasn't visible")
    #expect((carousels[1].currentIndex ?? 0) >= 2)
    tabs.selectedIndex = 0
    visit.stage.advance(by: 6)
    #expect(carousels[0].currentIndex == 2, "it continues when it is visible again")
  }

  private static func peek(_ visit: ShowcaseVisit) throws {
    let carousel = try #require(try carousel(visit) as? Photos)
    visit.settle()
    let middle = visit.rect(carousel).center
    let slides = visit.all(PhotoSlide.self, in: carousel)
      .filter { visit.rect($0).intersects(visit.bounds) }
      .sorted { visit.rect($0).midX < visit.rect($1).midX }
    #expect(slides.count == 3)
    #expect(abs(visit.rect(slides[1]).midX - middle.x) < 1 && slides[1].alpha == 1)
    for slide in [slides[0], slides[2]] {
      #expect(abs(slide.alpha - 0.85) < 0.01 && abs(slide.transform.a - 0.9) < 0.01)
    }
    carousel.isSuspended = true
    visit.stage.drag(
      from: CGPoint(x: 380, y: middle.y), to: CGPoint(x: 5, y: middle.y), duration: 0.8)
    visit.stage.drag(
      from: CGPoint(x: 380, y: middle.y), to: CGPoint(x: 5, y: middle.y), duration: 0.8)
    visit.settle()
    #expect((carousel.currentIndex ?? 0) >= 2, "\(String(describing: carousel.currentIndex))")
  }

  private static func data(_ visit: ShowcaseVisit) throws {
    let carousel = try #require(try carousel(visit) as? Photos)
    carousel.isSuspended = true
    visit.settle()
    let middle = visit.rect(carousel).center
    for title in ["Add before", "Add after"] {
      let (item, count) = (carousel.currentItem, carousel.items.count)
      visit.tap(try visit.button(title))
      visit.settle()
      #expect(carousel.currentItem == item && carousel.items.count == count + 1)
    }
    // Half-way.
    carousel.move()
    visit.stage.advance(by: 0.1)
    func pages() -> [CGFloat] {
      visit.all(PhotoSlide.self, in: carousel).map { visit.rect($0).minX }
        .filter { abs($0 - visit.rect(carousel).minX) < 380 }.sorted()
    }
    let (before, aim) = (pages(), carousel.currentItem)
    try #require(carousel.items.count < Samples.photos.count)
    if let fresh = Samples.photos.first(where: { !carousel.items.contains($0) }) {
      carousel.items.insert(fresh, at: 0)
    }
    let after = pages()
    #expect(before.count == after.count && zip(before, after).allSatisfy { abs($0 - $1) < 1 })
    #expect(carousel.currentItem == aim)
    visit.settle()
    let (gone, rest) = (carousel.currentItem, carousel.items.count)
    visit.tap(try visit.button("Remove this"))
    visit.settle()
    #expect(carousel.currentItem != gone && carousel.items.count == rest - 1)
    #expect(visit.all(PhotoSlide.self, in: carousel).contains { visit.rect($0).contains(middle) })
  }

  private static func looks(_ visit: ShowcaseVisit) throws {
    let carousel = try carousel(visit)
    #expect(carousel.indicator is CarouselLine)
    for name in ["Cube", "Cover flow", "Parallax", "Depth", "Cross-fade"] {
      visit.settle()
      visit.tap(try visit.button(name))
      visit.stage.advance(by: 0.1)
      let pages = visit.all(PhotoSlide.self, in: carousel).filter { !$0.isHidden }
      #expect(pages.count == 2, "\(name)")
      #expect(
        pages.contains { !CATransform3DIsIdentity($0.transform3D) || $0.alpha < 1 }, "\(name)")
    }
  }

  private static func story(_ visit: ShowcaseVisit) throws {
    let carousel = try carousel(visit)
    let bars = try #require(carousel.indicator as? StoryBars)
    var changes: [(index: Int, time: Double)] = []
    let start = visit.stage.now
    for _ in 0..<(60 * 14) {
      visit.stage.advance(frames: 1)
      if let index = carousel.currentIndex, index != changes.last?.index {
        changes.append((index, visit.stage.now - start))
      }
    }
    let rests = zip(changes, changes.dropFirst()).map { $1.time - $0.time }
    #expect(changes.map(\.index) == [0, 1, 2, 3], "\(changes)")
    // The first one began before the check.
    #expect(rests.count == 3 && abs(rests[2] - rests[1] - 2) < 0.1, "\(rests)")
    #expect(rests.count == 3 && rests[1] > 3.9 && rests[1] < 5, "\(rests)")
    let filled = bars.subviews.filter { track in
      track.subviews.first.map { $0.frame.width >= track.bounds.width - 0.5 } == true
    }
    #expect(bars.numberOfPages == 5 && filled.count == 4)
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
