// The entry point of the test program. SwiftPM would otherwise look for tests of XCTest in an index of all
// sources, which takes a sixth of the compiler's time; the tests here are all Swift Testing's, which need none.
import Testing

@main
enum TestProgram {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
