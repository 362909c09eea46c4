import UIKit
import UIKitExtras

extension Catalog {
  static let extrasDemos: [Demo] = [
    Demo(
      "extras-text", "Attributed text",
      "Parts of a text by word, place and pattern; an accented letter counts as one character."
    ) { CardScreen($0, TextCards.all) },
    Demo(
      "extras-colours", "Colour pictures",
      "Pictures of one colour, of flowing colours, and of two colours mixed."
    ) { CardScreen($0, ColorCards.all) },
    Demo(
      "extras-filters", "Filters",
      "One photograph through each filter, worked out while this screen is open already."
    ) { CardScreen($0, FilterCards.all) },
    Demo(
      "extras-shapes", "Signs", "Six kinds of signs, plain, in a ring and cut out of a disc."
    ) { CardScreen($0, ShapeCards.all, side: 100) },
    Demo(
      "extras-drawing", "Drawing", "Pictures drawn by a closure: sharp, at the size that is needed."
    ) { CardScreen($0, DrawingCards.all) },
    Demo(
      "extras-handlers", "Handlers and frames",
      "Closures for controls, taps and bar buttons; a card that is placed edge by edge."
    ) { HandlerScreen($0) },
  ]
}
