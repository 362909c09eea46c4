import Foundation
import Testing

@testable import Porting

/// What the tool makes of sources as they are written for iOS.
@Suite struct PortingTests {
  private func port(_ text: String, _ others: [(String, String)] = []) -> PortedProject {
    Porter().port([("App.swift", text)] + others.map { ($0.0, $0.1) })
  }

  private func ported(_ text: String) -> String { port(text).files[0].text }

  @Test func selectorsOfPrivateMethodsBecomeConstantsAtTheEnd() {
    let text = ported(
      """
      class Screen: UIViewController {
        func connect(_ button: UIButton) {
          button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
          button.addTarget(self, action: #selector(tap(_:)), for: .touchDown)
        }
        @objc private func tap(_ sender: UIButton) {}
      }
      """)
    #expect(text.contains("action: Screen.tapSelector, for: .touchUpInside"))
    #expect(text.contains("action: Screen.tapSelector, for: .touchDown"))
    #expect(text.contains(#"{ Selector("tap:", Screen.tap(_:)) }"#))
    #expect(text.contains("{ #selector(Screen.tap(_:)) }"))
    #expect(text.components(separatedBy: "tapSelector: Selector").count == 3)
    #expect(text.contains("#if canImport(ObjectiveC)\n  @objc\n  #endif\n  private func tap"))
  }

  @Test(
    "Selectors are named as the Objective-C runtime names them",
    arguments: [
      ("func go() {}", "go", "go", "go"), ("func go(_ a: A) {}", "go", "go:", "go(_:)"),
      ("func go(sender: A) {}", "go(sender:)", "goWithSender:", "go(sender:)"),
      ("func go(_ a: A, for event: E) {}", "self.go", "go:for:", "go(_:for:)"),
      ("@objc(start:) func go(_ a: A) {}", "Screen.go", "start:", "go(_:)"),
    ])
  func names(_ method: String, _ written: String, _ name: String, _ reference: String) {
    let text = ported("class Screen { \(method)\n let a = #selector(\(written)) }")
    #expect(text.contains("Selector(\"\(name)\", Screen.\(reference))"))
  }

  @Test func selectorsOfOtherTypesAreConstantsOfTheTypeAround() {
    let text = ported(
      "class Screen { let tap = UITapGestureRecognizer(target: v, action: #selector(UIView.endEditing)) }"
    )
    #expect(text.contains("action: Screen.uIViewEndEditingSelector"))
    #expect(text.contains(#"Selector("endEditing:", UIView.endEditing(_:))"#))
  }

  @Test func selectorsComeWithUIKit() {
    let text = ported(
      "import Foundation\nclass Clock { let a = #selector(go); @objc func go() {} }")
    #expect(text.hasPrefix("import Foundation\n#if canImport(UIKit)\nimport UIKit\n#endif\nclass"))
    let whole = ported(
      "#if canImport(UIKit)\nimport QuartzCore\nclass A { let a = #selector(b); @objc func b() {} }\n#endif"
    )
    #expect(whole.contains("import QuartzCore\n#if canImport(UIKit)\nimport UIKit\n#endif\nclass"))
  }

  @Test func aFileUnderAConditionHasItsConstantsThere() throws {
    let text = ported(
      """
      #if os(iOS)
      class Screen {
        let a = #selector(go)
        @objc func go() {}
      }
      #endif
      """)
    #expect(text.hasPrefix("#if canImport(UIKit)\n"))
    let constants = try #require(text.range(of: "extension Screen"))
    let end = try #require(text.range(of: "#endif", options: .backwards))
    #expect(constants.lowerBound < end.lowerBound && text.hasSuffix("#endif"))
  }

  @Test func optionalRequirementsGetDefaultsAndAreCalledPlainly() {
    let text = ported(
      """
      @objc public protocol MenuDelegate: AnyObject {
        @objc optional func menuDidClose(_ menu: Menu)
        @objc optional func menuShouldClose(_ menu: Menu) -> Bool
        @objc optional func title(of menu: Menu) -> String?
        func menuDidOpen()
      }
      class Menu {
        weak var delegate: MenuDelegate?
        var onEnd: (() -> Void)?
        func close() {
          if delegate?.menuShouldClose?(self) ?? true { delegate?.menuDidClose?(self) }
          self.onEnd?()
        }
      }
      """)
    #expect(text.hasPrefix("public protocol MenuDelegate"))
    #expect(!text.contains("optional") && !text.contains("@objc"))
    #expect(text.contains("public func menuDidClose(_ menu: Menu) {}"))
    #expect(text.contains("public func menuShouldClose(_ menu: Menu) -> Bool { true }"))
    #expect(text.contains("public func title(of menu: Menu) -> String? { nil }"))
    #expect(
      text.contains("delegate?.menuShouldClose(self) ?? true { delegate?.menuDidClose(self) }"))
    #expect(text.contains("self.onEnd?()"))
  }

  @Test func overridesInExtensionsMoveIntoTheClass() {
    let result = port(
      """
      class Screen: UIViewController {
        let a = 1
      }
      extension Screen {
        override func viewDidLoad() { super.viewDidLoad() }
        func other() {}
      }
      extension UILabel { override func layoutSubviews() {} }
      """)
    let text = result.files[0].text
    #expect(text.contains("let a = 1\n\n  override func viewDidLoad() { super.viewDidLoad() }\n}"))
    #expect(text.contains("extension Screen {\n  func other() {}\n}"))
    #expect(result.remarks.contains { $0.kind == .left && $0.text.contains("UILabel") })
  }

  @Test func aMoveToAnotherFileTakesWhatItNeeds() {
    let result = port(
      "public class Row: UIView {\n}",
      [
        (
          "Debug.swift",
          "public extension Row {\n  override func layoutSubviews() { name(of: self) }\n}\nprivate func name(of row: Row) -> String { \"\" }\nprivate func name(of row: Int) {}"
        )
      ])
    #expect(
      result.files[0].text
        == "public class Row: UIView {\n\n  public override func layoutSubviews() { name(of: self) }\n}"
    )
    #expect(
      result.files[1].text
        == "public extension Row {\n}\nfunc name(of row: Row) -> String { \"\" }\nfunc name(of row: Int) {}"
    )
  }

  @Test func whatEveryObjectHasIsOverriddenForTheMainThread() {
    let text = ported(
      """
      class Place: UICollectionViewLayoutAttributes {
        override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
      }
      class Wide: Place { open override var hash: Int { return 1 } }
      class Note: NSObject { override var description: String { "" } }
      class Plain { var hash: Int { 0 } }
      class Other: Plain { override var hash: Int { 1 } }
      """)
    #expect(
      text.contains(
        "nonisolated override func isEqual(_ object: Any?) -> Bool { MainActor.assumeIsolated { () -> Bool in super.isEqual(object) } }"
      ))
    #expect(
      text.contains(
        "nonisolated open override var hash: Int { MainActor.assumeIsolated { () -> Int in return 1 } }"
      ))
    #expect(text.contains("class Note: NSObject { nonisolated override var description"))
    #expect(text.contains("class Other: Plain { override var hash"))
  }

  @Test func blocksOfTimersAndNotificationsAreForTheMainThread() {
    let result = port(
      """
      class Screen: UIViewController {
        func go() {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.tick()
          }
          center.addObserver(forName: .done, object: nil, queue: .main, using: { note in reload(note) })
          center.addObserver(forName: .done, object: nil, queue: nil) { _ in }
          center.addObserver(forName: .done, object: nil, queue: nil) { _ in self.tick() }
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { $0.invalidate() }
          Timer.scheduledTimer(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true)
        }
      }
      """)
    let text = result.files[0].text
    #expect(
      text.contains("{ [weak self] _ in MainActor.assumeIsolated {\n      self?.tick()\n    } }"))
    #expect(text.contains("using: { note in MainActor.assumeIsolated { reload(note) } })"))
    #expect(result.remarks.filter { $0.kind == .left }.map(\.line) == [8, 9])
    let again = Porter().port(result.files)
    #expect(again.files[0].text == text)
  }

  @Test func importsAndTheEntryPoint() {
    let text = ported(
      """
      import UIKit.UIGestureRecognizerSubclass
      import class UIKit.UIView
      import CoreGraphics
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      """)
    #expect(
      text == """
        import UIKit
        import UIKit
        #if canImport(CoreGraphics)
        import CoreGraphics
        #endif
        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {}
        """)
  }

  @Test func geometryComesWithUIKit() {
    let text = ported(
      """
      import CoreGraphics
      #if canImport(CoreGraphics)
      func width() -> CGFloat { 1 }
      #endif
      """)
    #expect(
      text == """
        #if canImport(CoreGraphics)
        import CoreGraphics
        #else
        import UIKit
        #endif
        #if (canImport(CoreGraphics) || canImport(UIKit))
        func width() -> CGFloat { 1 }
        #endif
        """)
    #expect(ported(text) == text)
  }

  @Test func aFileOfSwiftUIIsForSwiftUIOnly() {
    #expect(
      ported("import SwiftUI\nstruct A: View {}")
        == "#if canImport(SwiftUI)\nimport SwiftUI\nstruct A: View {}\n#endif\n")
  }

  @Test func associatedObjectsGetAFileWithTheRuntimesFunctions() {
    let result = port("extension UIView { var a: Any? { objc_getAssociatedObject(self, &key) } }")
    #expect(result.files.map(\.path) == ["App.swift", "RuntimeSupport.swift"])
    #expect(result.files[1].text.contains("func objc_setAssociatedObject("))
  }

  @Test func whatIsLeftIsToldWithItsLine() {
    let remarks = port(
      """
      class Screen {
        @IBOutlet weak var label: UILabel!
        func show() {
          let board = UIStoryboard(name: "Main", bundle: nil)
          player.observe(\\.status) { _, _ in }
          view.observe(\\.frame) { _, _ in }
          let screen = type.init()
          jar.addObserver(self, forKeyPath: #keyPath(Jar.level), options: [], context: nil)
          jar.removeObserver(self, forKeyPath: #keyPath(Jar.level))
          let name = #keyPath(Jar.level)
        }
        override func observeValue(forKeyPath path: String?, of object: Any?) {
          if path == #keyPath(Jar.level) {}
        }
      }
      """
    ).remarks.filter { $0.kind == .left }
    #expect(remarks.map(\.line) == [2, 4, 5, 7, 8, 9, 10, 12])
  }

  @Test("Porting twice is porting once", arguments: [Samples.everything])
  func idempotent(_ text: String) {
    let once = port(text).files
    let twice = Porter().port(once)
    #expect(twice.files.map(\.text) == once.map(\.text))
    #expect(!twice.remarks.contains { $0.kind == .changed })
  }

  private func example(_ name: String) -> ProjectFolder {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return ProjectFolder(package.appendingPathComponent("Examples/\(name)"))
  }

  @Test("An app with all of the old manners is ported, but for the observing of its own property")
  func largerExample() throws {
    let folder = example("Brew")
    let once = Porter().port(folder.sources(try folder.paths()))
    let left = once.remarks.filter { $0.kind == .left }
    #expect(left.map(\.path) == Array(repeating: "BrewViewController.swift", count: 3))
    #expect(left.map(\.line) == [36, 42, 46])
    let twice = Porter().port(once.files)
    #expect(twice.files.map(\.text) == once.files.map(\.text))
    #expect(twice.remarks.allSatisfy { $0.kind == .left })
  }

  @Test("The example of the manual is ported with nothing left")
  func example() throws {
    let folder = example("Laps")
    let paths = try folder.paths()
    let once = Porter().port(folder.sources(paths))
    #expect(once.files.count == 5 && !once.remarks.contains { $0.kind == .left })
    let twice = Porter().port(once.files)
    #expect(twice.files.map(\.text) == once.files.map(\.text) && twice.remarks.isEmpty)
    #expect(AssetNames(paths: paths).text?.contains("static var flag: UIImage") == true)
  }

  @Test func catalogsBecomeNames() {
    let names = AssetNames(paths: [
      "Media.xcassets/icon-heart full.imageset/a.png",
      "Media.xcassets/Brand.colorset/Contents.json",
      "other/Thing.imageset/a.png",
    ])
    #expect(names.text?.contains("static var iconHeartFull: UIImage") == true)
    #expect(names.text?.contains("static var brand: UIColor") == true)
    #expect(names.text?.contains("thing") == false)
    #expect(AssetNames(paths: ["a.swift"]).text == nil)
  }

  @Test func theManifestNamesWhatThereIs() {
    let text = Manifest(
      name: "Notes", vitrine: "../Vitrine", isProgram: true, resources: ["Media.xcassets"],
      excluded: ["Info.plist"]
    ).text
    #expect(text.contains(".executableTarget("))
    #expect(text.contains(#"exclude: ["Info.plist"],"#))
    #expect(text.contains(#"resources: [.copy("Media.xcassets")],"#))
  }
}

/// Sources in which everything occurs.
enum Samples {
  static let everything = """
    import UIKit.UIView
    import ObjectiveC
    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {}
    @objc protocol D { @objc optional func done(_ a: A) }
    class Screen: UIViewController {
      @IBOutlet weak var label: UILabel!
      @IBAction func both() {}
      @objc private func tap() {}
      func go() { b.addTarget(self, action: #selector(tap), for: .touchUpInside); d?.done?(a) }
    }
    extension Screen { override func viewDidLoad() {} }
    extension Screen { override var hash: Int { 1 } }
    extension UIView { var x: Any? { objc_getAssociatedObject(self, &k) } }
    #if os(iOS) && DEBUG
    func a() {}
    #endif
    """
}
