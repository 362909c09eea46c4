/// How a presented controller covers the presenting one. There are no sheets and popovers yet.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window and removes the presenter's view.
  case fullScreen = 0
  /// Covers the nearest controller that defines a presentation context, and removes its view.
  case currentContext = 3
  /// Uses the presentation controller of the transitioning delegate.
  case custom = 4
  /// Covers the window and leaves the presenter's view in place.
  case overFullScreen = 5
  /// Covers the nearest controller that defines a presentation context, and leaves its view.
  case overCurrentContext = 6
  /// The default; the same as `fullScreen`.
  case automatic = -2
  /// No style; a presentation treats it as `fullScreen`.
  case none = -1

  /// Whether the presenter's view stays in place.
  var keepsPresenter: Bool {
    switch self {
    case .overFullScreen, .overCurrentContext, .custom: true
    case .fullScreen, .currentContext, .automatic, .none: false
    }
  }

  /// Whether a controller inside the window may be covered instead of the whole window.
  var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// How a presented controller appears and disappears.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides in from the bottom, in 0.5 s.
  case coverVertical = 0
  /// Fades in, in 0.35 s.
  case crossDissolve = 2
}
