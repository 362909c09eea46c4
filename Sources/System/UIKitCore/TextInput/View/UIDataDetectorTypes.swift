/// Types of data that are recognized in text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of websites and mail addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses; not recognized yet.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Events; not recognized yet.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels; not recognized yet.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights; not recognized yet.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Words that a person may want to look up; not recognized yet.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money; not recognized yet.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Quantities with units; not recognized yet.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
