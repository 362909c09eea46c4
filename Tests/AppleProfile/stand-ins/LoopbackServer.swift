// What Showcase uses of LoopbackServer, which is written for Linux's sockets.
import Foundation

public final class LocalServer: Sendable {
  public struct Request: Sendable {
    public let path: String
    public let query: String
  }
  public struct Response: Sendable {
    public var status: Int {
      get { fatalError() }
      set {}
    }
    public var headers: [String: String] {
      get { fatalError() }
      set {}
    }
    public var cutAfter: Int? {
      get { fatalError() }
      set {}
    }
    public var bytesPerSecond: Int? {
      get { fatalError() }
      set {}
    }
    public static func image(_ data: Data, type: String = "image/jpeg") -> Response {
      fatalError()
    }
    public static var notFound: Response { fatalError() }
  }
  public init(_ handler: @escaping @Sendable (Request) -> Response) throws(LocalServerError) {}
  public func url(_ path: String) -> URL { fatalError() }
}
public enum LocalServerError: Error { case refused }
