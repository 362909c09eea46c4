import Quartz2D
import RenderTree

/// Lays out text. The result is immutable and can be drawn and measured any number of times.
@MainActor package protocol TextShaping: AnyObject {
  func layOut(_ text: TextRequest) -> any TextLayout
  func metrics(for font: FontRequest) -> FontMetrics
  /// The families of the installed fonts, sorted. Takes long when first called.
  var families: [String] { get }
  /// The styles of a family, such as "Regular" and "Bold Italic", each with its font in 12 points.
  func faces(ofFamily family: String) -> [(style: String, font: FontRequest)]
  /// The boundaries at each UTF-16 offset of a text, with one more element for its end.
  func boundaries(in text: String) -> [TextBoundary]
}

/// The characters, words and sentences that begin or end between two UTF-16 code units.
package struct TextBoundary: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A caret can stand here: no character as a person sees it is split.
  package static let character = TextBoundary(rawValue: 1 << 0)
  package static let wordStart = TextBoundary(rawValue: 1 << 1)
  package static let wordEnd = TextBoundary(rawValue: 1 << 2)
  package static let sentenceStart = TextBoundary(rawValue: 1 << 3)
  package static let sentenceEnd = TextBoundary(rawValue: 1 << 4)
}

@MainActor package protocol TextLayout: TextDrawing {
  /// The size of the lines, not rounded.
  var size: CGSize { get }
  /// The distance of the first baseline from the top.
  var firstBaseline: CGFloat { get }
  var lastBaseline: CGFloat { get }
  var lineCount: Int { get }
  /// Whether text was cut off by `maximumLines`, width or height.
  var isTruncated: Bool { get }

  // The offsets below are in UTF-16 code units of the text of all runs, the points from the top
  // left of the layout.

  /// The lines from top to bottom; never empty.
  var lines: [TextLine] { get }
  /// The offset between characters that is nearest to a point.
  func offset(closestTo point: CGPoint) -> Int
  /// The caret before the character at an offset, as high as its line and without width. Where a
  /// line wraps it is at the start of the next one.
  func caretRect(at offset: Int) -> CGRect
  /// The areas of the characters of a range, a line at a time; several in a line whose directions
  /// are mixed.
  func selectionRects(for range: Range<Int>) -> [CGRect]
  /// The offset that the caret reaches when it moves by one character to the left or right on
  /// screen; nil at either end of the text.
  func offset(movingFrom offset: Int, toTheRight: Bool) -> Int?
}

/// A line of a laid out text.
package struct TextLine: Hashable, Sendable {
  /// The range of its characters, without the line break.
  package var range: Range<Int>
  package var frame: CGRect
  /// From the top of the layout.
  package var baseline: CGFloat
  package var isRightToLeft: Bool

  package init(range: Range<Int>, frame: CGRect, baseline: CGFloat, isRightToLeft: Bool = false) {
    self.range = range
    self.frame = frame
    self.baseline = baseline
    self.isRightToLeft = isRightToLeft
  }
}

package struct FontRequest: Hashable, Sendable {
  /// Nil for the desktop's interface font.
  package var family: String?
  /// In points, the window's layout units rather than 1/72 inch on screen.
  package var size: CGFloat
  /// 100 to 900; 400 is regular.
  package var weight: Int
  package var isItalic: Bool
  package var isMonospaced: Bool
  /// Whether digits have equal widths.
  package var hasMonospacedDigits: Bool

  package init(
    family: String? = nil, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    isMonospaced: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

package struct FontMetrics: Hashable, Sendable {
  package var ascender: CGFloat
  /// Negative, as in `UIFont`.
  package var descender: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  /// The space that the font asks for between lines.
  package var leading: CGFloat
  /// The family of the font that is used for the request; empty if there is none.
  package var family: String

  package init(
    ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, xHeight: CGFloat,
    leading: CGFloat = 0, family: String = ""
  ) {
    self.leading = leading
    self.family = family
    self.ascender = ascender
    self.descender = descender
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The metrics of most Latin fonts, used if no font is available.
  package static func estimated(size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: size * 0.95, descender: -size * 0.24, capHeight: size * 0.7, xHeight: size * 0.52)
  }
}

/// A text as a list of runs, and the room for it.
package struct TextRequest: Hashable, Sendable {
  package enum Alignment: Sendable { case natural, left, center, right, justified }
  package enum Truncation: Sendable { case none, head, middle, tail }
  package enum Wrapping: Sendable { case word, character }
  /// The direction of a paragraph; the natural one is that of its first letter.
  package enum Direction: Sendable { case natural, leftToRight, rightToLeft }

  package enum Underline: Sendable { case none, single, double }

  /// A shadow of the text.
  package struct Shadow: Hashable, Sendable {
    package var color: CGColor
    package var offset: CGSize
    /// Twice the standard deviation, in points.
    package var blur: CGFloat

    package init(color: CGColor, offset: CGSize, blur: CGFloat) {
      self.color = color
      self.offset = offset
      self.blur = blur
    }
  }

  /// Something that is drawn in place of each character of a run.
  package struct Attachment: Hashable, Sendable {
    package var size: CGSize
    /// The offset of the bottom left corner from the baseline, upwards in points.
    package var origin: CGPoint
    /// The drawing, from the top left corner; it doesn't affect the layout.
    package var drawing: RenderNode

    package init(size: CGSize, origin: CGPoint, drawing: RenderNode) {
      self.size = size
      self.origin = origin
      self.drawing = drawing
    }

    package static func == (a: Attachment, b: Attachment) -> Bool {
      a.size == b.size && a.origin == b.origin && a.drawing === b.drawing
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(drawing)) }
  }

  package struct Run: Hashable, Sendable {
    package var text: String
    package var font: FontRequest
    /// Nil for the color of the node.
    package var color: CGColor?
    package var background: CGColor?
    package var underline = Underline.none
    /// Nil for the color of the text.
    package var underlineColor: CGColor?
    package var isStruckThrough = false
    /// Nil for the color of the text.
    package var strikethroughColor: CGColor?
    /// Additional space between letters, in points.
    package var kern: CGFloat = 0
    /// The distance above the baseline, in points.
    package var rise: CGFloat = 0
    package var hasLigatures = true
    /// The height of a line with the run, in points; nil for that of its font.
    package var lineHeight: CGFloat?
    /// Only used for drawing; it doesn't affect the layout.
    package var shadow: Shadow?
    package var attachment: Attachment?

    package init(
      _ text: String, font: FontRequest, color: CGColor? = nil, background: CGColor? = nil
    ) {
      self.text = text
      self.font = font
      self.color = color
      self.background = background
    }
  }

  package var runs: [Run]
  /// Nil for as wide as the text.
  package var width: CGFloat?
  package var height: CGFloat?
  /// 0 for no limit.
  package var maximumLines: Int
  package var alignment: Alignment
  package var truncation: Truncation
  package var wrapping: Wrapping
  package var direction = Direction.natural
  /// Additional space between lines, in points.
  package var lineSpacing: CGFloat

  package init(
    runs: [Run], width: CGFloat? = nil, height: CGFloat? = nil, maximumLines: Int = 0,
    alignment: Alignment = .natural, truncation: Truncation = .tail, wrapping: Wrapping = .word,
    lineSpacing: CGFloat = 0
  ) {
    self.runs = runs
    self.width = width
    self.height = height
    self.maximumLines = maximumLines
    self.alignment = alignment
    self.truncation = truncation
    self.wrapping = wrapping
    self.lineSpacing = lineSpacing
  }
}
