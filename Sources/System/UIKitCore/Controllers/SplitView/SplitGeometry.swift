import QuartzCore

/// The frames of a split view's columns while the leading columns are revealed to some extent.
struct SplitGeometry: Equatable {
  var size: CGSize
  var behavior: UISplitViewController.SplitBehavior
  /// The width of the column next to the secondary one, in points.
  var inner: CGFloat
  /// The width of the outermost column, in points; 0 with two columns.
  var outer: CGFloat
  /// The width by which the leading columns are revealed from their edge, in points.
  var extent: CGFloat
  /// Whether the leading columns are at the right edge.
  var isMirrored: Bool

  /// Returns the extent at which a number of columns is shown.
  func extent(showing count: Int) -> CGFloat {
    switch count {
    case ...0: 0
    case 1: inner
    default: inner + outer
    }
  }

  var innerFrame: CGRect { frame(x: extent - inner, width: inner) }
  var outerFrame: CGRect { frame(x: extent - inner - outer, width: outer) }

  var secondaryFrame: CGRect {
    switch behavior {
    case .overlay: frame(x: 0, width: size.width)
    case .displace where outer > 0:
      frame(x: extent, width: size.width - min(extent, inner))
    default: frame(x: max(0, extent), width: size.width - max(0, extent))
    }
  }

  /// The dimming of the secondary column, from 0 to 1.
  var dimming: CGFloat {
    switch behavior {
    case .overlay: inner > 0 ? min(1, max(0, extent / inner)) : 0
    case .displace: outer > 0 ? min(1, max(0, (extent - inner) / outer)) : 0
    default: 0
    }
  }

  private func frame(x: CGFloat, width: CGFloat) -> CGRect {
    let width = max(0, width)
    return CGRect(
      x: isMirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
  }
}

/// The width that the app or the user requests for a column.
struct SplitWidth {
  private static let automatic = UISplitViewController.automaticDimension
  var preferred = Self.automatic
  var fraction = Self.automatic
  var minimum = Self.automatic
  var maximum = Self.automatic
  /// The width to which the user dragged the divider; nil if it wasn't dragged.
  var chosen: CGFloat?

  /// The minimum width, in points, that a divider leaves a column without a minimum width of its
  /// own.
  private static let least: CGFloat = 180

  /// Returns the width of the column in a split view of the specified total width.
  func resolved(default automatic: CGFloat, in total: CGFloat) -> CGFloat {
    var wished = automatic
    if preferred != Self.automatic {
      wished = preferred
    } else if fraction != Self.automatic {
      wished = total * fraction
    }
    if let chosen { wished = chosen }
    if maximum != Self.automatic { wished = min(wished, maximum) }
    if minimum != Self.automatic { wished = max(wished, minimum) }
    let room = max(0, total - 44)
    return (wished.isFinite ? max(0, min(wished, room)) : min(automatic, room)).rounded()
  }

  /// Returns the range of widths to which the user can drag the divider.
  func range(in total: CGFloat) -> ClosedRange<CGFloat> {
    let high = maximum != Self.automatic ? maximum : max(400, total * 0.4)
    let low = minimum != Self.automatic ? minimum : Self.least
    return min(low, high)...max(low, high)
  }
}
