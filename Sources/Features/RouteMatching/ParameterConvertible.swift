import Foundation

/// A value that can be written into a URL and read from it.
public protocol ParameterConvertible {
  /// Reads the value; nil when the text isn't one.
  init?(parameter: String)
  /// The text that is read as an equal value.
  var parameter: String { get }
}

extension ParameterConvertible where Self: LosslessStringConvertible {
  /// Reads the value from its description.
  public init?(parameter: String) { self.init(parameter) }
  /// The value's description.
  public var parameter: String { description }
}

extension String: ParameterConvertible {}
extension Substring: ParameterConvertible {}
extension Int: ParameterConvertible {}
extension Int64: ParameterConvertible {}
extension UInt: ParameterConvertible {}
extension Double: ParameterConvertible {}
extension Bool: ParameterConvertible {}

extension UUID: ParameterConvertible {
  /// Reads the form with hyphens.
  public init?(parameter: String) { self.init(uuidString: parameter) }
  /// The form with hyphens.
  public var parameter: String { uuidString }
}

extension URL: ParameterConvertible {
  /// Reads an absolute or relative URL.
  public init?(parameter: String) { self.init(string: parameter) }
  /// The absolute URL.
  public var parameter: String { absoluteString }
}

extension ParameterConvertible where Self: RawRepresentable, RawValue: ParameterConvertible {
  /// Reads the raw value.
  public init?(parameter: String) {
    guard let raw = RawValue(parameter: parameter) else { return nil }
    self.init(rawValue: raw)
  }
  /// The raw value's text.
  public var parameter: String { rawValue.parameter }
}
