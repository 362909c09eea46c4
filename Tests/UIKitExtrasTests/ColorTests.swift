import Testing
import UIKit

@testable import UIKitExtras

@MainActor @Suite struct ColorTests {
  @Test("Three, four, six and eight digits, with alpha first or last")
  func hex() {
    func text(_ hex: String, _ position: UIColor.AlphaPosition = .last) -> String? {
      UIColor(hex: hex, alpha: position)?.hexString
    }
    #expect(
      text("#F80") == "#FF8800" && text("ff8800") == "#FF8800" && text("0xFF8800") == "#FF8800")
    #expect(text("#F808") == "#FF880088" && text("#8F80", .first) == "#FF880088")
    #expect(text("#FF880080") == "#FF880080" && text("#80FF8800", .first) == "#FF880080")
    #expect(text("#FF8800FF") == "#FF8800" && text("#FF880000") == "#FF880000")
    #expect(UIColor(rgb: 0x1A2B3C).hexString == "#1A2B3C")
  }

  @Test(
    "Anything else isn't a color",
    arguments: [
      "", "#", "12", "#12345", "#1234567", "#123456789", "#GGG", "# FFF", "#FFF ", "#１２３", "-fff",
    ])
  func notHex(text: String) { #expect(UIColor(hex: text) == nil) }

  @Test("Mixing interpolates, and transparent colors add no color")
  func mixing() {
    let mixed = UIColor.black.mixed(with: .white, fraction: 0.5)
    #expect(mixed.hexString == "#808080")
    let faded = UIColor.red.mixed(with: UIColor(red: 0, green: 0, blue: 1, alpha: 0), fraction: 0.5)
    #expect(faded.hexString == "#FF000080")
    #expect(UIColor.red.mixed(with: .blue, fraction: 7).hexString == "#0000FF")
    #expect(UIColor.clear.mixed(with: .clear, fraction: 0.5).hexString == "#00000000")
  }

  @Test("Random colors are opaque and differ")
  func random() {
    let colors = Set((0..<20).map { _ in UIColor.random().hexString })
    #expect(colors.count > 15 && colors.allSatisfy { $0.count == 7 })
  }
}
