@_exported import ObjectiveC
@_exported import CoreGraphics
@_exported import Foundation
@_exported import Glibc
@_exported import Dispatch
@_exported import FoundationEssentials
@_exported import FoundationInternationalization
public typealias Data = FoundationEssentials.Data
public typealias URL = FoundationEssentials.URL
public typealias Date = FoundationEssentials.Date
public typealias IndexPath = FoundationEssentials.IndexPath
public typealias Locale = FoundationEssentials.Locale
public typealias TimeZone = FoundationEssentials.TimeZone
public typealias Calendar = FoundationEssentials.Calendar
public typealias UUID = FoundationEssentials.UUID
public typealias URLComponents = FoundationEssentials.URLComponents
public typealias DateComponents = FoundationEssentials.DateComponents
public typealias DateInterval = FoundationEssentials.DateInterval
public typealias TimeInterval = Double
extension String: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSString { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSString, result: inout String?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSString, result: inout String?)
    -> Bool
  { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSString?)
    -> String
  { fatalError() }
}
extension Array: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSArray { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSArray, result: inout Array?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSArray, result: inout Array?) -> Bool
  { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSArray?)
    -> Array
  { fatalError() }
}
extension Dictionary: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSDictionary {
    fatalError()
  }
  public static func _forceBridgeFromObjectiveC(_ x: NSDictionary, result: inout Dictionary?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: NSDictionary, result: inout Dictionary?
  ) -> Bool { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSDictionary?)
    -> Dictionary
  { fatalError() }
}
extension Set: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSSet { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSSet, result: inout Set?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSSet, result: inout Set?) -> Bool {
    fatalError()
  }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSSet?) -> Set {
    fatalError()
  }
}
extension Int: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSNumber, result: inout Int?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSNumber, result: inout Int?) -> Bool {
    fatalError()
  }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSNumber?) -> Int
  { fatalError() }
}
extension UInt: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSNumber, result: inout UInt?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSNumber, result: inout UInt?) -> Bool
  { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSNumber?)
    -> UInt
  { fatalError() }
}
extension Bool: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSNumber, result: inout Bool?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSNumber, result: inout Bool?) -> Bool
  { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSNumber?)
    -> Bool
  { fatalError() }
}
extension Double: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSNumber, result: inout Double?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSNumber, result: inout Double?)
    -> Bool
  { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSNumber?)
    -> Double
  { fatalError() }
}
extension Float: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSNumber, result: inout Float?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSNumber, result: inout Float?) -> Bool
  { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSNumber?)
    -> Float
  { fatalError() }
}
extension CGFloat: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSNumber, result: inout CGFloat?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSNumber, result: inout CGFloat?)
    -> Bool
  { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSNumber?)
    -> CGFloat
  { fatalError() }
}
extension Int32: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSNumber, result: inout Int32?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSNumber, result: inout Int32?) -> Bool
  { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSNumber?)
    -> Int32
  { fatalError() }
}
extension UInt8: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSNumber, result: inout UInt8?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSNumber, result: inout UInt8?) -> Bool
  { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSNumber?)
    -> UInt8
  { fatalError() }
}
extension CGRect: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSValue { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSValue, result: inout CGRect?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSValue, result: inout CGRect?) -> Bool
  { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSValue?)
    -> CGRect
  { fatalError() }
}
extension CGPoint: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSValue { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSValue, result: inout CGPoint?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSValue, result: inout CGPoint?)
    -> Bool
  { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSValue?)
    -> CGPoint
  { fatalError() }
}
extension CGSize: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSValue { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSValue, result: inout CGSize?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSValue, result: inout CGSize?) -> Bool
  { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSValue?)
    -> CGSize
  { fatalError() }
}
extension Data: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSData { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSData, result: inout Data?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSData, result: inout Data?) -> Bool {
    fatalError()
  }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSData?) -> Data
  { fatalError() }
}
extension URL: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSURL { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSURL, result: inout URL?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSURL, result: inout URL?) -> Bool {
    fatalError()
  }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSURL?) -> URL {
    fatalError()
  }
}
extension Date: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSDate { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSDate, result: inout Date?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSDate, result: inout Date?) -> Bool {
    fatalError()
  }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSDate?) -> Date
  { fatalError() }
}
extension IndexPath: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSIndexPath {
    fatalError()
  }
  public static func _forceBridgeFromObjectiveC(_ x: NSIndexPath, result: inout IndexPath?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSIndexPath, result: inout IndexPath?)
    -> Bool
  { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSIndexPath?)
    -> IndexPath
  { fatalError() }
}
extension Locale: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSLocale { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSLocale, result: inout Locale?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSLocale, result: inout Locale?)
    -> Bool
  { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSLocale?)
    -> Locale
  { fatalError() }
}
extension TimeZone: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSTimeZone {
    fatalError()
  }
  public static func _forceBridgeFromObjectiveC(_ x: NSTimeZone, result: inout TimeZone?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSTimeZone, result: inout TimeZone?)
    -> Bool
  { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSTimeZone?)
    -> TimeZone
  { fatalError() }
}
extension Calendar: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSCalendar {
    fatalError()
  }
  public static func _forceBridgeFromObjectiveC(_ x: NSCalendar, result: inout Calendar?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSCalendar, result: inout Calendar?)
    -> Bool
  { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSCalendar?)
    -> Calendar
  { fatalError() }
}
extension UUID: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSUUID { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSUUID, result: inout UUID?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSUUID, result: inout UUID?) -> Bool {
    fatalError()
  }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSUUID?) -> UUID
  { fatalError() }
}
extension URLComponents: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSURLComponents {
    fatalError()
  }
  public static func _forceBridgeFromObjectiveC(_ x: NSURLComponents, result: inout URLComponents?)
  { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: NSURLComponents, result: inout URLComponents?
  ) -> Bool { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSURLComponents?)
    -> URLComponents
  { fatalError() }
}
extension DateComponents: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSDateComponents {
    fatalError()
  }
  public static func _forceBridgeFromObjectiveC(
    _ x: NSDateComponents, result: inout DateComponents?
  ) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: NSDateComponents, result: inout DateComponents?
  ) -> Bool { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(
    _ x: NSDateComponents?
  ) -> DateComponents { fatalError() }
}
extension DateInterval: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSDateInterval {
    fatalError()
  }
  public static func _forceBridgeFromObjectiveC(_ x: NSDateInterval, result: inout DateInterval?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: NSDateInterval, result: inout DateInterval?
  ) -> Bool { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSDateInterval?)
    -> DateInterval
  { fatalError() }
}
extension IndexSet: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSIndexSet {
    fatalError()
  }
  public static func _forceBridgeFromObjectiveC(_ x: NSIndexSet, result: inout IndexSet?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSIndexSet, result: inout IndexSet?)
    -> Bool
  { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSIndexSet?)
    -> IndexSet
  { fatalError() }
}
extension CharacterSet: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSCharacterSet {
    fatalError()
  }
  public static func _forceBridgeFromObjectiveC(_ x: NSCharacterSet, result: inout CharacterSet?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: NSCharacterSet, result: inout CharacterSet?
  ) -> Bool { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSCharacterSet?)
    -> CharacterSet
  { fatalError() }
}
extension URLRequest: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSURLRequest {
    fatalError()
  }
  public static func _forceBridgeFromObjectiveC(_ x: NSURLRequest, result: inout URLRequest?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: NSURLRequest, result: inout URLRequest?
  ) -> Bool { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSURLRequest?)
    -> URLRequest
  { fatalError() }
}
extension Notification: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSNotification {
    fatalError()
  }
  public static func _forceBridgeFromObjectiveC(_ x: NSNotification, result: inout Notification?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: NSNotification, result: inout Notification?
  ) -> Bool { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSNotification?)
    -> Notification
  { fatalError() }
}
extension NSRange: _ObjectiveCBridgeable {
  @_semantics("convertToObjectiveC") public func _bridgeToObjectiveC() -> NSValue { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSValue, result: inout NSRange?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSValue, result: inout NSRange?)
    -> Bool
  { fatalError() }
  @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(_ x: NSValue?)
    -> NSRange
  { fatalError() }
}
public struct IndexSet: Hashable, Sendable {
  public init() {}; public init(integer: Int) {}; public var isEmpty: Bool { fatalError() };
  public init(integersIn: Range<Int>) {}; public func contains(_ i: Int) -> Bool { fatalError() }
}
public struct CharacterSet: Hashable, Sendable, SetAlgebra {
  public typealias Element = Unicode.Scalar; public init() {}
  public init(charactersIn: String) {}
  public func contains(_ m: Unicode.Scalar) -> Bool { fatalError() }
  public func union(_ o: CharacterSet) -> CharacterSet { fatalError() }
  public func intersection(_ o: CharacterSet) -> CharacterSet { fatalError() }
  public func symmetricDifference(_ o: CharacterSet) -> CharacterSet { fatalError() }
  public mutating func insert(_ m: Unicode.Scalar) -> (
    inserted: Bool, memberAfterInsert: Unicode.Scalar
  ) { fatalError() }
  public mutating func remove(_ m: Unicode.Scalar) -> Unicode.Scalar? { fatalError() }
  public mutating func update(with m: Unicode.Scalar) -> Unicode.Scalar? { fatalError() }
  public mutating func formUnion(_ o: CharacterSet) {}
  public mutating func formIntersection(_ o: CharacterSet) {}
  public mutating func formSymmetricDifference(_ o: CharacterSet) {}
  public static var whitespaces: CharacterSet { fatalError() }
  public static var whitespacesAndNewlines: CharacterSet { fatalError() }
  public static var alphanumerics: CharacterSet { fatalError() }
  public static var decimalDigits: CharacterSet { fatalError() }
  public static var urlPathAllowed: CharacterSet { fatalError() }
  public static var urlQueryAllowed: CharacterSet { fatalError() }
  public static var urlHostAllowed: CharacterSet { fatalError() }
  public static var urlFragmentAllowed: CharacterSet { fatalError() }
}
extension StringProtocol {
  public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
  public func addingPercentEncoding(withAllowedCharacters: CharacterSet) -> String? { fatalError() }
  public func components(separatedBy: CharacterSet) -> [String] { fatalError() }
}
extension String {
  public init(format: String, _ arguments: any CVarArg...) { fatalError() };
  public init(format: String, locale: Locale?, _ arguments: any CVarArg...) { fatalError() }
}
public struct URLRequest: Hashable, Sendable {
  public typealias CachePolicy = NSURLRequest.CachePolicy
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60.0
  ) {}
  public var url: URL? {
    get { fatalError() }
    set {}
  }
  public var cachePolicy: CachePolicy {
    get { fatalError() }
    set {}
  }
  public var timeoutInterval: TimeInterval {
    get { fatalError() }
    set {}
  }
  public var httpMethod: String? {
    get { fatalError() }
    set {}
  }
  public var httpBody: Data? {
    get { fatalError() }
    set {}
  }
  public var allHTTPHeaderFields: [String: String]? {
    get { fatalError() }
    set {}
  }
  public func value(forHTTPHeaderField: String) -> String? { fatalError() }
  public mutating func setValue(_ v: String?, forHTTPHeaderField: String) {}
  public mutating func addValue(_ v: String, forHTTPHeaderField: String) {}
}
public struct Notification: Hashable {
  public typealias Name = NSNotification.Name
  public var name: Name; public var object: Any?; public var userInfo: [AnyHashable: Any]?
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) { fatalError() }
  public static func == (l: Notification, r: Notification) -> Bool { fatalError() }
  public func hash(into h: inout Hasher) {}
}
public struct URLError: Error, Sendable {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int; public init(rawValue: Int) { fatalError() }
    public static var cancelled: Code { fatalError() };
    public static var httpTooManyRedirects: Code { fatalError() };
    public static var secureConnectionFailed: Code { fatalError() };
    public static var serverCertificateUntrusted: Code { fatalError() };
    public static var serverCertificateHasBadDate: Code { fatalError() };
    public static var serverCertificateNotYetValid: Code { fatalError() };
    public static var serverCertificateHasUnknownRoot: Code { fatalError() };
    public static var badURL: Code { fatalError() };
    public static var unsupportedURL: Code { fatalError() };
    public static var cannotFindHost: Code { fatalError() };
    public static var dnsLookupFailed: Code { fatalError() };
    public static var cannotConnectToHost: Code { fatalError() };
    public static var networkConnectionLost: Code { fatalError() };
    public static var dataNotAllowed: Code { fatalError() };
    public static var internationalRoamingOff: Code { fatalError() };
    public static var timedOut: Code { fatalError() };
    public static var notConnectedToInternet: Code { fatalError() };
    public static var badServerResponse: Code { fatalError() }
  }
  public init(_ c: Code, userInfo: [String: Any] = [:]) {}
  public var code: Code { fatalError() }
}
extension NSError: Error {
  public var _domain: String { fatalError() }; public var _code: Int { fatalError() };
  public var _userInfo: AnyObject? { fatalError() }
}
extension Error { public var localizedDescription: String { fatalError() } }
public func _convertErrorToNSError(_ e: any Error) -> NSError { fatalError() }
public func _convertNSErrorToError(_ e: NSError?) -> any Error { fatalError() }
extension NSRange: Equatable, Hashable {
  public static func == (l: NSRange, r: NSRange) -> Bool { fatalError() };
  public func hash(into h: inout Hasher) {}
  public var lowerBound: Int { fatalError() }; public var upperBound: Int { fatalError() }
  public init<R: RangeExpression, S: StringProtocol>(_ r: R, in s: S) where R.Bound == S.Index {
    fatalError()
  }
  public init<R: RangeExpression>(_ r: R) where R.Bound: FixedWidthInteger { fatalError() }
  public func intersection(_ o: NSRange) -> NSRange? { fatalError() };
  public func union(_ o: NSRange) -> NSRange { fatalError() }
  public func contains(_ i: Int) -> Bool { fatalError() }
}
extension Range where Bound == String.Index {
  public init?<S: StringProtocol>(_ r: NSRange, in s: S) { fatalError() }
}
extension Range where Bound == Int { public init?(_ r: NSRange) { fatalError() } }
extension NSObject: _KeyValueCodingAndObserving {}
public protocol _KeyValueCodingAndObserving {}
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { fatalError() };
  public static var new: Self { fatalError() }; public static var old: Self { fatalError() };
  public static var initial: Self { fatalError() }; public static var prior: Self { fatalError() }
}
public struct NSKeyValueObservedChange<Value> {
  public var newValue: Value? { fatalError() }; public var oldValue: Value? { fatalError() }
}
@objc public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  @objc public func invalidate() {}
}
extension _KeyValueCodingAndObserving {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { fatalError() }
}
extension NSLocking {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { fatalError() }
}
extension NSRegularExpression {
  public convenience init(pattern: String, options: NSRegularExpression.Options = []) throws {
    fatalError()
  }
}
public typealias DispatchQueue = Dispatch.DispatchQueue
public struct URLResourceKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String; public init(rawValue: String) { fatalError() };
  public static var fileSizeKey: URLResourceKey { fatalError() };
  public static var contentModificationDateKey: URLResourceKey { fatalError() };
  public static var isDirectoryKey: URLResourceKey { fatalError() }
}
public struct URLResourceValues {
  public var contentModificationDate: Date? {
    get { fatalError() }
    set {}
  }; public var fileSize: Int? { fatalError() }
}
extension URL {
  public func resourceValues(forKeys: Set<URLResourceKey>) throws -> URLResourceValues {
    fatalError()
  }
}
extension FileManager {
  public func contentsOfDirectory(
    at: URL, includingPropertiesForKeys: [URLResourceKey]?, options: Int = 0
  ) throws -> [URL] { fatalError() }
}
extension FileHandle {
  public convenience init(forWritingTo: URL) throws { fatalError() };
  public convenience init(forReadingFrom: URL) throws { fatalError() };
  public func close() throws {}; public func write<T: DataProtocol>(contentsOf: T) throws {};
  public func read(upToCount: Int) throws -> Data? { fatalError() }
}
extension StringProtocol {
  public func range<T: StringProtocol>(
    of: T, options: String.CompareOptions = [], range: Range<String.Index>? = nil,
    locale: Locale? = nil
  ) -> Range<String.Index>? { fatalError() }
  public func replacingOccurrences<T: StringProtocol, R: StringProtocol>(
    of: T, with: R, options: String.CompareOptions = [], range: Range<String.Index>? = nil
  ) -> String { fatalError() }
}
extension stat {
  public var st_mtimespec: timespec { fatalError() }
  public var st_ctimespec: timespec { fatalError() }
}
public func NSStringFromClass(_ aClass: AnyClass) -> String { fatalError() }
public func NSLog(_ format: String, _ args: any CVarArg...) { fatalError() }
extension String {
  public func padding(toLength length: Int, withPad string: String, startingAt index: Int) -> String
  { fatalError() }
}
extension String {
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {}
      public mutating func appendInterpolation(_ string: String) {}
      public mutating func appendInterpolation(_ substring: Substring) {}
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {}
    }
  }
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { fatalError() }
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { fatalError() }
}
public struct ByteCountFormatStyle: Sendable {
  public enum Style: Sendable { case file, memory, decimal, binary }
  public init(style: Style = .file, locale: Locale = .autoupdatingCurrent) {}
}
extension BinaryInteger {
  public func formatted(_ style: ByteCountFormatStyle) -> String { fatalError() }
}
public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
extension JSONSerialization {
  public class func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any {
    fatalError()
  }
}
