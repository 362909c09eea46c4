import Carousels
import Testing
import UIKit
import UIKitExtras
import UIKitStage

/// The carousels and extensions that the seed lists and its examples use, written against ours.
@Suite(.serialized) @MainActor struct Seed003CarouselTests {
  @MainActor final class World {
    let stage = Stage()
    let controller = UIViewController()

    init(_ carousel: UIView) {
      stage.show(controller)
      carousel.frame = CGRect(x: 0, y: 100, width: 390, height: 200)
      controller.view.addSubview(carousel)
      stage.advance(frames: 2)
    }
  }

  // MARK: Carousels

  @Test func picturesAtHandFromTheRightWithDots() {
    let carousel = LocalImageCarouselView(
      makePage: { UIImageView() }, display: { $0.image = $1 })
    carousel.direction = .trailingToLeading
    carousel.items = (0..<4).map { _ in .filled(.random(), size: CGSize(width: 10, height: 10)) }
    var taps: [Int] = []
    carousel.onTap = { _, _, index in taps.append(index) }
    let world = World(carousel)
    #expect(carousel.indicator is CarouselDots)
    world.stage.advance(by: 5.7)
    world.stage.tap(at: CGPoint(x: 195, y: 200))
    #expect(taps == [1])
  }

  @Test func topToBottomWithANumber() throws {
    let carousel = LocalImageCarouselView(
      makePage: { UIImageView() }, display: { $0.image = $1 })
    carousel.direction = .topToBottom
    carousel.indicator = CarouselNumber()
    carousel.items = (0..<9).map { _ in .filled(.random(), size: CGSize(width: 10, height: 10)) }
    let world = World(carousel)
    world.stage.drag(
      from: CGPoint(x: 195, y: 250), to: CGPoint(x: 195, y: 150), duration: 0.1)
    world.stage.advance(by: 1)
    #expect((carousel.indicator as? CarouselNumber)?.text == "2/9")
  }

  @Test func picturesByAddress() throws {
    var loads: [URL] = []
    let carousel = WebImageCarouselView(
      makePage: { UIImageView() }, display: { _, url in loads.append(url) })
    carousel.items = (0..<24).compactMap { URL(string: "https://example.com/\($0).jpg") }
    _ = World(carousel)
    #expect(Set(loads.map(\.lastPathComponent)) == ["0.jpg", "1.jpg", "23.jpg"])
  }

  @Test func aViewOfOnesOwnAndAllEvents() {
    final class Card: UIView { let label = UILabel() }
    let carousel = CarouselView<Card, String>(
      makePage: { Card() }, display: { $0.label.text = $1 })
    carousel.autoplay = CarouselAutoplay(interval: 2)
    carousel.items = ["a", "b", "c"]
    var heard: [String] = []
    carousel.willMove = { heard.append("will \($0)") }
    carousel.didMove = { heard.append("did \($0)") }
    carousel.onProgress = { if $2 == 1 { heard.append("\($0) to \($1)") } }
    let world = World(carousel)
    world.stage.advance(by: 2.7)
    #expect(heard == ["will 1", "0 to 1", "did 1"])
  }

  // MARK: Extensions

  @Test func aCountdownOfLargeNumbersInOneColor() {
    let color = UIColor.random()
    let texts = (1..<11).reversed().map { number in
      "\(number)".attributed { text in text.style(.all) { $0.font(size: 37).color(color) } }
    }
    #expect(texts.count == 10 && texts[0].string == "10")
    let attributes = texts[9].attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == color)
    #expect((attributes[.font] as? UIFont)?.pointSize == 37)
  }

  @Test func aButtonWithAClosure() {
    var isTapped = false
    let button = UIButton(type: .system).setHandler(for: .touchUpInside) { _ in isTapped = true }
    button.sendActions(for: .touchUpInside)
    #expect(isTapped)
  }
}
