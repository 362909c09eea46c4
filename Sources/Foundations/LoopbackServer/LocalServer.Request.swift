import Foundation

extension LocalServer {
  /// The head of an HTTP request as received.
  public struct Request: Sendable {
    /// The method in upper case, such as "GET".
    public let method: String
    /// The path without the query.
    public let path: String
    /// The part after the question mark, still percent-encoded; empty when there is none.
    public let query: String
    /// The header fields, with names in lower case.
    public let headers: [String: String]

    /// The limit of the head's length; longer ones aren't answered.
    private static let longestHead = 64 << 10

    init?(readingFrom connection: Int32) {
      var head = Data()
      let end = Data("\r\n\r\n".utf8)
      var buffer = [UInt8](repeating: 0, count: 4096)
      while head.range(of: end) == nil {
        let count = recv(connection, &buffer, buffer.count, 0)
        if count < 0, errno == EINTR { continue }
        guard count > 0, head.count < Self.longestHead else { return nil }
        head.append(contentsOf: buffer[..<count])
      }
      let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
      let requestLine = lines[0].split(separator: " ")
      guard requestLine.count == 3 else { return nil }
      method = String(requestLine[0])
      let parts = requestLine[1].split(separator: "?", maxSplits: 1)
      path = parts.first.map(String.init) ?? "/"
      query = parts.count > 1 ? String(parts[1]) : ""
      headers = lines.dropFirst().reduce(into: [:]) { headers, line in
        guard let colon = line.firstIndex(of: ":") else { return }
        headers[line[..<colon].lowercased()] =
          line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      }
    }
  }
}
