import Foundation
import UIKit
import UIKitStage

/// The main thread's time for a keystroke in a text of a megabyte, with its frame.
@MainActor enum TypingCost {
  static func run() throws {
    let sentence = "The quick brown fox jumps over the lazy dog, and so on. "
    var rows: [(String, String)] = []
    for (name, part) in [("paragraphs", sentence + sentence + "\n"), ("no line break", sentence)] {
      let text = String(repeating: part, count: 1_000_000 / part.utf8.count)
      for (place, offset) in [("start", 0), ("middle", text.utf16.count / 2), ("end", text.utf16.count)] {
        rows.append(("\(name), \(place)", Benchmarks.format(keystrokes(in: text, at: offset))))
      }
    }
    Benchmarks.print("Typing into 1 MB", rows)
  }

  private static func keystrokes(in text: String, at offset: Int) -> [Double] {
    let stage = Stage(size: CGSize(width: 800, height: 600))
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
    return (0..<200).map { index in
      let begin = DispatchTime.now().uptimeNanoseconds
      stage.type(index % 6 == 5 ? " " : "x")
      stage.advance(frames: 1)
      return Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e6
    }
  }
}
