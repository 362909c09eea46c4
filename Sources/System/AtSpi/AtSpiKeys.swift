import HostInterface

/// Tells keys to the readers that have asked the registry for them.
///
/// Readers do so where they get keys by no other way: on Wayland before desktops had a service for
/// that, and with X11 those that know only GTK 4 as a toolkit that doesn't tell. Elsewhere none asks.
final class AtSpiKeys: @unchecked Sendable {  // because only the server's thread uses it
  typealias Answering = @Sendable (_ isTaken: Bool) -> Void

  private let thread: AtSpiThread
  weak var bus: AtSpiBus?
  /// Called on the thread when `isWished` has changed.
  var onWish: (@Sendable (Bool) -> Void)?
  private(set) var isWished = false
  /// How many keys went on to the app after they had waited for an answer in vain.
  private(set) var countOfLate = 0

  init(thread: AtSpiThread) { self.thread = thread }

  /// The milliseconds that a key waits for its answer. Those after it don't wait until the answer
  /// has come, so that a reader that hangs makes only one key late.
  static let patience: UInt32 = 250

  /// Asks the registry whether somebody wants keys.
  ///
  /// - Parameter gone: A program that has left.
  func listenersDidChange(gone: String? = nil) {
    setWished(bus?.hasKeyListeners(besides: gone) ?? false)
  }

  func setWished(_ isWished: Bool) {
    guard isWished != self.isWished else { return }
    self.isWished = isWished
    onWish?(isWished)
  }

  /// Tells of a key, and answers once. A key that comes up is never taken from an app that knows
  /// it as held.
  func tell(_ key: SemanticsKey, answer: @escaping Answering) {
    guard let bus, isWished else { return answer(false) }
    let question = Question(answer)
    if countOfLate > 0 || !key.isDown { question.end(false) }
    bus.notifyListeners(of: key) { [self] isTaken in
      if question.isLate { countOfLate -= 1 }
      question.end(isTaken)
    }
    guard !question.hasEnded else { return }
    thread.run(after: Self.patience) { [self] in
      guard !question.hasEnded else { return }
      question.isLate = true
      countOfLate += 1
      question.end(false)
    }
  }

  /// A key that waits for its answer.
  private final class Question: @unchecked Sendable {  // because only the thread uses it
    private var answer: Answering?
    var isLate = false
    var hasEnded: Bool { answer == nil }

    init(_ answer: @escaping Answering) { self.answer = answer }

    func end(_ isTaken: Bool) {
      let answer = answer
      self.answer = nil
      answer?(isTaken)
    }
  }
}
