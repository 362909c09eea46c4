import Foundation

/// The shape of the ends of a stroked line.
public enum CGLineCap: Int32, Sendable {
  /// The line stops exactly at its end point.
  case butt = 0
  /// A half circle around the end point.
  case round
  /// Half a square: the line goes on by half of its width.
  case square
}

/// The shape of the corners of a stroked line.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, up to the miter limit.
  case miter = 0
  /// A rounded corner.
  case round
  /// A corner that is cut off.
  case bevel
}

/// The rule that decides which points lie inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// The points that the path goes around more often in one direction than in the other.
  case winding = 0
  /// The points around which the path goes an odd number of times.
  case evenOdd
}

/// The quality with which images are scaled when they are drawn. All but `none` look the same here.
public enum CGInterpolationQuality: Int32, Sendable {
  /// Smooth, like `high`.
  case `default` = 0
  /// No interpolation: enlarged pixels stay sharp squares.
  case none
  /// Smooth, like `high`.
  case low
  /// Smooth, from several reduced sizes of the image.
  case high
  /// Smooth, like `high`.
  case medium
}

/// The ways to draw a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills with the nonzero winding rule.
  case fill = 0
  /// Fills with the even-odd rule.
  case eoFill
  /// Draws the outline.
  case stroke
  /// Fills with the nonzero winding rule, then draws the outline.
  case fillStroke
  /// Fills with the even-odd rule, then draws the outline.
  case eoFillStroke
}

/// The ways to mix what is drawn with what is below it: Apple's blend modes, and two of its
/// Porter–Duff modes.
public enum CGBlendMode: Int32, Sendable {
  /// The source covers the background.
  case normal = 0
  /// Multiplies the colors, which darkens.
  case multiply
  /// Multiplies the inverted colors, which lightens.
  case screen
  /// Multiplies or screens, depending on the background.
  case overlay
  /// The darker of the two, for each component.
  case darken
  /// The lighter of the two, for each component.
  case lighten
  /// Brightens the background to reflect the source.
  case colorDodge
  /// Darkens the background to reflect the source.
  case colorBurn
  /// Darkens or lightens softly, depending on the source.
  case softLight
  /// Multiplies or screens, depending on the source.
  case hardLight
  /// The darker color subtracted from the lighter one, for each component.
  case difference
  /// Like difference, with less contrast.
  case exclusion
  /// The hue of the source, the saturation and luminosity of the background.
  case hue
  /// The saturation of the source, the hue and luminosity of the background.
  case saturation
  /// The hue and saturation of the source, the luminosity of the background.
  case color
  /// The luminosity of the source, the hue and saturation of the background.
  case luminosity
  /// Makes the area of a filled path or rectangle transparent.
  case clear
  /// Replaces the area of a filled path or rectangle by the source, including its transparency.
  case copy
}
