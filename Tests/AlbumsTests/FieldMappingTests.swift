import Foundation
import Testing

@testable import Albums

@Suite struct FieldMappingTests {
  private let shot = Shot.some(1)[0]

  @Test func namesAndKeyPathsGiveEqualItems() {
    let named = FieldMapping<Shot>.names(["agentId": "picId"]).item(from: shot)
    #expect(named == Shot.byPath.item(from: shot))
    #expect(named.picId == "a0" && named.agentId == "a0" && named.approveStatus == 1)
    #expect(named.url == URL(string: "https://example.org/0.jpg"))
    #expect(named.location == "Ulm" && named.shootTime == nil)
  }

  @Test func theMappingTakesPrecedenceOverAFieldOfTheSameName() {
    struct Both { let picId = "own", agentId = "other" }
    #expect(FieldMapping<Both>.names(["agentId": "picId"]).item(from: Both()).picId == "other")
    #expect(FieldMapping<Both>.names().item(from: Both()).picId == "own")
    let path = FieldMapping<Both>.names(["agentId": "picId"]).mapping(\.picId, to: \.picId)
    #expect(path.item(from: Both()).picId == "own")
  }

  @Test func inheritedFieldsNumbersAndFilesAreRead() {
    let item = FieldMapping<Clip>.names().item(from: Clip("x"), kind: .video)
    #expect(item.agentName == "Grace" && item.picId == "7" && item.kind == .video)
    struct Odd { let url = "/tmp/a b.jpg", approveStatus = "12" }
    let odd = FieldMapping<Odd>.names().item(from: Odd())
    #expect(odd.url == URL(fileURLWithPath: "/tmp/a b.jpg") && odd.approveStatus == 12)
  }

  @Test func aCategoryMayHavePhotosAndVideos() throws {
    struct Mixed {
      let url: String
      var kind: AlbumItem.Kind { url.hasSuffix(".mp4") ? .video : .photo }
    }
    let models = ["/a.jpg", "/b.mp4", "/c.jpg"].map { Mixed(url: $0) }
    let category = try AlbumCategory(
      tag: "Mixed", kind: .video, items: models,
      fields: FieldMapping<Mixed>.names().kind(by: \.kind))
    #expect((0..<3).map { category.item(at: $0).kind } == [.photo, .video, .photo])
  }

  @Test func theIdentifyingFieldMayBeNamed() throws {
    struct Scan {
      let number: Int
      let url = "https://example.org/same.jpg"
      let picId = "same"
    }
    func album(_ numbers: [Int], _ fields: FieldMapping<Scan>) throws -> Album<AlbumItem> {
      Album([try AlbumCategory(tag: "x", items: numbers.map { Scan(number: $0) }, fields: fields)])
    }
    let (before, after) = ([1, 2, 3], [3, 1])
    let named = FieldMapping<Scan>.names().identified(by: \.number)
    let third = try #require(try album(before, named).id(at: 2))
    #expect(try album(after, named).index(of: third) == 0, "it is found at its new position")
    let second = try #require(try album(before, named).id(at: 1))
    #expect(try album(after, named).index(of: second) == nil, "and not at its old position")
    // By their picId they are the same photo three times, distinguished by position.
    let plain = try #require(try album(before, .names()).id(at: 1))
    #expect(try album(after, .names()).index(of: plain) == 1)
    #expect(named.item(from: Scan(number: 1)).picId == "same", "the item itself is unchanged")
  }

  @Test func anUnknownItemFieldIsNamedInTheError() throws {
    let error = #expect(throws: AlbumError.unknownField("picID")) {
      try FieldMapping<Shot>.names(["agentId": "picID"]).check(nil)
    }
    #expect(error?.description.contains("did you mean “picId”") == true)
  }

  @Test func anUnknownModelFieldIsNamedInTheError() {
    let error = #expect(throws: AlbumError.self) {
      try FieldMapping<Shot>.names(["agentid": "picId"]).check(shot)
    }
    #expect(
      error?.description.contains("Shot has no field “agentid” (did you mean “agentId”?)") == true)
    // Without a model, only one side can be checked.
    #expect(throws: Never.self) { try FieldMapping<Shot>.names(["agentid": "picId"]).check(nil) }
  }

  @Test func mappingAFieldTwiceIsRejected() {
    #expect(throws: AlbumError.mappedTwice(field: "picId")) {
      try FieldMapping<Shot>.names(["agentId": "picId", "location": "picId"]).check(shot)
    }
    #expect(throws: AlbumError.mappedTwice(field: "picId")) {
      try Shot.byPath.mapping(\.location, to: \.picId).check(shot)
    }
  }

  @Test func unreadableTypesAreRejectedAtStart() {
    struct Wrong { let url: Date? = nil }
    #expect(throws: AlbumError.self) { try FieldMapping<Wrong>.names().check(Wrong()) }
    struct Renamed { let at = Date() }
    #expect(throws: AlbumError.self) {
      try FieldMapping<Renamed>.names(["at": "shootTime"]).check(Renamed())
    }
    #expect(throws: Never.self) {
      try FieldMapping<Renamed>()
        .mapping(\.at, to: \.shootTime) { "\($0.timeIntervalSince1970)" }.check(Renamed())
    }
    #expect(throws: Never.self) { try FieldMapping<Shot>.names().check(shot) }
  }

  @Test func modelsAreReadOnDemand() throws {
    final class Counter: @unchecked Sendable { var count = 0 }
    struct Counted { let counter: Counter }
    let counter = Counter()
    let fields = FieldMapping<Counted>().mapping(\.counter, to: \.picId) { counter in
      counter.count += 1
      return "\(counter.count)"
    }
    let models = Array(repeating: Counted(counter: counter), count: 10_000)
    let album = Album(
      try (0..<10).map { try AlbumCategory(tag: "\($0)", items: models, fields: fields) })
    #expect(album.count == 100_000 && counter.count == 0)
    _ = album.item(at: 500)
    #expect(counter.count == 1)
  }

  @Test func modelsOfSeveralClassesAreReadEachByItsOwnFields() throws {
    class Base {
      var url: String? = "https://example.org/1.jpg"
      var picId: String? = "base"
    }
    final class Titled: Base {
      var location = "Bonn"
      var shootTime: Int64? = 99
    }
    let models: [Base] = [Base(), Titled(), Base(), Titled()]
    for models in [models, models.reversed()] {
      let album = Album([try AlbumCategory(tag: "x", items: models, fields: .names())])
      let items = (0..<4).compactMap { album.item(at: $0) }
      #expect(items == models.map { FieldMapping<Base>.names().item(from: $0) })
      #expect(items.filter { $0.location == "Bonn" && $0.shootTime == "99" }.count == 2)
      #expect(items.allSatisfy { $0.picId == "base" && $0.url != nil })
    }
  }

  @Test func missingValuesAndSlicesAreRead() {
    struct Loose {
      var url: URL?? = URL(string: "https://example.org")
      var picId: Substring? = "abc".dropFirst()
      var agentName: String??
      var approveStatus: Int?
    }
    let item = FieldMapping<Loose>.names().item(from: Loose())
    #expect(item.url?.host == "example.org" && item.picId == "bc")
    #expect(item.agentName == nil && item.approveStatus == nil)
  }

  @Test func dictionariesAreReadByTheirKeys() throws {
    let records: [[String: Any]] = [
      ["url": "https://example.org/1.jpg", "agentId": 7, "approveStatus": "2"],
      ["url": NSNull(), "agentId": "8"],
    ]
    let category = try AlbumCategory(
      tag: "Kitchen", items: records,
      fields: FieldMapping<[String: Any]>.names(["agentId": "picId"]))
    let first = category.item(at: 0)
    #expect(first.url == URL(string: "https://example.org/1.jpg"))
    #expect(first.picId == "7" && first.approveStatus == 2 && first.agentId == "7")
    #expect(category.item(at: 1).url == nil && category.item(at: 1).picId == "8")
  }

  private struct Counted { var picId: UInt16, approveStatus: UInt8, agentId: Int16? }

  @Test func integersOfAnySizeAreRead() throws {
    let category = try AlbumCategory(
      tag: "Kitchen", items: [Counted(picId: 700, approveStatus: 3, agentId: -5)],
      fields: FieldMapping<Counted>.names())
    let item = category.item(at: 0)
    #expect(item.picId == "700" && item.approveStatus == 3 && item.agentId == "-5")
  }
}
