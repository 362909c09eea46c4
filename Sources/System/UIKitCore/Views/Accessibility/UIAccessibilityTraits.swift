/// Constants that describe the characteristics and behavior of an accessibility element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image, which may be a button or link as well.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// An element that is selected, such as a row or a tab.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// An element that plays its own sound when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that can't change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// An element that summarizes the state of the app when it starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// An element that isn't enabled and doesn't react.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An element whose label or value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element that starts playing or recording when it is activated.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// An element whose value can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// An element that handles touches itself, such as the keys of a piano.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// An element that turns the page when it has been read to the end.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The container of a tab bar's buttons.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The heading of a section of content.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A button that is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
