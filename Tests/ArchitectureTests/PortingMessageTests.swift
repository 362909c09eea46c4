import Foundation
import Testing

/// What the compiler says of code that has to change, as docs/porting.md quotes it.
@Suite struct PortingMessageTests {
  /// The compiler crashes at this attribute if it finds UIKit's protocol of that name.
  @Test(.timeLimit(.minutes(10))) func anAppOfTheOldAttributeIsToldSo() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-main-\(UInt32.random(in: 0 ... .max)).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    let source = """
      import UIKit
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}
      """
    try source.write(to: file, atomically: true, encoding: .utf8)
    let output = try #require(try BuiltModules().typeCheck([file.path]))
    let message =
      "'UIApplicationMain' class must conform to the 'UIApplicationDelegate' protocol"
    #expect(output.contains("error: " + message), "\(output)")
    let guide = try String(
      contentsOf: SourceTree.root.appendingPathComponent("docs/porting.md"), encoding: .utf8)
    #expect(guide.contains("`\(message)`"))
  }
}
