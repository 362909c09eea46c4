import UIKit
import UIKitExtras

@MainActor enum ShapeCards {
  static var all: [Card] {
    Glyph.all.map { glyph in
      Card(
        caption: caption(for: glyph.kind),
        content: .image(.glyph(glyph, side: 44, color: .systemIndigo)))
    } + [
      Card(
        caption: String(showcase: "circle"), content: .image(.circle(side: 44, color: .systemTeal))),
      Card(
        caption: String(showcase: "filled"),
        content: .image(.circle(side: 44, color: .systemTeal, isFilled: true))),
    ]
  }

  private static func caption(for kind: Glyph.Kind) -> String {
    switch kind {
    case .plus, .minus, .multiply, .equal: "\(kind)"
    case .chevron(let direction): "chevron \(direction)"
    case .arrow(let direction): "arrow \(direction)"
    }
  }
}
