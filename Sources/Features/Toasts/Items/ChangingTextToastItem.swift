import UIKit
import UIKitCompat

/// How a sequence of texts is shown.
@MainActor public struct ChangingTextToastOptions {
  /// The options of each text.
  public var text = TextToastOptions()
  /// The time that each text is shown, in seconds.
  public var interval: TimeInterval = 1
  /// How often all texts are shown; 0 repeats them forever.
  public var loopCount = 0
  /// Whether the toast is dismissed after the last text.
  public var dismissesWhenDone = true
  /// Called for each text, with the number of the repetition, counted from 0, and the text's index.
  public var onChange: ((_ round: Int, _ index: Int) -> Void)?

  /// Creates the default options.
  public init() {}
}

/// Shows texts one after another, such as a countdown. It is as wide as the widest of them.
@MainActor public final class ChangingTextToastItem: ToastItem {
  public var options = ChangingTextToastOptions()
  public var link: ToastItemLink?
  /// The texts, in the order in which they are shown.
  public let texts: [ToastText]
  /// The position of the text that is shown.
  public private(set) var index = 0
  /// The number of times that all texts have been shown.
  public private(set) var round = 0
  private let label = UILabel()
  private var timer: DelayedCall?
  /// The available size at the last layout.
  private var limit = CGSize.zero

  /// Creates an item that shows attributed strings in turn.
  public init(attributedStrings: [NSAttributedString]) {
    texts = attributedStrings.map { .attributed($0) }
  }

  /// Creates an item that shows strings in turn.
  public init(texts: [String]) { self.texts = texts.map { .plain($0) } }

  public var view: UIView { label }
  public var margins: UIEdgeInsets { options.text.margins }
  /// Only the first text: a screen reader that reads a countdown says nothing else.
  public var spokenText: String? { texts.first?.string }

  public func layOut(within limit: CGSize) -> CGSize {
    self.limit = limit
    let sizes = texts.map { label.layOut($0, options.text, within: limit) }
    showCurrent()
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  public func start() {
    guard timer == nil, texts.count > 1 || options.loopCount > 0, !texts.isEmpty else { return }
    options.onChange?(round, index)
    wait()
  }

  public func stop() {
    timer?.cancel()
    timer = nil
  }

  private func showCurrent() {
    guard texts.indices.contains(index) else { return }
    _ = label.layOut(texts[index], options.text, within: limit)
  }

  private func wait() {
    timer = after(max(0.05, options.interval)) { [weak self] in self?.advance() }
  }

  private func advance() {
    timer = nil
    if index + 1 < texts.count {
      index += 1
    } else {
      round += 1
      if options.loopCount > 0, round >= options.loopCount {
        if options.dismissesWhenDone { link?.didFinish() }
        return
      }
      index = 0
    }
    showCurrent()
    options.onChange?(round, index)
    wait()
  }
}
