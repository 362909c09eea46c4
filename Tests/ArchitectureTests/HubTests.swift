import Foundation
import Testing

/// The programs have no types that everything runs through; `scripts/hubs.py` counts what each holds
/// besides views, and the closures that objects give each other.
@Suite struct HubTests {
  private func lines(_ arguments: [String] = []) throws -> [String] {
    let (status, output) = try BuiltModules().run("python3", ["scripts/hubs.py"] + arguments)
    try #require(status == 0, "\(output)")
    return output.split(separator: "\n").map(String.init)
  }

  @Test func noTypeHoldsTooMuch() throws {
    for line in try lines(["--over", "12"]) { Issue.record("\(line)") }
    let all = try lines()
    let known = all.filter { $0.contains(" PhotoLibrary (") || $0.contains(" PhotoScene (") }
    #expect(all.count > 200 && known.count == 2, "too few types were found")
  }

  @Test func fewClosuresAreGivenToOtherObjects() throws {
    let last = try #require(try lines().last)
    let count = try #require(last.split(separator: " ").first.flatMap { Int($0) })
    #expect((1...62).contains(count), "protocols, actions of controls and initializers say more")
  }
}
