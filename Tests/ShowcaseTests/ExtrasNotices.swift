import Imaging
import Testing
import UIKit
import UIKitExtras
import UIKitStage

@testable import showcase

/// The descriptions of the extras are true.
@MainActor enum ExtrasNotices {
  static let all: [String: ShowcaseVisit.Notice] = [
    "extras-text": text, "extras-colors": colors, "extras-filters": filters,
    "extras-shapes": shapes, "extras-drawing": drawing, "extras-handlers": handlers,
  ]

  /// Scrolls to a card.
  private static func cell(_ index: Int, _ visit: ShowcaseVisit) throws -> CardCell {
    let grid = try #require(visit.all(UICollectionView.self).first)
    let path = IndexPath(item: index, section: 0)
    grid.scrollToItem(at: path, at: .centeredVertically, animated: false)
    visit.stage.advance(frames: 2)
    return try #require(grid.cellForItem(at: path) as? CardCell)
  }

  private static func index(_ caption: String, _ cards: [Card]) throws -> Int {
    try #require(cards.firstIndex { $0.caption == caption }, "no card “\(caption)”")
  }

  private static func text(_ visit: ShowcaseVisit) throws {
    let cards = TextCards.all
    func shown(_ caption: String) throws -> NSAttributedString {
      let cell = try cell(index(caption, cards), visit)
      let texts = visit.all(UILabel.self, in: cell).compactMap(\.attributedText)
      return try #require(texts.max { $0.length < $1.length })
    }
    func has(_ text: NSAttributedString, _ key: NSAttributedString.Key, _ place: Int) -> Bool {
      text.attribute(key, at: place, effectiveRange: nil) != nil
    }
    // e and its accent are one character: both lines are below both of them, and nowhere else.
    let accents = try shown("characters 1 and 5")
    let lined = (0..<accents.length).filter { has(accents, .underlineStyle, $0) }
    #expect(lined == [1, 2, 6, 7], "\(lined)")
    let attributed = try shown("every “sea”")
    let plain = attributed.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    let bold = attributed.attribute(.font, at: 10, effectiveRange: nil) as? UIFont
    #expect(attributed.string.hasPrefix("She sells sea") && plain != bold && bold?.pointSize == 20)
    let numbers = try shown("matches of [0-9]+")
    let pink = (0..<numbers.length).filter {
      numbers.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor == .systemPink
    }
    let digits = numbers.string.utf16.enumerated().filter { (48...57).contains($0.element) }
    #expect(pink == digits.map(\.offset) && pink.count > 8)
  }

  private static func image(_ index: Int, _ visit: ShowcaseVisit) throws -> UIImage {
    try #require(try cell(index, visit).image)
  }

  private static func pixel(_ image: UIImage, _ x: Double, _ y: Double) throws -> [Int] {
    let picture = try #require(PixelBuffer(image))
    let point =
      Int(Double(picture.height - 1) * y) * picture.width + Int(Double(picture.width - 1) * x)
    return (0..<3).map { Int(picture.bytes[point * 4 + $0]) }
  }

  private static func colors(_ visit: ShowcaseVisit) throws {
    let cards = ColorCards.all
    let one = try image(index("#1B6CA8", cards), visit)
    #expect(try pixel(one, 0.1, 0.1) == pixel(one, 0.9, 0.9))
    let flowing = try image(index("top to bottom", cards), visit)
    let ends = try [pixel(flowing, 0.5, 0.02), pixel(flowing, 0.5, 0.98)]
    let middle = try pixel(flowing, 0.5, 0.5)
    for part in 0..<3 {
      #expect(abs(middle[part] - (ends[0][part] + ends[1][part]) / 2) < 8, "\(ends), \(middle)")
    }
    #expect(ends[0] != ends[1])
    let mixed = try pixel(image(index("mixed 50%", cards), visit), 0.5, 0.5)
    #expect(zip(mixed, middle).allSatisfy { abs($0 - $1) < 8 }, "\(mixed), \(middle)")
  }

  private static func filters(_ visit: ShowcaseVisit) async throws {
    let cards = FilterCards.all
    #expect(cards.count == 20)
    var seen: [String: [Int]] = [:]
    for (number, card) in cards.enumerated() {
      // The screen is visible while the filter runs.
      let cell = try cell(number, visit)
      #expect(visit.screen.view.window != nil)
      #expect(await visit.stage.wait { cell.image != nil }, "\(card.caption)")
      seen[card.caption] = try pixel(#require(cell.image), 0.4, 0.4)
    }
    let (plain, inverse) = (try #require(seen["as it is"]), try #require(seen["invert"]))
    #expect(zip(plain, inverse).allSatisfy { abs($0 + $1 - 255) < 3 }, "\(plain), \(inverse)")
    let gray = try #require(seen["monochrome()"])
    #expect((gray.max() ?? 0) - (gray.min() ?? 0) < 3 && Set(seen.values).count > 12)
  }

  private static func shapes(_ visit: ShowcaseVisit) throws {
    let cards = ShapeCards.all
    let kinds = Set(cards.compactMap { $0.caption.split(separator: " ").first.map(String.init) })
    #expect(kinds.isSuperset(of: ["plus", "minus", "multiply", "equal", "chevron", "arrow"]))
    var looks: [String: Set<[UInt8]>] = [:]
    for (number, card) in cards.enumerated() {
      let picture = try #require(PixelBuffer(image(number, visit)))
      #expect(picture.bytes.contains { $0 > 0 }, "\(card.caption) is empty")
      looks[card.caption, default: []].insert(Array(picture.bytes))
    }
    // Plain, in a circle, cut out of a disc.
    #expect(
      looks["plus"]?.count == 3 && looks["arrow right"]?.count ?? 3 == 3,
      "\(looks.mapValues(\.count))")
    #expect(Set(looks.values.joined()).count == looks.values.map(\.count).reduce(0, +))
  }

  private static func drawing(_ visit: ShowcaseVisit) throws {
    for (number, card) in DrawingCards.all.enumerated() {
      let cell = try cell(number, visit)
      let image = try #require(cell.image)
      #expect(image.size.width > 0 && image.size.width == image.size.height)
      visit.settle()
      let row = try colors(across: visit.rect(cell), at: 1, visit)
      #expect(Set(row).count > 1, "\(card.caption) is empty")
      guard card.caption == "tiles" else { continue }
      // One or two steps at the edge of a tile: nothing is enlarged.
      #expect(image.size.width >= visit.rect(cell).width)
      let steps = zip(row, row.dropFirst()).filter { $0 != $1 }.count
      #expect(steps >= 5 && steps <= 12, "\(steps) steps")
    }
  }

  /// The pixels along a line through the upper part of a card's image.
  private static func colors(
    across rect: CGRect, at scale: CGFloat, _ visit: ShowcaseVisit
  ) throws -> [[UInt8]] {
    let picture = try #require(visit.stage.picture(scale: scale))
    let y = Int((rect.minY + rect.width * 0.4) * scale)
    return picture.withPixels { bytes in
      (Int((rect.minX + 2) * scale)..<Int((rect.maxX - 2) * scale)).map { x in
        let index = y * picture.bytesPerRow + x * 4
        return (0..<3).map { bytes[index + $0] }
      }
    }
  }

  private static func handlers(_ visit: ShowcaseVisit) throws {
    let card = try visit.last(UIView.self, in: visit.screen.view) {
      $0.bounds.size == CGSize(width: 96, height: 64)
    }
    let field = try #require(card.superview)
    func press(_ title: String) throws {
      visit.tap(try visit.button(title))
      visit.settle()
      _ = try visit.label(title)
    }
    try press("Right")
    #expect(card.frame.maxX == field.bounds.width - 12)
    try press("Bottom")
    #expect(card.frame.maxY == field.bounds.height - 12)
    try press("Left")
    #expect(card.frame.minX == 12)
    try press("Top")
    #expect(card.frame.minY == 12)
    visit.tap(card)
    visit.settle()
    #expect(visit.all(UILabel.self) { $0.attributedText?.string == "tapped" }.count == 1)
    try press("Bottom")
    let rect = visit.rect(field)
    visit.stage.drag(
      from: CGPoint(x: rect.maxX - 30, y: rect.maxY - 40),
      to: CGPoint(x: rect.maxX - 30, y: rect.maxY - 240), duration: 0.12)
    visit.settle()
    #expect(card.frame.minY == 12, "a swipe up")
    visit.tap(try visit.button("Middle"))
    visit.settle()
    #expect(card.center == CGPoint(x: field.bounds.midX, y: field.bounds.midY))
  }
}
