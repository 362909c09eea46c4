import Foundation
import Testing

@testable import Porting

/// Sources of our own in the manner of well-known libraries.
@Suite struct MannersTests {
  private func port(_ text: String) -> (text: String, remarks: [Remark]) {
    let result = Porter().port([("Source.swift", text)])
    return (result.files[0].text, result.remarks)
  }

  @Test func aPresentationThatIsDragged() {
    let (text, remarks) = port(
      """
      #if os(iOS)
      import UIKit

      open class DrawerPresentation: UIPresentationController {
        private var observation: NSKeyValueObservation?
        private lazy var pan: UIPanGestureRecognizer = {
          let pan = UIPanGestureRecognizer(target: self, action: #selector(didPan(_ :)))
          return pan
        }()
        func follow(_ scrollView: UIScrollView) {
          observation = scrollView.observe(\\.contentOffset, options: .old) { _, _ in }
        }
      }

      private extension DrawerPresentation {
        @objc func didPan(_ pan: UIPanGestureRecognizer) {}
      }
      #endif
      """)
    #expect(text.contains("action: DrawerPresentation.didPanSelector)"))
    #expect(text.contains(#"Selector("didPan:", DrawerPresentation.didPan(_:))"#))
    #expect(text.hasSuffix("#endif") && !remarks.contains { $0.kind == .left })
  }

  @Test func anEndlessMenuThatAsksItsOptionalDelegate() {
    let (text, _) = port(
      """
      @objc protocol MenuSource { @objc optional func width(of index: Int) -> CGFloat }
      final class Menu: NSObject {
        weak var source: MenuSource?
        @objc dynamic var index = 0
        func width() -> CGFloat { source?.width?(of: index) ?? 80 }
      }
      extension Menu: UIScrollViewDelegate {
        func forward(_ other: UIScrollViewDelegate?) { other?.scrollViewDidScroll?(view) }
      }
      """)
    #expect(text.contains("func width(of index: Int) -> CGFloat { 80 }"))
    #expect(text.contains("source?.width(of: index) ?? 80"))
    #expect(text.contains("other?.scrollViewDidScroll(view)"))
  }

  @Test func aConstraintThatDescribesItselfInAnExtension() {
    let (text, _) = port(
      """
      public class Tie: NSLayoutConstraint {
        var label: String?
      }
      public extension Tie {
        override var description: String { label ?? super.description }
      }
      """)
    #expect(
      text == """
        public class Tie: NSLayoutConstraint {
          var label: String?

          public nonisolated override var description: String { MainActor.assumeIsolated { () -> String in label ?? super.description } }
        }
        public extension Tie {
        }
        """)
  }

  @Test func genericNestedAndLocalTypesHaveSelectorsToo() {
    let (text, _) = port(
      """
      class List<Item>: UIView {
        private class Row { func go() { add(#selector(tap)) }; @objc func tap() {} }
        func go() { add(#selector(press)) }
        @objc func press() {}
      }
      """)
    #expect(text.contains(#"add(Selector("tap", List.Row.tap))"#))
    #expect(text.contains("add(List.pressSelector)"))
    #expect(text.contains(#"extension List {"#))
  }

  /// Tests/FirstHourTests runs the fixture, which is formatted.
  @Test func toastsByAssociatedObjectsAreTheFixtureThatRuns() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    func read(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let name = "UIView+Snack.swift"
    let result = Porter().port([(name, try read("Port/Examples/Snacks/\(name)"))])
    #expect(result.files.map(\.path).sorted() == ["RuntimeSupport.swift", name])
    #expect(!result.remarks.contains { $0.kind == .left })
    for (path, text) in result.files {
      let fixture = try read("Tests/Fixtures/Ported/\(path)")
      #expect(fixture.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace }, "\(path)")
    }
  }
}
