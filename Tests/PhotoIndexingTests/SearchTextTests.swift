import Foundation
import Testing

@testable import PhotoIndexing

/// Searches in the scripts of the world, and for signs.
@Suite struct SearchTextTests {
  private static let photos: [(name: String, title: String?, caption: String?)] = [
    ("2021東京駅の夜_003.jpg", nil, nil), ("DSC_1.jpg", "大阪城 2019", nil),
    ("DSC_2.jpg", "おばあちゃんのカメラ", nil), ("부산여행사진.jpg", nil, nil),
    ("เชียงใหม่สวยงาม.jpg", nil, nil), ("DSC_3.jpg", "Größe und Übermut", nil),
    ("DSC_4.jpg", "forêt d’automne", "el niño"), ("İzmir.jpg", nil, nil),
    ("DSC_5.jpg", "Δρόμος", nil),
    ("DSC_6.jpg", "C++ & C#: Q&A", nil), ("DSC_7.jpg", "drag'n'drop (50 %)", nil),
    ("DSC_8.jpg", "clouds, c, and d", nil), ("Łódź.jpg", nil, "smørrebrød"),
    ("ＦＵＬＬ１２.jpg", nil, "ｶﾒﾗ"),
    ("DSC_9.jpg", "🌊 sea", nil), ("e\u{301}te\u{301}.jpg", nil, nil), ("й.jpg", nil, "ёлка"),
  ]

  private struct Facts: FactReading {
    func facts(of file: FileID, kind: MediaFile.Kind) -> MediaFacts? {
      var facts = MediaFacts(width: 10, height: 10)
      let photo = SearchTextTests.photos.first { $0.name.utf8.elementsEqual(file.name) }
      (facts.details.title, facts.details.caption) = (photo?.title, photo?.caption)
      return facts
    }
  }

  private static func fill(_ index: PhotoIndex) throws {
    let files = photos.enumerated().map { number, photo in
      MediaFile(
        id: FileID(path: "/p/\(photo.name)"), kind: .photo,
        stamp: FileStamp(changed: 1_500_000_000_000_000_000, byteCount: 9, inode: Int64(number)))
    }
    try index.update(.trees([FileID(path: "/p")], files: files), by: Facts())
  }

  private static func found(_ text: String, in index: PhotoIndex) throws -> [Int] {
    try index.fileIDs(matching: PhotoQuery(text), under: [FileID(path: "/p")])
      .compactMap { file in photos.firstIndex { $0.name.utf8.elementsEqual(file.name) } }.sorted()
  }

  static let searches: [(String, [Int])] = [
    ("東京", [0]), ("京駅", [0]), ("駅の夜", [0]), ("京", [0]), ("夜", [0]), ("2021東京", [0]), ("東夜", []),
    ("東京夜", []),
    ("大阪", [1]), ("阪城", [1]), ("カメラ", [2, 13]), ("あちゃん", [2]), ("メラ", [2, 13]), ("여행", [3]),
    ("부산", [3]),
    ("사진", [3]), ("행사진", [3]), ("สวย", [4]), ("ใหม่", [4]), ("ม", [4]), ("größe", [5]),
    ("grosse", [5]), ("ubermut", [5]),
    ("forêt", [6]), ("fore", [6]), ("d'automne", [6]), ("d’automne", [6]), ("nino", [6]),
    ("izmir", [7]), ("İZMİR", [7]),
    ("δρομος", [8]), ("ΔΡΌΜΟΣ", [8]), ("C++", [9]), ("c#", [9]), ("q&a", [9]), ("Q&", [9]),
    ("++", [9]), ("&", [9]),
    ("drag'n'drop", [10]), ("(50", [10]), ("%", [10]), ("(", [10]), ("lodz", [12]), ("Łódź", [12]),
    ("smorre", [12]),
    ("full12", [13]), ("🌊", [14]), ("été", [15]), ("ete", [15]), ("и", [16]), ("елка", [16]),
    ("clouds,", [11]), ("c", [9, 11]),
    ("*", []), ("\"", Array(photos.indices)), ("'", [6, 10]), ("\\", []), ("^c", []),
    ("c OR d", []), ("NEAR(c d)", []),
  ]

  @Test(arguments: searches) func findsWhatPeopleMean(_ text: String, _ numbers: [Int]) throws {
    let index = try PhotoIndex()
    try Self.fill(index)
    #expect(try Self.found(text, in: index) == numbers, "\(text)")
  }

  /// What an index of an earlier version knows is found without reading a file again.
  @Test func anOlderIndexLosesNoWord() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("words-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appendingPathComponent("index.sqlite")
    try OldIndex.make(at: place) { try Self.fill($0) }
    let index = try PhotoIndex(at: place)
    #expect(!index.wasRenewed)
    for (text, numbers) in Self.searches {
      #expect(try Self.found(text, in: index) == numbers, "\(text)")
    }
    #expect(try index.duplicates(under: [FileID(path: "/p")]).isEmpty)
  }

  @Test func anyTextIsAQuery() throws {
    let index = try PhotoIndex()
    try Self.fill(index)
    var state: UInt64 = 5
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let pieces = [
      "\"", "*", "(", ")", "京", "都", "c", "+", "'", ":", "-", "^", "{", "}", "AND", " ", "กิ", "여",
      "\u{301}", "\u{FFFD}", "\u{200D}", "👨‍👩‍👧", "ﬁ", "²", "\u{0}", "\u{E000}",
    ]
    for _ in 0..<1500 {
      let text = (0..<(1 + next(6))).map { _ in pieces[next(pieces.count)] }.joined()
      _ = try Self.found(text, in: index)
      _ = try Self.found("camera:\(text)", in: index)
      _ = try Self.found("in:\(text)", in: index)
    }
  }
}
