import Confinement
import Foundation
import PhotoIndexing
import Testing

@testable import MetadataServing
@testable import PhotoMetadata

/// The tests believe the files that they have made.
extension TagSource {
  static func open<Result>(
    _ file: FileID, writes: Bool = false, _ body: (TagSource) throws -> Result
  ) throws -> Result {
    let opened = try TaggedFile(file, isSidecar: false)
    return try withExtendedLifetime(opened) {
      try read(opened.descriptor, writes: writes, body)
    }
  }

  func save(to file: FileID) throws {
    let result = try #require(MemoryFile())
    let opened = try TaggedFile(file, isSidecar: false)
    let count = try save(over: opened.descriptor, into: result.descriptor)
    let start = try #require(result.sealed(count))
    let data = Data(bytesNoCopy: start, count: count, deallocator: .unmap)
    try data.write(to: URL(fileURLWithPath: file.displayPath))
  }
}
