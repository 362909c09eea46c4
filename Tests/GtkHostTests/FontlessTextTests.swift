import Foundation
import HostInterface
import Quartz2D
import RenderTree
import Testing

@testable import GtkHost

/// Text without installed fonts.
@MainActor @Suite struct FontlessTextTests {
  private let shaping = PangoShaping { false }

  private func layOut(
    _ text: String, width: CGFloat? = nil, lines: Int = 0, size: CGFloat = 20
  ) -> any TextLayout {
    shaping.layOut(
      TextRequest(
        runs: [.init(text, font: FontRequest(size: size))], width: width, maximumLines: lines))
  }

  @Test("An undrawn layout has about the size and line count of a drawn one")
  func room() {
    let layout = layOut("Twenty letters here.")
    #expect(layout.lineCount == 1 && layout.size.width == 200 && !layout.isTruncated)
    let wrapped = layOut("Twenty letters here.", width: 70)
    #expect(wrapped.lineCount == 3 && wrapped.size.width == 70)
    #expect(abs(wrapped.size.height - 3 * layout.size.height) < 0.001)
    #expect(wrapped.lastBaseline > wrapped.firstBaseline)
    let cut = layOut("Twenty letters here.", width: 70, lines: 2)
    #expect(cut.lineCount == 2 && cut.isTruncated)
    #expect(layOut("a\n\nb").lineCount == 3)
  }

  @Test("Extreme sizes give reasonable results", arguments: [0, -3, 1e300, .infinity, .nan])
  func oddSizes(size: CGFloat) {
    for width in [nil, 0, -1, CGFloat.infinity, .nan, 1e-300] {
      let text = layOut("Words\nand more", width: width, size: size)
      #expect(text.size.width.isFinite && text.size.height.isFinite && text.lineCount >= 1)
    }
    #expect(shaping.metrics(for: FontRequest(size: size)).ascender.isFinite)
  }

  @Test("An undrawn layout draws nothing")
  func nothing() throws {
    let node = RenderNode(.text(layOut("Words"), origin: .zero, color: CGColor(gray: 0, alpha: 1)))
    let picture = try #require(
      HeadlessRenderer.image(
        of: node, size: CGSize(width: 60, height: 30), scale: 1,
        background: CGColor(gray: 1, alpha: 1)))
    #expect(picture.withPixels { $0.allSatisfy { $0 == 255 } })
  }
}
