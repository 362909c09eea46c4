// The entry point of the test program: the tests are all Swift Testing's.
// With an entry point of its own, SwiftPM believes that all tests are XCTest's: `swift test` as it
// is runs them, and with a filter `swift test --enable-swift-testing --disable-xctest` or `./test`.
import Testing

@main
enum TestProgram {
  static func main() async {
    // How SwiftPM asks for the tests of XCTest.
    guard !CommandLine.arguments.contains("--dump-tests-json") else {
      return print(#"{"tests": []}"#)
    }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
