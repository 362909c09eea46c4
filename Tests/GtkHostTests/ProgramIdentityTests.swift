import Foundation
import HostInterface
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

  @Test func filesAreFoundByTheBytesOfTheirNames() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("docs-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names: [[UInt8]] = [Array("a b.jpg".utf8), Array("caf".utf8) + [0xE9, 0x2E, 0x6A]]
    let paths = names.map { Array(folder.path.utf8) + [0x2F] + $0 }
    for path in paths {
      let file = open(path.map { CChar(bitPattern: $0) } + [0], O_CREAT | O_WRONLY, 0o600)
      #expect(file >= 0)
      close(file)
    }
    let program = Array("gallery".utf8)
    let found = ProgramIdentity.documents(in: [program] + paths)
    #expect(found == ["file://\(folder.path)/a%20b.jpg", "file://\(folder.path)/caf%e9.j"])
    #expect(found.compactMap { URL(string: $0)?.filePathBytes } == paths)
    // A folder, an option or a missing file starts a process of its own.
    for other in [Array(folder.path.utf8), Array("--index".utf8), paths[1] + [0x78]] {
      #expect(ProgramIdentity.documents(in: [program] + paths + [other]).isEmpty)
    }
  }
}
