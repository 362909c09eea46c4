import UIKit
import UIKitExtras

/// Texts with attributes.
@MainActor enum TextCards {
  static var all: [Card] {
    [
      Card(
        caption: String(showcase: "every “sea”"),
        content: .text(
          "She sells sea shells by the sea shore".attributed { text in
            text.style(.all) { $0.font(size: 20) }
            text.style("sea") { $0.color(.systemTeal).font(size: 20, weight: .bold) }
          })),
      Card(
        caption: String(showcase: "characters 1 and 5"),
        // Each accent is a separate code point here.
        content: .text(
          "re\u{301}sume\u{301} of a cafe\u{301}".attributed { text in
            text.style(.all) { $0.font(size: 22) }
            text.style(1) { $0.color(.systemRed).underline() }
            text.style(5) { $0.color(.systemRed).underline() }
          })),
      Card(
        caption: String(showcase: "matches of [0-9]+"),
        content: .text(
          "f/8 at 1/250 s, ISO 100, 35 mm".attributed { text in
            text.style(.all) { $0.font(size: 20).color(.detailText) }
            if let numbers = try? TextSelection.matches(ofPattern: "[0-9]+") {
              text.style(numbers) { $0.color(.systemPink).font(size: 20, weight: .semibold) }
            }
          })),
      Card(
        caption: String(showcase: "characters 4..<11"),
        content: .text(
          "The stretch of a word".attributed { text in
            text.style(.all) { $0.font(size: 20) }
            text.style(.characters(4..<11)) { $0.kern(6).color(.systemIndigo) }
          })),
      Card(
        caption: String(showcase: "struck through"),
        content: .text(
          "Was 20, now 12".attributed { text in
            text.style(.all) { $0.font(size: 24, weight: .bold) }
            text.style("20") { $0.strikethrough().color(.detailText) }
            text.style("12") { $0.color(.systemRed) }
          })),
      Card(
        caption: String(showcase: "two lines below"),
        content: .text(
          "Signed and sealed".attributed { text in
            text.style(.all) { $0.font(size: 22) }
            text.style("Signed") { $0.underline(.double, color: .systemPink) }
            text.style("sealed") { $0.underline(.single, color: .systemTeal) }
          })),
      Card(
        caption: String(showcase: "raised and lowered"),
        content: .text(
          "E = mc2 and H2O".attributed { text in
            text.style(.all) { $0.font(size: 22, weight: .medium) }
            text.style(.first("2")) { $0.font(size: 14).baselineOffset(9).color(.systemOrange) }
            text.style(13) { $0.font(size: 14).baselineOffset(-4).color(.systemOrange) }
          })),
      Card(
        caption: String(showcase: "soft shadow"),
        content: .text(
          "Golden hour".attributed { text in
            text.style(.all) { $0.font(size: 26, weight: .heavy) }
            text.style("Golden") {
              $0.color(.systemYellow)
                .shadow(.systemOrange, offset: CGSize(width: 0, height: 3), blur: 6)
            }
          })),
      Card(
        caption: String(showcase: "8 points between lines"),
        content: .text(
          "Lines that keep their distance".attributed { text in
            text.style(.all) { $0.font(size: 17).lineSpacing(8).alignment(.center) }
          })),
      Card(
        caption: String(showcase: "piece by piece"),
        content: .text(
          AttributedText("").append("12") { $0.font(size: 44, weight: .light) }
            .append("°C") { $0.font(size: 18).color(.detailText) }
            .append("\nCloudy") { $0.font(size: 17) }.result)),
    ]
  }
}
