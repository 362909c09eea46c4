import Foundation

extension LocalServer {
  /// A response, or a way to fail.
  public struct Response: Sendable {
    /// How the response announces the length of its body.
    public enum Length: Sendable {
      /// The body's actual length.
      case honest
      /// A given length, for testing how a client handles wrong lengths.
      case claimed(Int)
      /// No length: the body ends with the connection.
      case absent
      /// Chunked transfer encoding.
      case chunked
    }

    /// The HTTP status code.
    public var status: Int
    /// Header fields besides those for the length and the connection.
    public var headers: [String: String]
    /// The body, before it is cut or sent in chunks.
    public var body: Data
    /// How the length is announced; by default correctly.
    public var length = Length.honest
    /// Closes the connection after this many bytes of the body.
    public var cutAfter: Int?
    /// The gate that the response waits for.
    public var headGate: Gate?
    /// The gate that the second half of the body waits for.
    public var bodyGate: Gate?
    /// The transfer rate for demonstrations; nil is as fast as possible.
    public var bytesPerSecond: Int?

    /// Creates a response that is sent whole and as fast as possible.
    public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
      self.status = status
      self.headers = headers
      self.body = body
    }

    /// Returns a successful response with an image as its body.
    public static func image(_ data: Data, type: String = "image/jpeg") -> Response {
      Response(headers: ["Content-Type": type], body: data)
    }

    /// Returns a response that redirects the client to another location.
    public static func redirect(to location: String, status: Int = 302) -> Response {
      Response(status: status, headers: ["Location": location])
    }

    /// A plain 404 response.
    public static let notFound = Response(
      status: 404, headers: ["Content-Type": "text/plain"], body: Data("Not found".utf8))

    func write(to connection: Int32) {
      headGate?.wait()
      guard send(head, to: connection) else { return }
      let sent = body.prefix(cutAfter ?? body.count)
      let half = sent.count / 2
      guard sendBody(sent.prefix(half), to: connection) else { return }
      bodyGate?.wait()
      guard sendBody(sent.dropFirst(half), to: connection) else { return }
      if case .chunked = length, cutAfter == nil {
        _ = send(Data("0\r\n\r\n".utf8), to: connection)
      }
    }

    private var head: Data {
      var lines = ["HTTP/1.1 \(status) \(Self.reasonPhrase(for: status))", "Connection: close"]
      lines += headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      switch length {
      case .honest: lines.append("Content-Length: \(body.count)")
      case .claimed(let count): lines.append("Content-Length: \(count)")
      case .absent: break
      case .chunked: lines.append("Transfer-Encoding: chunked")
      }
      return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    private static func reasonPhrase(for status: Int) -> String {
      switch status {
      case 200: "OK"
      case 304: "Not Modified"
      case 300..<400: "Redirect"
      case 404: "Not Found"
      default: "Answer"
      }
    }

    private func sendBody(_ data: Data, to connection: Int32) -> Bool {
      var rest = data
      let step = bytesPerSecond.map { max(1, $0 / 50) } ?? 64 << 10
      while !rest.isEmpty {
        let piece = rest.prefix(step)
        rest = rest.dropFirst(piece.count)
        var sent = Data(piece)
        if case .chunked = length {
          sent = Data("\(String(piece.count, radix: 16))\r\n".utf8) + piece + Data("\r\n".utf8)
        }
        guard send(sent, to: connection) else { return false }
        if bytesPerSecond != nil { Thread.sleep(forTimeInterval: 0.02) }
      }
      return true
    }

    /// Returns false if the client has closed the connection.
    private func send(_ data: Data, to connection: Int32) -> Bool {
      data.withUnsafeBytes { bytes in
        var sent = 0
        while sent < bytes.count {
          let count = Foundation.send(
            connection, bytes.baseAddress?.advanced(by: sent), bytes.count - sent,
            Int32(MSG_NOSIGNAL))
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { return false }
          sent += count
        }
        return true
      }
    }
  }
}
