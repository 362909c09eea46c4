/// The ways in which a presented view controller covers the presenting one.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window and removes the presenter's view.
  case fullScreen = 0
  /// Covers part of the window as a sheet: attached to the bottom edge in a compact width, in the
  /// middle of a wide window otherwise.
  case pageSheet = 1
  /// The same as `pageSheet`, but smaller in the middle of a wide window: 540 by 620 points, or the
  /// preferred content size of the controller.
  case formSheet = 2
  /// Covers the nearest controller that defines a presentation context, and removes its view.
  case currentContext = 3
  /// Uses the presentation controller of the transitioning delegate.
  case custom = 4
  /// Covers the window and leaves the presenter's view in place.
  case overFullScreen = 5
  /// Covers the nearest controller that defines a presentation context, and leaves its view.
  case overCurrentContext = 6
  /// Shows the controller in a panel beside its source, or as a sheet in a compact width.
  case popover = 7
  /// The default; the same as `pageSheet`.
  case automatic = -2
  /// No style; a presentation treats it as `fullScreen`.
  case none = -1

  /// Whether the presenter's view stays in place.
  var keepsPresenter: Bool {
    switch self {
    case .overFullScreen, .overCurrentContext, .custom: true
    case .pageSheet, .formSheet, .popover, .automatic: true
    case .fullScreen, .currentContext, .none: false
    }
  }

  /// Whether the style is a sheet.
  var isSheet: Bool { self == .pageSheet || self == .formSheet || self == .automatic }

  /// Whether the presentation can cover a view controller within the window instead of the whole
  /// window.
  var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The animations with which a presented view controller appears and disappears.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides in from the bottom, in 0.5 s.
  case coverVertical = 0
  /// Fades in, in 0.35 s.
  case crossDissolve = 2
}
