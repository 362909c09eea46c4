import QuartzCore

/// A unit of layout: a paragraph, or several lines of a long one.
@MainActor struct TextPiece {
  /// The offset of the first code unit, at which the paragraph or one of its lines begins. The line
  /// is an estimate until the previous piece is laid out.
  var start: Int
  /// The height; an estimate until the piece is laid out.
  var height: CGFloat
  var layout: ParagraphLayout?
  /// Whether the text before its first line has changed, so that the line may begin elsewhere.
  var isSeamStale = false
  /// Whether the piece was laid out before its text changed, so that its height is almost correct.
  var wasLaidOut = false
}
