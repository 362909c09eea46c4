/// Sheets and popovers are not there yet.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  /// Full screen, on a desktop whose windows are the sheets.
  case automatic = -2
  case none = -1

  /// Whether the presenter stays visible.
  var keepsPresenter: Bool {
    switch self {
    case .overFullScreen, .overCurrentContext, .custom: true
    case .fullScreen, .currentContext, .automatic, .none: false
    }
  }

  /// Whether a controller within the window may be covered instead of the whole window.
  var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case crossDissolve = 2
}
