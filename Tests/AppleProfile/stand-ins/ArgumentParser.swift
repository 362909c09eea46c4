// What Showcase uses of swift-argument-parser.
public struct ArgumentHelp: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) { fatalError() }
  public init(_ abstract: String = "") { fatalError() }
}
@propertyWrapper public struct Flag<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
  public init(wrappedValue: Value, help: ArgumentHelp? = nil) { fatalError() }
}
@propertyWrapper public struct Option<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
  public init(wrappedValue: Value, help: ArgumentHelp? = nil) { fatalError() }
  public init<T>(help: ArgumentHelp? = nil) where Value == T? { fatalError() }
}
@propertyWrapper public struct Argument<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
  public init<T>(help: ArgumentHelp? = nil) where Value == T? { fatalError() }
}
public struct CommandConfiguration: Sendable {
  public init(commandName: String? = nil, abstract: String = "", discussion: String = "") {}
}
public protocol ParsableCommand {
  static var configuration: CommandConfiguration { get }
  init()
  func validate() throws
  func run() throws
}
extension ParsableCommand {
  public static func parse(_ arguments: [String]? = nil) throws -> Self { fatalError() }
  public static func main() { fatalError() }
}
public struct ValidationError: Error { public init(_ message: String) {} }
public struct ExitCode: Error { public init(_ code: Int32) {} }
