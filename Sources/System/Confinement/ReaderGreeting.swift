/// A process's first message, sent once it is locked and before it reads anything.
package struct ReaderGreeting: Equatable, Sendable {
  /// The version of the messages, which only programs of one build agree about.
  package static let version = 1

  package var version = Self.version
  /// The version of Landlock that holds the process; 0 without it.
  package var landlock: Int
  /// Whether its system calls are filtered.
  package var filtersCalls: Bool
  /// The bytes of addresses that it has before it reads anything.
  package var addresses: Int

  /// Whether the kernel holds the process by all that it can have.
  package var isLocked: Bool { landlock > 0 && filtersCalls }

  package init(landlock: Int = 0, filtersCalls: Bool = false, addresses: Int = 0) {
    (self.landlock, self.filtersCalls) = (landlock, filtersCalls)
    self.addresses = addresses
  }

  init?(_ message: [UInt8]) {
    self.init()
    var coder = MessageCoder(reading: message)
    code(by: &coder)
    guard coder.isComplete else { return nil }
  }

  package var message: [UInt8] {
    var coder = MessageCoder()
    var greeting = self
    greeting.code(by: &coder)
    return coder.bytes
  }

  private mutating func code(by coder: inout MessageCoder) {
    coder.code(&version)
    coder.code(&landlock)
    coder.code(&filtersCalls)
    coder.code(&addresses)
  }
}
