import QuartzCore

/// Where a sheet lies in its container, for how much of it is shown.
///
/// What is shown is a distance in points: from the bottom edge of the container up to the top edge of
/// the sheet. It is 0 when the sheet is out of sight.
struct SheetLayout {
  enum Form {
    /// At the bottom edge, as high as what is shown.
    case edgeAttached
    /// In the middle of a wide window, always of the same size.
    case floating
    /// Over the whole container, as in a compact height.
    case fullScreen
  }

  /// A place at which the sheet rests.
  struct Stop {
    var identifier: UISheetPresentationController.Detent.Identifier?
    var shown: CGFloat
  }

  var form: Form
  var container: CGSize
  /// The sheet at its largest, at rest.
  var rest: CGRect
  /// From the lowest to the highest; never empty.
  var stops: [Stop]
  /// Whether the presenter gives way to a sheet at full height.
  var pushesPresenter = false
  /// The distance between the top edges of the sheet at full height and of the presenter behind it.
  static let peek: CGFloat = 10
  /// The presenter's margins at both sides behind a sheet at full height, in points.
  static let presenterMargin: CGFloat = 16
  /// The least distance of the presenter from the top edge of the window, in points.
  static let smallestTop: CGFloat = 10
  static let pageWidth: CGFloat = 704
  static let formSize = CGSize(width: 540, height: 620)
  /// The least distance of a floating sheet from the edges of the window, in points.
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

  /// The form in given surroundings.
  static func form(in traits: UITraitCollection, attachesInCompactHeight: Bool) -> Form {
    if traits.verticalSizeClass == .compact {
      return attachesInCompactHeight ? .edgeAttached : .fullScreen
    }
    return traits.horizontalSizeClass == .regular ? .floating : .edgeAttached
  }

  /// The size of a sheet in the middle of a wide window.
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

/// How far a sheet follows a finger.
enum SheetResistance {
  /// How far a sheet stretches beyond its highest place at most, in points.
  private static let stretch: CGFloat = 60

  /// What is shown for a finger's place.
  static func shown(free: CGFloat, lowest: CGFloat, highest: CGFloat, isKept: Bool) -> CGFloat {
    if free > highest {
      return highest + ScrollPhysics.rubberBand(free - highest, dimension: stretch)
    }
    if isKept, free < lowest {
      return lowest - ScrollPhysics.rubberBand(lowest - free, dimension: stretch)
    }
    return max(0, free)
  }

  /// The finger's place for what is shown.
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
