import Carousels
import UIKit

extension Catalog {
  static let carouselDemos: [Demo] = [
    Demo(
      "carousel-dots", "Dots",
      "The next item comes from the left; the dots' colors blend as it moves."
    ) {
      let carousel = CarouselDemos.photos(Array(Samples.photos.prefix(5)))
      carousel.direction = .trailingToLeading
      return CarouselScreen($0, carousel)
    },
    Demo(
      "carousel-number", "Top to bottom",
      "The next item comes from below, with a number in the corner."
    ) {
      let carousel = CarouselDemos.photos(Array(Samples.photos.prefix(9)))
      carousel.direction = .topToBottom
      CarouselDemos.addNumber(to: carousel)
      return CarouselScreen($0, carousel)
    },
    Demo(
      "carousel-web", "24 images from a server",
      "Only the next image is loaded in each turn, into a view that is reused."
    ) {
      let carousel = CarouselDemos.photos(CarouselDemos.remote(24))
      CarouselDemos.addNumber(to: carousel)
      return CarouselScreen($0, carousel)
    },
    Demo(
      "carousel-views", "Custom views",
      "Each page is a view of the app. A page control shows the page; a tap beside its dot turns."
    ) {
      let carousel = CarouselDemos.posters()
      let control = UIPageControl()
      carousel.indicator = control
      return CarouselScreen($0, carousel)
    },
    Demo(
      "carousel-tabs", "Two tabs",
      "A hidden carousel does not turn: change the tab, wait, and come back."
    ) { CarouselTabs($0) },
    Demo(
      "carousel-peek", "Neighbors",
      "Smaller items with their neighbors beside them. A flick may pass several."
    ) { CarouselScreen($0, CarouselDemos.peeking(), ratio: 0.62, isBleeding: true) },
    Demo(
      "carousel-looks", "Looks of the turn",
      "The sides of a cube, open doors, one page over or below the other. A line shows the page."
    ) { CarouselDemos.looks($0) },
    Demo(
      "carousel-data", "Changing data",
      "Photos come and go on all sides. The one in view stays where it is, even half-way."
    ) { CarouselDemos.changing($0) },
    Demo(
      "carousel-story", "Different durations",
      "The first is shown for two seconds, the second for four, and so on; bars show the progress."
    ) { CarouselDemos.story($0) },
  ]
}

/// The carousels of the demos.
@MainActor enum CarouselDemos {
  static func photos(
    _ items: [DemoItem], showsCaption: Bool = true, cornerRadius: CGFloat = 0
  ) -> CarouselView<PhotoSlide, DemoItem> {
    let carousel = CarouselView<PhotoSlide, DemoItem>(
      makePage: { PhotoSlide(showsCaption: showsCaption, cornerRadius: cornerRadius) },
      display: { $0.show($1) })
    carousel.items = items
    let dots = CarouselDots()
    // Gray is invisible on the gradient below the caption.
    dots.color = UIColor(white: 1, alpha: 0.45)
    carousel.indicator = dots
    carousel.indicatorFrame = aboveTheCorner
    return carousel
  }

  static func posters() -> CarouselView<PosterSlide, PosterSlide.Poster> {
    let carousel = CarouselView<PosterSlide, PosterSlide.Poster>(
      makePage: { PosterSlide(frame: .zero) }, display: { $0.show($1) })
    carousel.items = PosterSlide.posters
    return carousel
  }

  static func remote(_ count: Int) -> [DemoItem] {
    let photos = Samples.photos
    guard !photos.isEmpty else { return [] }
    return (0..<count).map { index in
      var item = PhotoServer.remote(photos[index % photos.count], speed: 2_000_000)
      item.url = item.url.appending(queryItems: [URLQueryItem(name: "n", value: "\(index)")])
      return item
    }
  }

  static func addNumber(to carousel: Carousel) {
    carousel.indicator = CarouselNumber()
    carousel.indicatorFrame = { [weak carousel] size, bounds in
      let x = carousel?.isMirrored == true ? bounds.minX + 12 : bounds.maxX - size.width - 12
      return CGRect(x: x, y: 12, width: size.width, height: size.height)
    }
  }

  /// Above the caption.
  private static func aboveTheCorner(_ size: CGSize, _ bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.midX - size.width / 2, y: bounds.maxY - 12 - size.height, width: size.width,
      height: size.height)
  }

  static func peeking() -> Carousel {
    let carousel = photos(Samples.photos, cornerRadius: 16)
    carousel.itemSize = .fixed(CGSize(width: 300, height: 400))
    carousel.itemSpacing = 4
    carousel.indicator = nil
    carousel.onPageLayout = { page, distance in
      let scale = 1 - min(abs(distance), 1) * 0.1
      page.transform = CGAffineTransform(scaleX: scale, y: scale)
      // The names on the neighbors stay readable over white.
      page.alpha = 1 - min(abs(distance), 1) * 0.15
    }
    return carousel
  }

  static func looks(_ demo: Demo) -> UIViewController {
    let carousel = photos(Array(Samples.photos.prefix(6)))
    carousel.indicator = CarouselLine()
    carousel.transformer = .cube
    let looks: [(String, CarouselTransformer)] = [
      (String(showcase: "Cube"), .cube), (String(showcase: "Cover flow"), .coverFlow),
      (String(showcase: "Parallax"), .parallax), (String(showcase: "Depth"), .depth),
      (String(showcase: "Cross-fade"), .crossFade), (String(showcase: "Linear"), .linear),
    ]
    return CarouselScreen(
      demo, carousel,
      actions: looks.map { name, look in
        (
          name,
          { _ in
            carousel.transformer = look
            carousel.move()
          }
        )
      })
  }

  static func changing(_ demo: Demo) -> UIViewController {
    let all = Samples.photos
    let carousel = photos(Array(all.dropFirst(3).prefix(3)))
    addNumber(to: carousel)
    func edit(_ change: @escaping (inout [DemoItem], Int) -> Void) -> (CarouselScreen) -> Void {
      { _ in
        var items = carousel.items
        change(&items, carousel.currentIndex ?? 0)
        carousel.items = items
      }
    }
    return CarouselScreen(
      demo, carousel,
      actions: [
        (
          String(showcase: "Add before"),
          edit { items, _ in
            if let fresh = all.first(where: { !items.contains($0) }) { items.insert(fresh, at: 0) }
          }
        ),
        (
          String(showcase: "Add after"),
          edit { items, _ in
            if let fresh = all.last(where: { !items.contains($0) }) { items.append(fresh) }
          }
        ),
        (
          String(showcase: "Remove this"),
          edit { items, index in if items.indices.contains(index) { items.remove(at: index) } }
        ),
      ])
  }

  static func story(_ demo: Demo) -> UIViewController {
    let items = Array(Samples.photos.suffix(5))
    let carousel = photos(items)
    carousel.indicator = StoryBars()
    carousel.indicatorFrame = { _, bounds in
      CGRect(x: 14, y: 12, width: max(0, bounds.width - 28), height: 3)
    }
    carousel.displayDuration = { item in
      items.firstIndex(of: item).map { 2 + 2 * Double($0) }
    }
    return CarouselScreen(demo, carousel)
  }
}
