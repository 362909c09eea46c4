import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Links and phone numbers that are recognized in text.
@MainActor @Suite(.serialized) struct DataDetectorTests {
  private func found(_ text: String, _ types: UIDataDetectorTypes = .all) -> [String] {
    DataDetector(types).links(in: text).map(\.url.absoluteString)
  }

  @Test("Addresses of websites and of mail")
  func links() {
    #expect(found("See https://example.org/a?b=c.") == ["https://example.org/a?b=c"])
    #expect(
      found("(www.example.com), or example.de!") == [
        "https://www.example.com", "https://example.de",
      ])
    #expect(found("https://en.org/wiki/Swift_(bird)") == ["https://en.org/wiki/Swift_(bird)"])
    #expect(found("Write to jane.doe@example.co.uk.") == ["mailto:jane.doe@example.co.uk"])
    #expect(found("At 3.14 or a.b, e.g. file.txt nothing").isEmpty)
    #expect(found("https://example.org", .phoneNumber).isEmpty)
  }

  @Test("Phone numbers, but not dates, prices and other numbers")
  func phones() {
    #expect(
      found("Call +49 30 1234567 or (030) 123-4567.") == ["tel:+49301234567", "tel:0301234567"])
    #expect(found("2024-05-06, 1.234.567,89 and 12:30, 100000").isEmpty)
    #expect(found("+49 30 1234567", .link).isEmpty)
  }

  @Test("They are links while the text can't be edited")
  func textView() {
    let stage = Stage(size: CGSize(width: 400, height: 200))
    let controller = UIViewController()
    stage.show(controller)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    view.text = "Über https://example.org steht mehr."
    view.dataDetectorTypes = .link
    controller.view.addSubview(view)
    stage.settle()
    func middle() -> CGPoint {
      let caret = view.core.column.caretRect(at: 12)
      return view.core.canvas.convert(CGPoint(x: caret.midX + 1, y: caret.midY), to: view)
    }
    #expect(view.link(at: middle()) == nil)
    view.isEditable = false
    stage.settle()
    #expect(view.link(at: middle())?.range == 5..<24)
    stage.click(at: view.convert(middle(), to: nil))
    stage.settle()
    #expect(stage.openedURLs.map(\.absoluteString) == ["https://example.org"])
  }
}
