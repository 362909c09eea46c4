import Confinement
import Foundation
import Testing

/// Files whose bytes are made where their reader finds them.
@Suite struct FillingTests {
  @Test func bytesAreMadeInTheFile() throws {
    let file = try #require(MemoryFile())
    let filling = MemoryFile.Filling(of: file.descriptor)
    let start = try #require(filling.map(100_000))
    start.storeBytes(of: 7, toByteOffset: 99_999, as: UInt8.self)
    #expect(filling.contains(start) && filling.contains(start + 99_999))
    #expect(!filling.contains(start + 100_000) && !filling.contains(nil))
    #expect(filling.map(10) == nil, "an image of which another one is made keeps its place")
    filling.unmap()
    #expect(!filling.contains(start))
    let sealed = try #require(file.sealed(100_000))
    #expect(sealed.load(fromByteOffset: 99_999, as: UInt8.self) == 7)
    munmap(sealed, 100_000)
  }

  @Test func theFileIsNotReadWhileSomebodyMayWriteToIt() throws {
    let file = try #require(MemoryFile())
    let filling = MemoryFile.Filling(of: file.descriptor)
    _ = try #require(filling.map(5000))
    #expect(file.sealed(5000) == nil)
  }

  @Test func theNextImageMayBeSmaller() throws {
    let file = try #require(MemoryFile())
    let filling = MemoryFile.Filling(of: file.descriptor)
    _ = try #require(filling.map(50_000))
    filling.unmap()
    let start = try #require(filling.map(4))
    start.storeBytes(of: 9, as: UInt8.self)
    filling.unmap()
    let sealed = try #require(file.sealed(4))
    #expect(sealed.load(as: UInt8.self) == 9)
    munmap(sealed, 4)
  }

  @Test func thereAreNoFilesOfNothing() throws {
    let file = try #require(MemoryFile())
    let filling = MemoryFile.Filling(of: file.descriptor)
    #expect(filling.map(0) == nil && filling.map(-1) == nil)
  }
}
