import Testing
import UIKit
import UIKitStage

@testable import Carousels

/// Insets, sizes, indicators.
@MainActor @Suite(.serialized) struct AppearanceTests {
  @Test("Smaller items are centered between their neighbors and loop without a gap")
  func peeking() {
    let world = CarouselWorld(count: 5, size: CGSize(width: 350, height: 200))
    world.carousel.contentInset = UIEdgeInsets(top: 10, left: 5, bottom: 30, right: 5)
    world.carousel.itemSize = .fixed(CGSize(width: 100, height: 300))
    world.carousel.itemSpacing = 8
    world.stage.advance(frames: 2)
    #expect(world.carousel.itemFrame == CGRect(x: 125, y: 10, width: 100, height: 160))
    for _ in 0..<6 {
      let seen = world.carousel.paging.livePages.filter { !$0.page.isHidden }
      let columns = seen.map(\.page.frame.minX).sorted()
      #expect(columns == [-96, 12, 120, 228, 336] || columns == [12, 120, 228])
      world.carousel.move()
      world.stage.advance(by: 1)
    }
    world.carousel.itemSize = .fraction(0.5)
    world.stage.advance(frames: 2)
    #expect(world.carousel.itemFrame.width == 170)
  }

  @Test("A drag over several small items moves by all of them")
  func farDrag() {
    let world = CarouselWorld(count: 9, size: CGSize(width: 350, height: 200))
    world.carousel.autoplay = nil
    world.carousel.itemSize = .fixed(CGSize(width: 100, height: 200))
    world.stage.advance(frames: 2)
    world.stage.drag(
      from: CGPoint(x: 330, y: 200), to: CGPoint(x: 50, y: 200), duration: 0.4, hold: 0.3)
    world.stage.advance(by: 1)
    #expect(world.carousel.currentIndex == 3 && world.itemInView == 3)
  }

  @Test("Visible items are reported with their distance from the center")
  func placing() {
    let world = CarouselWorld()
    world.carousel.autoplay = nil
    world.carousel.onPageLayout = { page, distance in
      page.transform = CGAffineTransform(scaleX: 1 - abs(distance) / 2, y: 1)
    }
    world.stage.advance(frames: 2)
    #expect(world.carousel.page(at: 1)?.transform.a == 0.5)
    world.carousel.move()
    world.stage.advance(by: 1)
    let page = world.carousel.page(at: 1)
    #expect(page?.transform == .identity && abs((page?.frame.width ?? 0) - 333.33) < 0.01)
  }

  @Test("Resizing in the middle of a page turn keeps the item")
  func resizing() {
    let world = CarouselWorld()
    world.carousel.move()
    world.stage.advance(by: 0.1)
    world.carousel.frame = CGRect(x: 0, y: 0, width: 390, height: 500)
    world.stage.advance(by: 1)
    #expect(world.carousel.currentIndex == 1 && world.itemInView == 1)
    #expect(world.carousel.page(at: 1)?.frame == CGRect(x: 0, y: 0, width: 390, height: 500))
  }

  @Test("Dots measure 6 by 6 points, 4 apart, 5 above the bottom, and blend during a page turn")
  func dots() throws {
    let world = CarouselWorld(count: 3, size: CGSize(width: 300, height: 200))
    world.carousel.autoplay = nil
    world.stage.advance(frames: 2)
    let dots = try #require(world.carousel.indicator as? CarouselDots)
    #expect(dots.frame == CGRect(x: 137, y: 189, width: 26, height: 6))
    #expect(dots.color == .gray && dots.currentColor == .white && dots.emphasis == [1, 0, 0])
    world.carousel.move(by: -1)
    world.stage.advance(by: 0.12)
    let way = try #require(world.steps.last)
    #expect(way.from == 0 && way.to == 2 && way.fraction > 0.05 && way.fraction < 0.95)
    #expect(abs(dots.emphasis[2] - way.fraction) < 0.001)
    #expect(abs(dots.emphasis[0] + dots.emphasis[2] - 1) < 0.001)
    world.stage.advance(by: 1)
    #expect(dots.emphasis == [0, 0, 1])
  }

  @Test("An indicator may be a number, a page control, a custom view or none, at any position")
  func indicators() throws {
    let world = CarouselWorld(count: 9, size: CGSize(width: 300, height: 200))
    world.carousel.autoplay = nil
    let number = CarouselNumber()
    world.carousel.indicator = number
    world.carousel.indicatorFrame = { size, bounds in
      CGRect(x: bounds.maxX - size.width - 8, y: 8, width: size.width, height: size.height)
    }
    world.carousel.scroll(to: 3, animated: false)
    world.stage.advance(frames: 2)
    #expect(number.text == "4/9" && number.frame.maxX == 292 && number.frame.minY == 8)
    let control = UIPageControl()
    world.carousel.indicator = control
    #expect(control.numberOfPages == 9 && control.currentPage == 3 && number.superview == nil)
    world.carousel.move()
    world.stage.advance(by: 1)
    #expect(control.currentPage == 4)
    world.carousel.indicator = nil
    #expect(control.superview == nil)
    world.stage.advance(frames: 2)
  }

  @Test("A tap beside the current dot of a page control turns the page")
  func pageControl() {
    let world = CarouselWorld(count: 4, size: CGSize(width: 300, height: 200))
    world.carousel.autoplay = nil
    let control = UIPageControl()
    world.carousel.indicator = control
    world.stage.advance(frames: 2)
    world.stage.tap(at: control.convert(CGPoint(x: control.bounds.maxX - 4, y: 12), to: nil))
    world.stage.advance(by: 1)
    #expect(world.carousel.currentIndex == 1 && world.moves == ["will 1", "did 1"])
  }

  @Test("A released carousel leaves nothing behind")
  func leaks() async {
    weak var gone: CarouselView<CarouselWorld.Page, Int>?
    do {
      let world = CarouselWorld()
      gone = world.carousel
      world.stage.advance(by: 5.2)
      world.leaveWindow()
    }
    #expect(gone == nil)
  }
}
