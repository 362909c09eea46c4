import UIKit

/// Compares the colors of a view's text with what is behind it on the screen.
@MainActor struct ContrastAudit {
  private(set) var faults: [AccessibilityFault] = []

  /// Apple's guidelines: 4.5:1, and 3:1 from 18 points on and in bold.
  private static let (usual, large): (CGFloat, CGFloat) = (4.5, 3)
  private static let largeSize: CGFloat = 18

  /// A text of one color and font.
  private struct Piece {
    let color: UIColor
    let font: UIFont
    let hasShadow: Bool
  }

  init(_ seen: SeenViews.View, in pixels: ScreenPixels) {
    guard !seen.isDisabled, (seen.view as? UILabel)?.isEnabled != false else { return }
    for piece in Self.pieces(of: seen.view) { check(piece, of: seen, in: pixels) }
  }

  private mutating func check(
    _ piece: Piece, of seen: SeenViews.View, in pixels: ScreenPixels
  ) {
    let label = seen.view as? UILabel
    let box = label.map {
      $0.textRect(forBounds: $0.bounds, limitedToNumberOfLines: $0.numberOfLines)
    }
    let rect = UIAccessibility.convertToScreenCoordinates(box ?? seen.view.bounds, in: seen.view)
      .intersection(seen.frame)
    guard !rect.isNull, rect.width >= 2, rect.height >= 2 else { return }
    let colors = pixels.colors(in: rect)
    guard let (background, share) = Self.mostFrequent(colors) else { return }
    let color = piece.color.concrete(for: seen.view.traitCollection)
    func text(over back: PixelColor) -> PixelColor {
      PixelColor(color, opacity: seen.opacity, over: back)
    }
    let drawn = text(over: background)
    // What lies over the text hides it.
    guard colors.contains(where: { $0.progress(from: background, to: drawn) > 0.3 }) else { return }
    let isLarge =
      piece.font.pointSize >= Self.largeSize
      || piece.font.fontDescriptor.symbolicTraits.contains(.traitBold)
    let least = isLarge ? Self.large : Self.usual
    var contrast = drawn.contrast(to: background)
    if share < 0.25 {
      guard !piece.hasShadow else { return }
      let around = pixels.colors(in: rect.insetBy(dx: -2, dy: -2)).map {
        text(over: $0).contrast(to: $0)
      }
      contrast = around.sorted()[around.count / 4]
    }
    guard contrast < least - 0.005 else { return }
    let ratio = (contrast * 100).rounded(.down) / 100
    faults.append(
      AccessibilityFault(
        kind: .lowContrast, element: FaultText.name(seen.view), frame: rect,
        detail: "\(ratio):1 rather than \(least):1 at \(piece.font.pointSize) points"))
  }

  private static func pieces(of view: UIView) -> [Piece] {
    let hasShadow = view.layer.shadowOpacity > 0
    if let label = view as? UILabel, let text = label.attributedText {
      let usual =
        label.isHighlighted ? label.highlightedTextColor ?? label.textColor : label.textColor
      return pieces(of: text, usual ?? .label, label.font, hasShadow)
    }
    if let field = view as? UITextField, let text = field.text, !text.isEmpty {
      return [
        Piece(
          color: field.textColor ?? .label, font: field.font ?? .systemFont(ofSize: 17),
          hasShadow: false)
      ]
    }
    if let text = (view as? UITextView)?.attributedText {
      return pieces(of: text, .label, .systemFont(ofSize: 17), false)
    }
    return []
  }

  private static func pieces(
    of text: NSAttributedString, _ color: UIColor, _ font: UIFont, _ hasShadow: Bool
  ) -> [Piece] {
    var found: [Piece] = []
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: all) { attributes, range, _ in
      let words = text.attributedSubstring(from: range).string
      guard words.contains(where: { !$0.isWhitespace && $0 != "\u{FFFC}" }) else { return }
      found.append(
        Piece(
          color: attributes[.foregroundColor] as? UIColor ?? color,
          font: attributes[.font] as? UIFont ?? font,
          hasShadow: hasShadow || attributes[.shadow] != nil))
    }
    return found
  }

  /// The color that most of the pixels have, and the share of those.
  private static func mostFrequent(_ colors: [PixelColor]) -> (PixelColor, CGFloat)? {
    let similar = Dictionary(grouping: colors, by: \.shade)
    guard let most = similar.values.max(by: { $0.count < $1.count }) else { return nil }
    let exact = Dictionary(most.map { ($0, 1) }, uniquingKeysWith: +)
    guard let color = exact.max(by: { $0.value < $1.value })?.key else { return nil }
    return (color, CGFloat(most.count) / CGFloat(colors.count))
  }
}
