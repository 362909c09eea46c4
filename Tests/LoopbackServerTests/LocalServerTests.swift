import Foundation
import FoundationNetworking
import LoopbackServer
import Testing

/// Real requests over the loopback interface.
@Suite struct LocalServerTests {
  private func get(
    _ url: URL, _ headers: [String: String] = [:], method: String = "GET"
  ) async throws -> (data: Data, response: HTTPURLResponse) {
    var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
    request.httpMethod = method
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    let (data, response) = try await session.data(for: request)
    return (data, try #require(response as? HTTPURLResponse))
  }

  @Test("A request arrives with its method, path, query and headers, and is counted")
  func request() async throws {
    let server = try LocalServer { _ in .image(Data([1, 2, 3]), type: "image/png") }
    let answer = try await get(server.url("/a/b%20c?q=1&r"), ["X-Test": "yes"], method: "POST")
    #expect(answer.data == Data([1, 2, 3]))
    #expect(answer.response.statusCode == 200)
    #expect(answer.response.value(forHTTPHeaderField: "Content-Type") == "image/png")
    let request = try #require(server.requests.first)
    #expect(request.method == "POST")
    #expect(request.path == "/a/b%20c")
    #expect(request.query == "q=1&r")
    #expect(request.headers["x-test"] == "yes")
    #expect(server.requestCount(of: "/a/b%20c") == 1)
    #expect(server.requestCount(of: "/a") == 0)
  }

  @Test("A handler answers a range request with that part of the body")
  func range() async throws {
    let body = Data((0..<200).map { UInt8($0) })
    let server = try LocalServer { request in
      let bounds = request.headers["range"]?.dropFirst("bytes=".count).split(separator: "-")
        .compactMap { Int($0) }
      guard let bounds, bounds.count == 2 else { return .image(body) }
      return LocalServer.Response(
        status: 206, headers: ["Content-Range": "bytes \(bounds[0])-\(bounds[1])/\(body.count)"],
        body: body[bounds[0]...bounds[1]])
    }
    let part = try await get(server.url("/file"), ["Range": "bytes=50-99"])
    #expect(part.response.statusCode == 206)
    #expect(part.response.value(forHTTPHeaderField: "Content-Range") == "bytes 50-99/200")
    #expect(part.data == body[50...99])
    #expect(try await get(server.url("/file")).data == body)
  }

  @Test("A redirect leads to another path")
  func redirect() async throws {
    let server = try LocalServer { request in
      request.path == "/old" ? .redirect(to: "/new") : .image(Data(request.path.utf8))
    }
    let answer = try await get(server.url("/old"))
    #expect(answer.data == Data("/new".utf8))
    #expect(answer.response.url?.path == "/new")
    #expect(server.requests.map(\.path) == ["/old", "/new"])
  }

  @Test("A missing resource is answered with 404")
  func notFound() async throws {
    let server = try LocalServer { _ in .notFound }
    let answer = try await get(server.url("/none"))
    #expect(answer.response.statusCode == 404)
    #expect(answer.data == Data("Not found".utf8))
  }

  @Test("A body arrives complete, however its length is declared")
  func lengths() async throws {
    let body = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
    for length in [LocalServer.Response.Length.honest, .absent, .chunked] {
      let server = try LocalServer { _ in
        var response = LocalServer.Response(body: body)
        response.length = length
        return response
      }
      #expect(try await get(server.url("/")).data == body, "\(length)")
    }
  }

  @Test("A body shorter than declared is an error for the client")
  func claimed() async throws {
    let server = try LocalServer { _ in
      var response = LocalServer.Response(body: Data(count: 100))
      response.length = .claimed(200)
      return response
    }
    await #expect(throws: (any Error).self) { try await get(server.url("/")) }
  }

  @Test("A connection that closes within the body is an error for the client")
  func cut() async throws {
    let server = try LocalServer { _ in
      var response = LocalServer.Response(body: Data(count: 100_000))
      response.cutAfter = 500
      return response
    }
    await #expect(throws: (any Error).self) { try await get(server.url("/")) }
  }

  @Test(
    "A response waits at its gate, before the header or within the body", arguments: [true, false])
  func gates(isHead: Bool) async throws {
    let gate = Gate()
    let server = try LocalServer { _ in
      var response = LocalServer.Response(body: Data(count: 1000))
      if isHead { response.headGate = gate } else { response.bodyGate = gate }
      return response
    }
    async let answer = get(server.url("/slow"))
    while !gate.isWaitedFor { await Task.yield() }
    #expect(server.requestCount(of: "/slow") == 1)
    gate.open()
    #expect(try await answer.data.count == 1000)
    #expect(!gate.isWaitedFor)
    // It stays open.
    #expect(try await get(server.url("/slow")).data.count == 1000)
  }

  @Test("A body that is sent slowly arrives complete")
  func slow() async throws {
    let body = Data((0..<250).map { UInt8($0) })
    let server = try LocalServer { _ in
      var response = LocalServer.Response(body: body)
      response.bytesPerSecond = 5000
      return response
    }
    #expect(try await get(server.url("/")).data == body)
  }

  @Test("Many clients are served concurrently, while one is blocked")
  func sideBySide() async throws {
    let gate = Gate()
    let server = try LocalServer { request in
      var response = LocalServer.Response(body: Data(request.path.utf8))
      if request.path == "/held" { response.headGate = gate }
      return response
    }
    async let held = get(server.url("/held"))
    while !gate.isWaitedFor { await Task.yield() }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<20 {
        group.addTask {
          try await get(server.url("/\(number)")).data == Data("/\(number)".utf8)
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
    gate.open()
    #expect(try await held.data == Data("/held".utf8))
    #expect(server.requests.count == 21)
  }

  @Test("Stopping a server closes blocked connections and refuses further ones")
  func stop() async throws {
    let gate = Gate()
    let server = try LocalServer { _ in
      var response = LocalServer.Response(body: Data(count: 10))
      response.headGate = gate
      return response
    }
    let answer = Task { try await get(server.url("/")).data }
    while !gate.isWaitedFor { await Task.yield() }
    server.stop()
    await #expect(throws: (any Error).self) { try await answer.value }
    await #expect(throws: (any Error).self) { try await get(server.url("/")) }
    server.stop()
  }

  @Test("Two servers have different ports")
  func ports() async throws {
    let one = try LocalServer { _ in .image(Data([1])) }
    let other = try LocalServer { _ in .image(Data([2])) }
    #expect(one.port != other.port)
    #expect(try await get(one.url("/")).data == Data([1]))
    #expect(try await get(other.url("/")).data == Data([2]))
  }

  @Test("An invalid request closes the connection")
  func nonsense() throws {
    let server = try LocalServer { _ in .notFound }
    for head in ["GET\r\n\r\n", "\r\n\r\n"] {
      #expect(try exchange(head, with: server).isEmpty)
    }
    #expect(server.requests.isEmpty)
    #expect(try exchange("GET / HTTP/1.1\r\n\r\n", with: server).hasPrefix("HTTP/1.1 404 "))
  }

  /// The bytes that the server sends until it closes the connection.
  private func exchange(_ text: String, with server: LocalServer) throws -> String {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(connection) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(server.port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    try #require(isConnected)
    let bytes = Array(text.utf8)
    #expect(send(connection, bytes, bytes.count, 0) == bytes.count)
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      received += buffer[..<count]
    }
    return String(decoding: received, as: UTF8.self)
  }
}
