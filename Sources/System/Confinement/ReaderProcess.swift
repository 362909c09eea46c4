import CSystemShim
import Foundation
import Synchronization

/// A process that reads one file after another. One thread at a time uses it.
package final class ReaderProcess: Sendable {
  package let process: pid_t
  private let socket: Int32
  private let state = Mutex(State())

  private struct State {
    var greeting: ReaderGreeting?
    /// Whether it loads what it needs only once it is told to.
    var isAsleep = false
    var calls = 0
    /// How the process ended, once that is known.
    var status: Int32?
  }

  /// What a process may use for an answer.
  package struct Budget: Sendable {
    /// Bytes of addresses beside those that it has before it reads anything; nil for what it was
    /// given when it was locked.
    package var addresses: Int?
    /// Seconds of a processor.
    package var seconds: Double
    /// Seconds of any kind.
    package var patience: Double
    /// The longest answer in bytes.
    package var maximumLength: Int
    /// Whether a process that the kernel can't hold is given nothing to read.
    package var needsLock = ReaderProcess.needsLock

    package init(
      addresses: Int? = nil, seconds: Double, patience: Double, maximumLength: Int = 1 << 20
    ) {
      (self.addresses, self.seconds) = (addresses, seconds)
      (self.patience, self.maximumLength) = (patience, maximumLength)
    }
  }

  /// Starts a process, which gets ready meanwhile.
  package init(
    _ role: ReaderProgram.Role, program: String = ReaderProgram.path
  ) throws(ReaderError) {
    guard access(program, X_OK) == 0 else { throw .missing(path: program) }
    var socket: Int32 = -1
    process = vitrine_reader_start(program, role.rawValue, &socket)
    guard process > 0 else { throw .noProcess }
    self.socket = socket
    path = program
  }

  private let path: String

  /// Makes a copy of this process, which has to have a single thread. What this process is made of
  /// needn't be loaded again, which would take as long as to decode a photo.
  ///
  /// - Parameters:
  ///   - isAsleep: Whether the copy does nothing until it is asked something. What it has is this
  ///     process's meanwhile.
  ///   - serve: Loads the rest, locks the copy, and answers calls; it has nothing else to do.
  package init(copyingAsleep isAsleep: Bool, _ serve: () -> Void) throws(ReaderError) {
    var socket: Int32 = -1
    process = vitrine_reader_fork(&socket)
    if process == 0 {
      if !isAsleep || ReaderEndpoint().awaitFirstMessage() { serve() }
      _exit(1)
    }
    guard process > 0 else { throw .noProcess }
    self.socket = socket
    path = ReaderProgram.path
    state.withLock { $0.isAsleep = isAsleep }
  }

  /// Ends the process.
  deinit {
    close(socket)
    end()
  }

  /// The number of calls that it was asked.
  package var calls: Int { state.withLock(\.calls) }

  /// Its greeting, if that has come.
  package var greeting: ReaderGreeting? { state.withLock(\.greeting) }

  /// Whether the process still waits for a call. One that hasn't greeted yet does.
  package var isAlive: Bool {
    var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) == 0 || (greeting == nil && entry.revents & Int16(POLLHUP) == 0)
  }

  /// Asks and waits. After any error but `cancelled` the process is of no use.
  package func ask(
    _ message: [UInt8], _ files: [Int32], _ budget: Budget,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws(ReaderError) -> [UInt8] {
    let start = DispatchTime.now()
    let greeting = try greeting(before: start + budget.patience, isCancelled)
    guard greeting.isLocked || !budget.needsLock else { throw .unlocked }
    // Sanitizers, which need terabytes of addresses, tell of none.
    if let addresses = budget.addresses, greeting.addresses > 0 {
      _ = vitrine_reader_limit(process, greeting.addresses + addresses)
    }
    state.withLock { $0.calls += 1 }
    let frame = message.framed
    guard vitrine_message_send(socket, frame, frame.count, files, Int32(files.count)) == 0 else {
      throw howItEnded()
    }
    var wait = Wait(self, until: start + budget.patience, isCancelled)
    wait.mostWork = Wait.work(of: process) + budget.seconds
    return try read(upTo: budget.maximumLength, &wait)
  }

  /// Whether whoever started this program wants nothing to be read by processes that the kernel
  /// can't hold.
  private static let needsLock = getenv("VITRINE_REQUIRE_LOCK") != nil

  // MARK: Messages without an answer each

  /// Waits until the process is ready.
  ///
  /// - Parameter patience: The longest wait, in seconds.
  package func awaitGreeting(patience: Double) throws(ReaderError) -> ReaderGreeting {
    let greeting = try greeting(before: .now() + patience) { false }
    guard greeting.isLocked || !Self.needsLock else { throw .unlocked }
    return greeting
  }

  /// Sends a message of less than a page, as one thread at a time may. Never waits: a process that
  /// has left many unread is hung up on.
  package func send(_ message: [UInt8], _ files: [Int32] = []) {
    var entry = pollfd(fd: socket, events: Int16(POLLOUT), revents: 0)
    guard poll(&entry, 1, 0) == 1, entry.revents & Int16(POLLOUT) != 0 else { return hangUp() }
    let frame = message.framed
    _ = vitrine_message_send(socket, frame, frame.count, files, Int32(files.count))
  }

  /// Waits for the next message, however long that takes; nil when there will be none, or it is too
  /// long.
  package func next(upTo limit: Int) -> [UInt8]? {
    guard let head = receive(4) else { return nil }
    let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    return length <= limit ? receive(length) : nil
  }

  private func receive(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let received = bytes.withUnsafeMutableBytes { bytes in
        recv(socket, bytes.baseAddress?.advanced(by: filled), count - filled, 0)
      }
      if received < 0, errno == EINTR { continue }
      guard received > 0 else { return nil }
      filled += received
    }
    return bytes
  }

  /// Ends the connection; whoever waits for a message gets none.
  package func hangUp() { _ = shutdown(socket, Int32(SHUT_RDWR)) }

  // MARK: Answers

  private func greeting(
    before end: DispatchTime, _ isCancelled: @escaping @Sendable () -> Bool
  ) throws(ReaderError) -> ReaderGreeting {
    if let greeting = state.withLock(\.greeting) { return greeting }
    wake()
    var wait = Wait(self, until: end, isCancelled)
    wait.isGreeting = true
    let message = Result { () throws(ReaderError) in try read(upTo: 64, &wait) }
    switch message {
    // It has read nothing that could have ended it.
    case .failure(.ended), .failure(.overworked): throw .unusable(path: path)
    case .failure(let error): throw error
    case .success(let message):
      guard let greeting = ReaderGreeting(message), greeting.version == ReaderGreeting.version,
        (0...Int.max / 2).contains(greeting.addresses)
      else { throw .unusable(path: path) }
      state.withLock { $0.greeting = greeting }
      return greeting
    }
  }

  private func read(
    upTo limit: Int, _ wait: inout Wait
  ) throws(ReaderError) -> [UInt8] {
    // Most answers come at once.
    var bytes = [UInt8](repeating: 0, count: 512)
    var count = 0
    try read(4, into: &bytes, from: &count, &wait)
    let length = bytes[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= limit else { throw .ended }
    if bytes.count < 4 + length {
      bytes += [UInt8](repeating: 0, count: 4 + length - bytes.count)
    }
    try read(4 + length, into: &bytes, from: &count, &wait)
    guard count == 4 + length else { throw .ended }
    // The process is ready for another call.
    if wait.isCalledOff { throw .cancelled }
    return Array(bytes[4..<count])
  }

  /// Reads until there are enough bytes, or more.
  private func read(
    _ enough: Int, into bytes: inout [UInt8], from count: inout Int, _ wait: inout Wait
  ) throws(ReaderError) {
    while count < enough {
      try wait.untilReadable(socket)
      let received = bytes.withUnsafeMutableBytes { bytes in
        recv(
          socket, bytes.baseAddress?.advanced(by: count), bytes.count - count, Int32(MSG_DONTWAIT))
      }
      if received < 0, errno == EINTR || errno == EAGAIN { continue }
      guard received > 0 else { throw howItEnded() }
      count += received
    }
  }

  /// Has a process that is asleep load what it needs.
  private func wake() {
    let wasAsleep = state.withLock { state in
      defer { state.isAsleep = false }
      return state.isAsleep
    }
    // Any message does. This one asks for nothing.
    if wasAsleep { callOff() }
  }

  /// Tells a process that what it was asked for isn't needed.
  fileprivate func callOff() {
    let frame = [UInt8]().framed
    _ = vitrine_message_send(socket, frame, frame.count, nil, 0)
  }

  // MARK: The end

  /// Ends the process, if it hasn't ended by itself, and waits for that.
  private func end() {
    state.withLock { state in
      guard state.status == nil else { return }
      kill(process, SIGKILL)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      state.status = status
    }
  }

  /// Why there is nothing more to read from it.
  private func howItEnded() -> ReaderError {
    // One that only closed its end is no better.
    guard hasEnded(within: 50) else { return .ended }
    end()
    switch state.withLock({ ($0.status ?? 0) & 0x7F }) {
    case SIGXCPU, SIGPROF, SIGALRM: return .overworked
    case SIGKILL, SIGTERM, SIGINT, SIGHUP: return .killed
    default: return .ended
    }
  }

  private func hasEnded(within milliseconds: Int) -> Bool {
    var information = siginfo_t()
    for _ in 0..<milliseconds {
      let isKnown = waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0
      if !isKnown || information.si_signo != 0 { return true }
      usleep(1000)
    }
    return false
  }
}

/// The wait for an answer.
private struct Wait {
  private let reader: ReaderProcess
  private let end: DispatchTime
  private let isCancelled: @Sendable () -> Bool
  /// The seconds of work at which the process has worked for long enough.
  var mostWork = Double.infinity
  /// Whether the process isn't ready yet, so that it can't be told anything.
  var isGreeting = false
  /// When the process was told that the answer isn't needed.
  private var calledOff: DispatchTime?

  /// The milliseconds between two looks at whether the answer is still needed.
  private static let step: Int32 = 10
  /// The seconds for a process to notice that.
  private static let grace = 0.25

  init(
    _ reader: ReaderProcess, until end: DispatchTime, _ isCancelled: @escaping @Sendable () -> Bool
  ) {
    (self.reader, self.end, self.isCancelled) = (reader, end, isCancelled)
  }

  var isCalledOff: Bool { calledOff != nil }

  /// The seconds that a process has kept processors busy.
  static func work(of process: pid_t) -> Double { Double(vitrine_reader_work(process)) / 1e9 }

  mutating func untilReadable(_ socket: Int32) throws(ReaderError) {
    while true {
      var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      if poll(&entry, 1, Self.step) > 0 { return }
      let now = DispatchTime.now()
      if let calledOff {
        // Not `cancelled`, which says that the process is ready for another call.
        if now > calledOff + Self.grace { throw .overworked }
      } else if isCancelled() {
        if isGreeting { throw .cancelled }
        reader.callOff()
        calledOff = now
      }
      if Self.work(of: reader.process) > mostWork { throw .overworked }
      if now > end { throw .late }
    }
  }
}
