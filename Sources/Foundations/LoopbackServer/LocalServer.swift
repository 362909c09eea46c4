import Foundation

/// An HTTP server on the loopback interface, for demonstrations and tests. Its handler decides the
/// responses, correct or not. Each connection has one thread and one response.
public final class LocalServer: @unchecked Sendable {  // because the lock guards what changes
  /// Answers a request. It is called on the connection's own thread, so it may block.
  public typealias Handler = @Sendable (Request) -> Response

  /// The loopback port on which the server listens.
  public let port: Int
  private let handler: Handler
  private let listener: Int32
  private let lock = NSLock()
  private var log: [Request] = []
  private var connections: Set<Int32> = []
  private var gates: [Gate] = []
  private var isStopped = false

  /// Starts the server on a free port. The handler is called on any thread.
  public init(_ handler: @escaping Handler) throws(LocalServerError) {
    self.handler = handler
    (listener, port) = try Self.listen()
    let thread = Thread { [weak self, listener] in
      // Closed only here: elsewhere the descriptor might have been reused.
      defer { close(listener) }
      while let connection = Self.nextConnection(listener) {
        guard let self else {
          close(connection)
          break
        }
        self.serve(connection)
      }
    }
    thread.name = "local server"
    thread.start()
  }

  deinit { stop() }

  /// Returns the address of a path on this server; the path begins with a slash.
  public func url(_ path: String) -> URL {
    // A path that is not valid in a URL becomes the root, which the handler answers.
    URL(string: "http://127.0.0.1:\(port)\(path)") ?? URL(fileURLWithPath: path)
  }

  /// The received requests in order.
  public var requests: [Request] { lock.withLock { log } }

  /// The number of requests for a path, whatever their query.
  public func requestCount(of path: String) -> Int { requests.count { $0.path == path } }

  /// Closes all connections; responses that wait at a gate are discarded.
  public func stop() {
    let (open, waiting) = lock.withLock { () -> (Set<Int32>, [Gate]) in
      guard !isStopped else { return ([], []) }
      isStopped = true
      shutdown(listener, Int32(SHUT_RDWR))
      return (connections, gates)
    }
    // Before the gates, or a response that waited would still be sent.
    for connection in open { shutdown(connection, Int32(SHUT_RDWR)) }
    for gate in waiting { gate.open() }
  }

  /// Returns nil after the server was stopped.
  private static func nextConnection(_ listener: Int32) -> Int32? {
    while true {
      let connection = accept(listener, nil, nil)
      if connection >= 0 { return connection }
      guard errno == EINTR || errno == ECONNABORTED else { return nil }
    }
  }

  private static func listen() throws(LocalServerError) -> (Int32, Int) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard listener >= 0 else { throw .noSocket(errno) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && Foundation.listen(listener, 1024) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isListening else {
      close(listener)
      throw .noSocket(errno)
    }
    return (listener, Int(UInt16(bigEndian: address.sin_port)))
  }

  private func serve(_ connection: Int32) {
    let isTaken = lock.withLock { isStopped ? false : connections.insert(connection).inserted }
    guard isTaken else {
      close(connection)
      return
    }
    let thread = Thread { [self] in
      if let request = Request(readingFrom: connection) {
        let response = handler(request)
        lock.withLock {
          log.append(request)
          gates += [response.headGate, response.bodyGate].compactMap { $0 }
          if isStopped { gates.forEach { $0.open() } }
        }
        response.write(to: connection)
      }
      lock.withLock { _ = connections.remove(connection) }
      shutdown(connection, Int32(SHUT_RDWR))
      close(connection)
    }
    thread.stackSize = 256 << 10
    thread.start()
  }
}

/// The reason why the server can't be started.
public enum LocalServerError: Error, CustomStringConvertible {
  /// The system refused the listening socket, with this `errno`.
  case noSocket(Int32)

  public var description: String {
    switch self {
    case .noSocket(let code):
      "No local server can be started: \(String(cString: strerror(code))). Check that the loopback interface is up."
    }
  }
}

/// Blocks responses until it is opened.
public final class Gate: @unchecked Sendable {  // because the condition guards its state
  private let condition = NSCondition()
  private var isOpen = false
  private var waitingCount = 0

  /// Creates a closed gate.
  public init() {}

  /// Whether a response is blocked.
  public var isWaitedFor: Bool {
    condition.lock()
    defer { condition.unlock() }
    return waitingCount > 0
  }

  /// Unblocks all current and future responses; a gate never closes again.
  public func open() {
    condition.lock()
    isOpen = true
    condition.broadcast()
    condition.unlock()
  }

  func wait() {
    condition.lock()
    waitingCount += 1
    while !isOpen { condition.wait() }
    waitingCount -= 1
    condition.unlock()
  }
}
