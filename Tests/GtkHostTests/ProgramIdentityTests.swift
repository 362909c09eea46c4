import Testing
import UIKit

@Suite struct ProgramIdentityTests {
  @Test func linksAmongArguments() {
    let arguments = [
      "gallery://not-this", "vitrine://photo/1", "--tour", "/home/me/a://b.jpg", "file:///tmp",
      "x-y+z.1://q",
      "://", "1a://b", "HTTPS://h.example", "plain",
    ]
    #expect(
      ProgramIdentity.links(in: arguments) == [
        "vitrine://photo/1", "x-y+z.1://q", "HTTPS://h.example",
      ])
  }

  @Test func identifierIsAName() {
    let parts = ProgramIdentity.identifier.split(separator: ".", omittingEmptySubsequences: false)
    #expect(parts.count > 1 && parts.allSatisfy { !$0.isEmpty })
  }
}
