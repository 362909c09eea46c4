import CSystemShim
import Foundation
import PhotoIndexing
import TestEffort
import Testing

@testable import PhotoMetadata

@Suite struct SidecarWritingTests {
  private let folder: PhotoFolder
  private let writer = MetadataWriter()
  init() throws { folder = try PhotoFolder() }

  @Test func writesAndReadsEverythingAndLeavesThePhotoAlone() throws {
    let file = try folder.copy()
    let before = try folder.bytes(file)
    let result = try writer.apply(
      [
        .title("A <cat>, & \"dog\"'s"), .caption("Zeile 1,\nZeile 2, ü 🐈"),
        .keywords(["Cat", "grün", " Cat "]),
        .rating(4), .favorite(true),
      ], to: file)
    #expect(result.files == [Sidecar.standard(of: file)])
    let metadata = try MetadataReader().metadata(of: file)
    #expect(metadata == result.metadata)
    #expect(
      metadata.title == "A <cat>, & \"dog\"'s" && metadata.caption == "Zeile 1,\nZeile 2, ü 🐈")
    #expect(metadata.keywords == ["Cat", "grün"] && metadata.rating == 4 && metadata.isFavorite)
    #expect(try folder.bytes(file) == before)
    #expect(folder.names == ["a.jpg", "a.jpg.xmp"], "no draft is left")
    _ = try writer.apply(
      [.title(nil), .caption(nil), .keywords([]), .rating(nil), .favorite(false)], to: file)
    let empty = try MetadataReader().metadata(of: file)
    #expect(empty.title == nil && empty.caption == nil && empty.keywords.isEmpty)
    #expect(empty.rating == nil && !empty.isFavorite)
  }

  /// What a photo's own file says is taken away beside it.
  @Test(
    arguments: [
      MetadataChange.keywords([]), .removeKeywords(["boat", "Sea"]), .title(nil), .title(""),
      .caption(nil), .caption(""), .rating(nil), .favorite(false), .edit(nil),
    ], [true, false])
  func whatTheFileSaysIsTakenAway(_ change: MetadataChange, hasSidecar: Bool) throws {
    let file = try folder.copy()
    let all: [MetadataChange] = [
      .title("T"), .caption("C"), .keywords(["boat", "Sea"]), .rating(3), .favorite(true),
      .edit("1 turn=1"),
    ]
    _ = try MetadataWriter(storage: .file).apply(all, to: file)
    if hasSidecar { _ = try folder.write(PhotoFolder.foreign, "a.jpg.xmp") }
    _ = try writer.apply([change], to: file)
    let metadata = try MetadataReader().metadata(of: file)
    switch change {
    case .title: #expect(metadata.title == nil)
    case .caption: #expect(metadata.caption == nil)
    case .rating: #expect((metadata.rating ?? 0) == 0)
    case .favorite: #expect(!metadata.isFavorite)
    case .edit: #expect(metadata.edit == nil)
    default: #expect(!metadata.keywords.contains("boat") && !metadata.keywords.contains("Sea"))
    }
    if case .title = change { return }
    #expect(hasSidecar || metadata.title == "T")
    _ = try writer.apply(all, to: file)
    #expect(try MetadataReader().metadata(of: file).title == "T", "and said again")
  }

  /// Each removed element or item needn't have the rest read again.
  /// Titles in scripts from right to left have marks for their directions, and emoji are joined.
  @Test(
    arguments: [
      "\u{2068}norway\u{2069}", "\u{200F}שלום\u{200E} a", "👩‍👩‍👧", "e\u{301}", "a\u{FEFF}b",
      "\u{A0}x\u{3000}",
      "a\tb", "\u{FFFD}", "\u{1F1F3}\u{1F1F4}", "\u{E0061}", "\u{2028}",
    ], [MetadataWriter.Storage.sidecar, .file])
  func anyTextIsKept(_ text: String, in storage: MetadataWriter.Storage) throws {
    let file = try folder.copy()
    let word = "x\(text)y"
    let writer = MetadataWriter(storage: storage)
    _ = try writer.apply([.title(word), .caption(word), .keywords([word])], to: file)
    let metadata = try MetadataReader().metadata(of: file)
    #expect(metadata.title == word && metadata.caption == word && metadata.keywords == [word])
    // At the ends of a word they aren't part of it, and are no reason to refuse it.
    _ = try writer.apply([.title(text), .keywords([text, "a"])], to: file)
    #expect(try MetadataReader().metadata(of: file).keywords.contains("a"))
  }

  @Test func repeatedPropertiesAreRemovedAtOnce() throws {
    let count = Effort.rounds(20_000, long: 200_000)
    let ratings = String(repeating: "<xmp:Rating>1</xmp:Rating>\n", count: count)
    let items = String(repeating: "<rdf:li>Rome</rdf:li>", count: count)
    let text = TaggedPhoto.packet(
      "\(ratings)<dc:subject><rdf:Bag>\(items)<rdf:li>Sea</rdf:li></rdf:Bag></dc:subject>")
    var packet = try #require(XMPPacket(Array(text.utf8)))
    packet.remove(.rating)
    #expect(!packet.has(.rating))
    packet.change(.keywords, removing: { $0 == "Rome" }, adding: ["Sun"])
    #expect(packet.items(.keywords) == ["Sea", "Sun"])
    #expect(packet.bytes.count < 2000)
  }

  @Test func whatOtherProgramsWroteStaysByteForByte() throws {
    let file = try folder.copy()
    let sidecar = try folder.write(PhotoFolder.foreign, "a.jpg.xmp")
    _ = try writer.apply(
      [.rating(5), .title("New"), .removeKeywords(["Rome"]), .addKeywords(["Sea & sun"])], to: file)
    var expected = PhotoFolder.foreign
    for (old, new) in [
      ("xmp:Rating=\"1\"", "xmp:Rating=\"5\""),
      ("MicrosoftPhoto:Rating='1'", "MicrosoftPhoto:Rating='99'"),
      (">Old<", ">New<"), ("\\s*<rdf:li>Rome</rdf:li>", ""),
      ("\\s*<rdf:li>Places/Italy/Rome</rdf:li>", ""),
      ("\\s*<rdf:li>Places\\|Italy\\|Rome</rdf:li>", ""),
      ("<rdf:li>Family</rdf:li>", "<rdf:li>Family</rdf:li><rdf:li>Sea &amp; sun</rdf:li>"),
    ] { expected = expected.replacingOccurrences(of: old, with: new, options: .regularExpression) }
    #expect(try folder.text(sidecar) == expected)
    let metadata = try MetadataReader().metadata(of: file)
    #expect(
      metadata.keywords == ["Family", "Sea & sun"] && metadata.title == "New"
        && metadata.rating == 5)
    let fields = try MetadataReader().fields(of: file).filter(\.isInSidecar)
    #expect(fields.contains { $0.name.hasSuffix("darktable:operation") && $0.value == "crop" })
  }

  @Test func theSidecarOfAdobesHabitIsUsed() throws {
    let (photo, raw) = (try folder.copy(), try folder.write("raw", "b.NEF"))
    let (one, other) = (
      try folder.write(PhotoFolder.foreign, "a.xmp"), try folder.write(PhotoFolder.foreign, "b.xmp")
    )
    _ = try folder.copy(as: "b.jpg")
    #expect(Sidecar.existing(of: photo) == one && Sidecar.existing(of: raw) == other)
    #expect(
      Sidecar.existing(of: FileID(path: folder.url.path + "/b.jpg")) == nil, "it is the raw file's")
    #expect(try writer.apply([.favorite(true)], to: photo).files == [one])
    #expect(!folder.names.contains("a.jpg.xmp"))
  }

  @Test(arguments: ["", "no XML", "<a>", "<!DOCTYPE a [<!ENTITY b \"c\">]><a/>", "<a><b></a></b>"])
  func aDamagedSidecarIsNotChanged(_ text: String) throws {
    let file = try folder.copy()
    let sidecar = try folder.write(text, "a.jpg.xmp")
    #expect(throws: MetadataError.damagedSidecar) { try writer.apply([.rating(1)], to: file) }
    #expect(try folder.text(sidecar) == text && folder.names == ["a.jpg", "a.jpg.xmp"])
    #expect(try MetadataReader().metadata(of: file).rating == nil, "and the photo is read")
  }

  @Test func modeAttributesAndLinksStay() throws {
    let file = try folder.copy()
    let real = try folder.write(PhotoFolder.foreign, "elsewhere.xmp")
    #expect(chmod(real.displayPath, 0o640) == 0)
    let link = Sidecar.standard(of: file)
    #expect(symlink(real.displayPath, link.displayPath) == 0)
    #expect(try writer.apply([.rating(2)], to: file).files == [real])
    var status = stat()
    #expect(lstat(link.displayPath, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(real.displayPath, &status) == 0 && status.st_mode & 0o777 == 0o640)
  }

  private func mode(_ file: FileID) -> mode_t? {
    var status = stat()
    return stat(file.displayPath, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  /// The mode that the system gives to new files in the folder.
  private func usualMode() -> mode_t? {
    let file = FileID(path: folder.url.path + "/usual")
    close(open(file.displayPath, O_CREAT | O_WRONLY, 0o666))
    defer { unlink(file.displayPath) }
    return mode(file)
  }

  @Test func aNewSidecarHasTheModeOfANewFile() throws {
    let file = try folder.copy()
    // What a crash left behind.
    let replacement = try FileReplacement(of: Sidecar.standard(of: file))
    replacement.discard()
    _ = try folder.write("left", replacement.draft.displayName)
    #expect(chmod(replacement.draft.displayPath, 0o600) == 0)
    _ = try writer.apply([.rating(2)], to: file)
    #expect(folder.names == ["a.jpg", "a.jpg.xmp"])
    let usual = try #require(usualMode())
    #expect(mode(Sidecar.standard(of: file)) == usual)
  }

  /// A folder may say who reads new files in it, whatever the process says.
  @Test func aNewSidecarHasTheModeThatItsFolderGives() throws {
    let file = try folder.copy()
    // Version 2, then the owner, the group and the others with their rights.
    let entries: [[UInt8]] = [[1, 0, 6, 0], [4, 0, 0, 0], [0x20, 0, 0, 0]]
    let anyone: [UInt8] = [255, 255, 255, 255]
    let list: [UInt8] = [2, 0, 0, 0] + entries.flatMap { $0 + anyone }
    // Not on every file system.
    let descriptor = open(folder.url.path, O_RDONLY | O_DIRECTORY)
    defer { close(descriptor) }
    guard file_set_attribute(descriptor, "system.posix_acl_default", list, list.count) == 0 else {
      return
    }
    #expect(usualMode() == 0o600)
    _ = try writer.apply([.rating(2)], to: file)
    #expect(mode(Sidecar.standard(of: file)) == 0o600)
  }

  @Test func aNameThatIsNoTextHasASidecar() throws {
    let file = FileID(Array(folder.url.path.utf8) + [0x2F, 0xE9, 0x2E, 0x6A, 0x70, 0x67])
    try folder.bytes(try folder.copy()).withUnsafeBytes { bytes in
      let descriptor = file.withPath { open($0, O_WRONLY | O_CREAT, 0o644) }
      #expect(write(descriptor, bytes.baseAddress, bytes.count) == bytes.count)
      close(descriptor)
    }
    #expect(try writer.apply([.rating(3)], to: file).metadata.rating == 3)
  }

  /// Old systems and forms of the web end lines with a carriage return.
  @Test(arguments: [MetadataWriter.Storage.sidecar, .file])
  func lineBreaksOfAllSystemsStay(_ storage: MetadataWriter.Storage) throws {
    let file = try folder.copy()
    let text = "one\rtwo\r\nthree\nfour"
    let result = try MetadataWriter(storage: storage).apply([.caption(text)], to: file)
    #expect(result.metadata.caption == text)
    #expect(try MetadataReader().metadata(of: file).caption == text)
  }

  /// Random edits give what a plain model gives.
  @Test(arguments: 0..<Effort.rounds(20, long: 500)) func editsAgreeWithAModel(_ seed: Int) throws {
    var numbers = SeededNumbers(seed)
    let file = try folder.copy()
    if seed % 2 == 0 { _ = try folder.write(PhotoFolder.foreign, "a.jpg.xmp") }
    var model = try MetadataReader().metadata(of: file)
    let words = ["Rome", "Family", "a&b", "<x>", "ü", "Sea"]
    for _ in 0..<8 {
      let (word, other) = (words[numbers.next(6)], words[numbers.next(6)])
      let change: MetadataChange
      switch numbers.next(6) {
      case 0: (change, model.title) = (.title(word), word)
      case 1: (change, model.caption) = (.caption(word), word)
      case 2: (change, model.rating) = (.rating(numbers.next(6)), nil)
      case 3: change = .addKeywords([word, other])
      case 4: change = .removeKeywords([word])
      default: change = .favorite(numbers.next(2) == 0)
      }
      if case .rating(let stars) = change { model.rating = stars }
      if case .favorite(let value) = change { model.isFavorite = value }
      if let new = change.keywords(from: model.keywords) { model.keywords = new }
      #expect(try writer.apply([change], to: file).metadata == model)
    }
  }
}
