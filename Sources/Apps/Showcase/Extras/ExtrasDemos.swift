import UIKit
import UIKitExtras

extension Catalog {
  static let extrasDemos: [Demo] = [
    Demo(
      "extras-text", "Attributed text",
      "Parts of a text by word, position and pattern; an accented letter counts as one character."
    ) { CardScreen($0, TextCards.all) },
    Demo(
      "extras-colors", "Color images",
      "Images of one color, gradients, and mixtures of two colors."
    ) { CardScreen($0, ColorCards.all) },
    Demo(
      "extras-filters", "Filters",
      "One photo through each filter, computed in the background."
    ) { CardScreen($0, FilterCards.all) },
    Demo(
      "extras-shapes", "Glyphs", "Six kinds of glyphs, plain, in a circle and cut out of a disc."
    ) { CardScreen($0, ShapeCards.all, side: 100) },
    Demo(
      "extras-drawing", "Drawing", "Images drawn by a closure, in the size that is needed."
    ) { CardScreen($0, DrawingCards.all) },
    Demo(
      "extras-handlers", "Handlers and frames",
      "Closures for controls, taps and bar buttons; a card that is placed edge by edge."
    ) { HandlerScreen($0) },
  ]
}
