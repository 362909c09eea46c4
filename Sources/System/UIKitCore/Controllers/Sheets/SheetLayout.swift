import QuartzCore

/// The layout of a sheet in its container, depending on how much of it is shown.
///
/// The shown height is a distance in points: from the bottom edge of the container up to the top
/// edge of the sheet. It is 0 when the sheet is off screen.
struct SheetLayout {
  enum Form {
    /// Attached to the bottom edge, as high as its shown height.
    case edgeAttached
    /// Centered in a wide window, always at the same size.
    case floating
    /// Covers the whole container, as in a compact height.
    case fullScreen
  }

  /// A position at which the sheet settles.
  struct Stop {
    var identifier: UISheetPresentationController.Detent.Identifier?
    var shown: CGFloat
  }

  var form: Form
  var container: CGSize
  /// The frame of the sheet at its largest, at rest.
  var rest: CGRect
  /// The stops from the lowest to the highest; never empty.
  var stops: [Stop]
  /// Whether the presenter moves back behind a sheet at full height.
  var pushesPresenter = false
  /// The distance between the top edges of the sheet at full height and of the presenter behind it.
  static let peek: CGFloat = 10
  /// The presenter's margins at both sides behind a sheet at full height, in points.
  static let presenterMargin: CGFloat = 16
  /// The minimum distance of the presenter from the top edge of the window, in points.
  static let smallestTop: CGFloat = 10
  static let pageWidth: CGFloat = 704
  static let formSize = CGSize(width: 540, height: 620)
  /// The minimum distance of a floating sheet from the edges of the window, in points.
  static let floatingMargin: CGFloat = 20

  var lowest: CGFloat { stops.first?.shown ?? 0 }
  var highest: CGFloat { stops.last?.shown ?? 0 }

  func stop(_ identifier: UISheetPresentationController.Detent.Identifier?) -> Stop? {
    stops.first { $0.identifier == identifier && identifier != nil } ?? stops.first
  }

  func frame(shown: CGFloat) -> CGRect {
    var frame = rest
    frame.origin.y = container.height - shown
    if form == .edgeAttached { frame.size.height = max(shown, lowest) }
    return frame
  }

  /// Returns the form for traits.
  static func form(in traits: UITraitCollection, attachesInCompactHeight: Bool) -> Form {
    if traits.verticalSizeClass == .compact {
      return attachesInCompactHeight ? .edgeAttached : .fullScreen
    }
    return traits.horizontalSizeClass == .regular ? .floating : .edgeAttached
  }

  /// Returns the size of a sheet that is centered in a wide window.
  static func floatingSize(
    isForm: Bool, preferred: CGSize, in container: CGSize, insets: UIEdgeInsets
  ) -> CGSize {
    let room = CGSize(
      width: container.width - insets.left - insets.right - 2 * floatingMargin,
      height: container.height - insets.top - insets.bottom - 2 * floatingMargin)
    var wanted = isForm ? formSize : CGSize(width: pageWidth, height: room.height)
    if isForm, preferred.width > 0 { wanted.width = preferred.width }
    if isForm, preferred.height > 0 { wanted.height = preferred.height }
    return CGSize(
      width: max(1, min(wanted.width, room.width)), height: max(1, min(wanted.height, room.height)))
  }
}

/// The resistance of a sheet to a drag.
enum SheetResistance {
  /// The maximum distance by which a sheet stretches beyond its highest position, in points.
  private static let stretch: CGFloat = 60

  /// Returns the shown height for the position of a finger.
  static func shown(free: CGFloat, lowest: CGFloat, highest: CGFloat, isKept: Bool) -> CGFloat {
    if free > highest {
      return highest + ScrollPhysics.rubberBand(free - highest, dimension: stretch)
    }
    if isKept, free < lowest {
      return lowest - ScrollPhysics.rubberBand(lowest - free, dimension: stretch)
    }
    return max(0, free)
  }

  /// Returns the position of the finger for a shown height.
  static func free(shown: CGFloat, lowest: CGFloat, highest: CGFloat, isKept: Bool) -> CGFloat {
    if shown > highest {
      return highest + ScrollPhysics.inverseRubberBand(shown - highest, dimension: stretch)
    }
    if isKept, shown < lowest {
      return lowest - ScrollPhysics.inverseRubberBand(lowest - shown, dimension: stretch)
    }
    return shown
  }
}
