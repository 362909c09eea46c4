import Foundation

public enum CGLineCap: Int32, Sendable { case butt = 0, round, square }
public enum CGLineJoin: Int32, Sendable { case miter = 0, round, bevel }
public enum CGPathFillRule: Int, Sendable { case winding = 0, evenOdd }
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0, none, low, high, medium
}

public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0, eoFill, stroke, fillStroke, eoFillStroke
}

/// Apple's modes of mixing colours, and two of its ways to put pixels in place of others.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy
}
