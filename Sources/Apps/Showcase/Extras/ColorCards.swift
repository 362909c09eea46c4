import UIKit
import UIKitExtras

/// Images of plain and mixed colors.
@MainActor enum ColorCards {
  private static let size = CGSize(width: 260, height: 260)

  private static func hex(_ text: String) -> UIColor { UIColor(hex: text) ?? .gray }

  static var all: [Card] {
    let (sea, sand) = (hex("#1B6CA8"), hex("#F2C879"))
    return [
      Card(caption: "#1B6CA8", content: .image(.filled(sea, size: size))),
      Card(
        caption: String(showcase: "corners of 30"),
        content: .image(
          .filled(hex("#E4572E"), size: CGSize(width: 90, height: 90), cornerRadius: 30))),
      Card(
        caption: String(showcase: "top to bottom"),
        content: .image(.linearGradient([sea, sand], size: size))),
      Card(
        caption: String(showcase: "across, three colors"),
        content: .image(
          .linearGradient(
            [hex("#7B2FF7"), hex("#F107A3"), hex("#FFB56B")], from: .zero,
            to: CGPoint(x: 1, y: 1), size: size))),
      Card(
        caption: String(showcase: "outwards"),
        content: .image(.radialGradient([sand, sea], size: size))),
      Card(
        caption: String(showcase: "a sun"),
        content: .image(
          .radialGradient(
            [hex("#FFF3B0"), hex("#FFB703"), sea, hex("#0B2545")], locations: [0, 0.18, 0.24, 1],
            center: CGPoint(x: 0.3, y: 0.35), size: size))),
    ]
      + [0.25, 0.5, 0.75].map { part in
        Card(
          caption: String(showcase: "mixed \(Double(part).formatted(.percent))"),
          content: .image(.filled(sea.mixed(with: sand, fraction: part), size: size)))
      }
  }
}
