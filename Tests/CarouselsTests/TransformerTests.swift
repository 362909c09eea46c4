import Testing
import UIKit
import UIKitStage

@testable import Carousels

/// Looks of pages while they turn, and the line that shows the page.
@MainActor @Suite(.serialized) struct TransformerTests {
  private static let all: [(name: String, look: CarouselTransformer)] = [
    ("linear", .linear), ("crossFade", .crossFade), ("parallax", .parallax), ("depth", .depth),
    ("coverFlow", .coverFlow), ("cube", .cube),
  ]

  private func world(_ look: CarouselTransformer?, _ direction: CarouselDirection) -> CarouselWorld
  {
    let world = CarouselWorld(size: CGSize(width: 300, height: 200), direction: direction)
    world.carousel.autoplay = nil
    world.carousel.transformer = look
    world.stage.advance(frames: 2)
    return world
  }

  /// Where a page's corners are, as seen.
  private func corners(_ page: UIView, in view: UIView) -> [CGPoint] {
    let box = page.bounds
    return [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
    ].map { page.convert($0, to: view) }
  }

  @Test(
    "At rest the current page is as it is, whichever look and direction",
    arguments: 0..<6, [CarouselDirection.leadingToTrailing, .bottomToTop])
  func atRest(index: Int, direction: CarouselDirection) throws {
    let world = world(Self.all[index].look, direction)
    for _ in 0..<7 {
      let page = try #require(world.carousel.page(at: world.carousel.currentIndex ?? 0))
      #expect(CATransform3DIsIdentity(page.transform3D) && page.alpha == 1 && !page.isHidden)
      #expect(page.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
      world.carousel.move()
      world.stage.advance(by: 1)
    }
    world.carousel.move()
    world.stage.advance(by: 0.12)
    let moving = world.carousel.paging.livePages.filter { !$0.page.isHidden }.map(\.page)
    #expect(moving.count == 2)
    #expect(moving.contains { !CATransform3DIsIdentity($0.transform3D) || $0.alpha < 1 })
    world.carousel.transformer = nil
    #expect(moving.allSatisfy { CATransform3DIsIdentity($0.transform3D) && $0.alpha == 1 })
    world.stage.advance(by: 1)
    for _ in 0..<5 {
      world.carousel.move()
      world.stage.advance(by: 1)
      for (_, page) in world.carousel.paging.livePages {
        #expect(page.alpha == 1 && page.layer.zPosition == 0)
        #expect(CATransform3DIsIdentity(page.transform3D))
      }
    }
  }

  @Test(
    "The sides of a cube share an edge",
    arguments: [
      CarouselDirection.leadingToTrailing, .trailingToLeading, .topToBottom, .bottomToTop,
    ])
  func cube(direction: CarouselDirection) throws {
    let world = world(.cube, direction)
    world.carousel.move()
    world.stage.advance(by: 0.12)
    let old = try #require(world.carousel.page(at: 0))
    let next = try #require(world.carousel.page(at: 1))
    let (a, b) = (corners(old, in: world.carousel), corners(next, in: world.carousel))
    let pairs: [(Int, Int)] =
      switch direction {
      case .leadingToTrailing: [(1, 0), (3, 2)]
      case .trailingToLeading: [(0, 1), (2, 3)]
      case .topToBottom: [(2, 0), (3, 1)]
      default: [(0, 2), (1, 3)]
      }
    for (one, other) in pairs {
      #expect(abs(a[one].x - b[other].x) < 0.5 && abs(a[one].y - b[other].y) < 0.5)
    }
  }

  @Test("A neighbor is smaller and fainter, in parallax the page below is slower")
  func values() throws {
    let near = world(.linear(scale: 0.5, opacity: 0.25), .leadingToTrailing)
    near.carousel.itemSize = .fraction(0.5)
    near.stage.advance(frames: 2)
    let neighbor = try #require(near.carousel.page(at: 1))
    #expect(neighbor.transform.a == 0.5 && neighbor.alpha == 0.25)
    let slow = world(.parallax, .leadingToTrailing)
    slow.carousel.move()
    slow.stage.advance(by: 0.12)
    let (old, next) = (slow.carousel.page(at: 0), slow.carousel.page(at: 1))
    let way = -(try #require(old).center.x - 150)
    #expect(way > 10 && abs((old?.transform.tx ?? 0) - 0.6 * way) < 0.01)
    #expect(next?.transform == .identity)
    #expect((next?.layer.zPosition ?? 0) > (old?.layer.zPosition ?? 0))
  }

  @Test("An app's own look knows distance, way and size; a closure for the layout comes after it")
  func own() throws {
    let world = world(nil, .trailingToLeading)
    var places: [CarouselTransformer.Placement] = []
    world.carousel.transformer = CarouselTransformer { page, place in
      places.append(place)
      page.alpha = 0.5
    }
    world.carousel.onPageLayout = { page, _ in page.alpha /= 2 }
    world.stage.advance(frames: 2)
    #expect(world.carousel.page(at: 0)?.alpha == 0.25)
    #expect(places.contains { $0.distance == 1 && $0.offset == CGPoint(x: -300, y: 0) })
    #expect(places.allSatisfy { $0.size == CGSize(width: 300, height: 200) })
  }

  @Test("A line shows the page's part, which goes on around the end", arguments: [false, true])
  func line(isMirrored: Bool) throws {
    let world = CarouselWorld(count: 4, size: CGSize(width: 300, height: 200))
    world.carousel.autoplay = nil
    let line = CarouselLine()
    if isMirrored { world.carousel.semanticContentAttribute = .forceRightToLeft }
    world.carousel.indicator = line
    if isMirrored { line.semanticContentAttribute = .forceRightToLeft }
    world.stage.advance(frames: 2)
    func parts() -> [CGFloat] {
      line.subviews.map(\.frame.minX).filter { $0 > -30 && $0 < 120 }.sorted()
    }
    #expect(line.frame == CGRect(x: 90, y: 192, width: 120, height: 3))
    #expect(parts() == [isMirrored ? 90 : 0])
    world.carousel.move()
    world.stage.advance(by: 1)
    #expect(parts() == [isMirrored ? 60 : 30])
    world.carousel.scroll(to: 3, animated: false)
    world.carousel.move()
    world.stage.advance(by: 0.12)
    let split = parts()
    #expect(split.count == 2 && abs(split[1] - split[0] - 120) < 0.01)
    world.stage.advance(by: 1)
    #expect(parts() == [isMirrored ? 90 : 0] && world.carousel.currentIndex == 0)
  }
}
