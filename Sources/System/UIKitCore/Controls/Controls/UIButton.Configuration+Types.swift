import QuartzCore

extension UIButton.Configuration {
  /// The corner styles of a button's background.
  public enum CornerStyle: Int, Sendable {
    /// The corner radius of the background configuration.
    case fixed = -1
    /// The corner radius of the background configuration, which grows with the text size.
    case dynamic
    /// 4 points.
    case small
    /// 6 points.
    case medium
    /// 10 points.
    case large
    /// Half of the shorter side.
    case capsule
  }

  /// The sizes of buttons.
  public enum Size: Int, Sendable {
    /// Text in 17 points.
    case medium = 0
    /// Text in 15 points, and smaller insets.
    case small
    /// The same as `small`.
    case mini
    /// Text in 17 points, and larger insets.
    case large

    var insets: NSDirectionalEdgeInsets {
      switch self {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    private var isSmall: Bool { self == .small || self == .mini }
    var titleFont: UIFont { .preferredFont(forTextStyle: isSmall ? .subheadline : .body) }
    var subtitleFont: UIFont { .preferredFont(forTextStyle: isSmall ? .caption2 : .caption1) }
  }

  /// The alignments of the title and the subtitle.
  public enum TitleAlignment: Int, Sendable {
    /// Leading beside an image or if the button aligns its content so; otherwise centered.
    case automatic = 0
    /// At the leading edges.
    case leading
    /// In the middle.
    case center
    /// At the trailing edges.
    case trailing
  }

  /// The indicators at the trailing edge of a button.
  public enum Indicator: Int, Sendable {
    /// The indicator of a menu if the button shows its selection; otherwise none.
    case automatic = 0
    /// None.
    case none
    /// Two arrows, which indicate a menu whose selection the button shows.
    case popup
  }
}
