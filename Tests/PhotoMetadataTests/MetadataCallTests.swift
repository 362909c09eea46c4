import Foundation
import PhotoIndexing
import Testing

@testable import MetadataServing
@testable import PhotoMetadata

/// What is asked of the processes that know tags, and what they make.
@Suite struct MetadataCallTests {
  private static let changes: [MetadataChange] = [
    .title("Tür"), .title(nil), .caption("a\nb"), .keywords([]), .addKeywords(["a", "b"]),
    .removeKeywords(["c"]), .rating(nil), .rating(-1), .rating(5), .favorite(true),
    .favorite(false), .edit("{}"), .edit(nil),
  ]

  private static let works: [MetadataCall.Work] =
    [.metadata, .fields, .changeOlderTags(changes, keywords: ["x", ""])]
    + MetadataSelection.allCases.flatMap {
      [.transfer($0, width: 4000, height: 3000), .encode($0, width: 1, height: .max)]
    }

  @Test(arguments: works) func aCallArrivesAsItWas(_ work: MetadataCall.Work) {
    for sum in 0..<16 {
      let call = MetadataCall(work, MetadataCall.Files(rawValue: sum))
      #expect(MetadataCall(call.message) == call)
      #expect(MetadataCall(Array(call.message.dropLast())) == nil)
      #expect(MetadataCall(call.message + [0]) == nil)
    }
  }

  @Test func filesComeInTheirOrder() {
    let files: MetadataCall.Files = [.photo, .target, .result]
    #expect(files.count == 3 && files.index(of: .photo) == 0)
    #expect(files.index(of: .sidecar) == nil)
    #expect(files.index(of: .target) == 1 && files.index(of: .result) == 2)
  }

  /// A process that read another photo could write into this one what that photo wanted.
  @Test func whatIsWrittenComesFromAProcessThatReadNothingElse() throws {
    let folder = try PhotoFolder()
    let photo = try folder.copy()
    let helpers = MetadataHelpers(limit: 2)
    let opened = try TaggedFile(photo, isSidecar: false)
    let call = MetadataCall(.metadata, .photo)
    #expect(try helpers.reply(to: call, [opened.descriptor]).metadata != nil)
    let readers = helpers.processes
    let parts = try helpers.parts(
      .transfer(.all, width: 1, height: 1), [.photo, .target],
      [opened.descriptor, opened.descriptor])
    #expect(try #require(parts.first).count > 1000)
    #expect(helpers.processes == readers, "the one that wrote has ended")
  }

  /// The processes that read have no file that they could write, and are given none.
  @Test func aProcessThatReadsWritesNothing() throws {
    let folder = try PhotoFolder()
    let opened = try TaggedFile(try folder.copy(), isSidecar: false)
    let helpers = MetadataHelpers(limit: 1)
    #expect(throws: MetadataError.unverified) {
      // A call that means nothing: there is no target.
      try helpers.parts(.transfer(.all, width: 1, height: 1), .photo, [opened.descriptor])
    }
    let call = MetadataCall(.transfer(.all, width: 1, height: 1), .photo)
    #expect(try helpers.reply(to: call, [opened.descriptor]) == MetadataReply())
  }

  /// To start a process that writes takes longer than to write.
  @Test func whetherThereAreOlderTagsIsToldByAProcessThatReads() throws {
    let folder = try PhotoFolder()
    let photo = try folder.copy()
    let helpers = MetadataHelpers(limit: 1)
    func parts(_ change: MetadataChange) throws -> [Int]? {
      let opened = try TaggedFile(photo, isSidecar: false)
      let call = MetadataCall(.changeOlderTags([change], keywords: []), .photo)
      return try helpers.reply(to: call, [opened.descriptor]).parts
    }
    #expect(try parts(.addKeywords(["b"])) == [])
    try TagSource.open(photo) { source in
      try source.set("Iptc.Application2.Keywords", ["a"])
      try source.save(to: photo)
    }
    #expect(try parts(.addKeywords(["b"])) == [0] && parts(.rating(3)) == [])
  }
}
