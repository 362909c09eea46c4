import Foundation
import UIKit
import UIKitStage

/// The main thread's time for a keystroke in a text of a megabyte, with its frame, and the frames
/// until the letter is visible.
@MainActor enum TypingCost {
  static func run() throws {
    let sentence = "The quick brown fox jumps over the lazy dog, and so on. "
    var rows: [(String, String)] = []
    var frames: [(String, String)] = []
    for (name, part) in [("paragraphs", sentence + sentence + "\n"), ("no line break", sentence)] {
      let text = String(repeating: part, count: 1_000_000 / part.utf8.count)
      for (place, offset) in [
        ("start", 0), ("middle", text.utf16.count / 2), ("end", text.utf16.count),
      ] {
        rows.append(("\(name), \(place)", Benchmarks.format(keystrokes(in: text, at: offset))))
        frames.append(("\(name), \(place)", latency(in: text, at: offset)))
      }
    }
    frames.append(("text field", latencyInField()))
    Benchmarks.print("Typing into 1 MB", rows)
    Benchmarks.print("Frames from a key to its letter on screen, least and most of 60 keys", frames)
  }

  private static func keystrokes(in text: String, at offset: Int) -> [Double] {
    let stage = Stage(size: CGSize(width: 800, height: 600))
    showText(text, at: offset, on: stage)
    return (0..<200).map { index in
      let begin = DispatchTime.now().uptimeNanoseconds
      stage.type(index % 6 == 5 ? " " : "x")
      stage.advance(frames: 1)
      return Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e6
    }
  }

  private static func latency(in text: String, at offset: Int) -> String {
    let stage = Stage(size: CGSize(width: 800, height: 600))
    // The caret moves and blinks too: only letters may be counted.
    showText(text, at: offset, on: stage).tintColor = .clear
    return latency(on: stage)
  }

  private static func latencyInField() -> String {
    let stage = Stage(size: CGSize(width: 800, height: 600))
    let controller = UIViewController()
    stage.show(controller)
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 760, height: 40))
    field.backgroundColor = .white
    field.tintColor = .clear
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    return latency(on: stage)
  }

  /// Returns the least and the greatest number of frames after which the window looks different.
  private static func latency(on stage: Stage) -> String {
    stage.settle()
    let frames = (0..<60).map { _ in
      let before = pixels(of: stage)
      stage.keyDown(.keyboardX)
      var count = 0
      repeat {
        stage.advance(frames: 1)
        count += 1
      } while pixels(of: stage) == before && count < 60
      stage.keyUp(.keyboardX)
      stage.settle()
      return count
    }
    return "\(frames.min() ?? 0) to \(frames.max() ?? 0)"
  }

  private static func pixels(of stage: Stage) -> Data? {
    stage.picture().flatMap { UIImage(cgImage: $0).pngData() }
  }

  @discardableResult
  private static func showText(_ text: String, at offset: Int, on stage: Stage) -> UITextView {
    let controller = UIViewController()
    stage.show(controller)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    view.font = .systemFont(ofSize: 16)
    controller.view.addSubview(view)
    view.text = text
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: offset, length: 0)
    view.scrollRangeToVisible(view.selectedRange)
    stage.advance(frames: 3)
    return view
  }
}
