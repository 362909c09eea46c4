import Foundation
import Testing

/// What libFuzzer found worth keeping, and what it began with, in the ordinary build.
@Suite struct ReplayTests {
  private static let corpora = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Corpora")

  @Test(arguments: Reader.allCases) func seedsAndFindingsAreRead(_ reader: Reader) throws {
    let folder = Self.corpora.appendingPathComponent(reader.rawValue)
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty && !reader.seeds.isEmpty)
    let findings = try files.sorted { $0.path < $1.path }.map { Array(try Data(contentsOf: $0)) }
    for bytes in reader.seeds + findings { reader.read(bytes) }
  }

  /// Beginnings of each seed, and each seed with a byte changed.
  @Test(arguments: Reader.allCases) func brokenSeedsAreRead(_ reader: Reader) {
    for seed in reader.seeds {
      for place in stride(from: 0, to: seed.count, by: 3) {
        reader.read(Array(seed[..<place]))
        for value in [0, 0xFF] as [UInt8] {
          var bytes = seed
          bytes[place] = value
          reader.read(bytes)
        }
      }
    }
  }

  /// A folder that belongs to no reader would never be read.
  @Test func eachCorpusHasItsReader() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.corpora.path)
    #expect(Set(names) == Set(Reader.allCases.map(\.rawValue)))
  }
}
