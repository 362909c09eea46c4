import Confinement

/// A request to a helper process, with the open files that it concerns.
package struct MetadataCall: Equatable, Sendable {
  /// Files that come with a call, in this order.
  package struct Files: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The photo.
    package static let photo = Files(rawValue: 1)
    /// Its sidecar.
    package static let sidecar = Files(rawValue: 2)
    /// The file that gets what is known of the photo.
    package static let target = Files(rawValue: 4)
    /// An empty file for what is made.
    package static let result = Files(rawValue: 8)

    /// The number of the files.
    package var count: Int { rawValue.nonzeroBitCount }

    /// The place of one of them among those that come; nil if it doesn't.
    package func index(of file: Files) -> Int? {
      contains(file) ? Files(rawValue: rawValue & (file.rawValue - 1)).count : nil
    }
  }

  package enum Work: Equatable, Sendable {
    /// Tells what the files say.
    case metadata
    /// Tells all their fields.
    case fields
    /// Makes the photo's file anew with the older forms of keywords, stars, titles and captions that
    /// are in it kept in step. The keywords are those before the changes.
    case changeOlderTags([MetadataChange], keywords: [String])
    /// Makes the target anew with what is known of the photo, of which it is an image.
    case transfer(MetadataSelection, width: Int, height: Int)
    /// Makes EXIF's bytes and an XMP packet of what is known of the photo.
    case encode(MetadataSelection, width: Int, height: Int)
  }

  package var work: Work
  package var files: Files

  package init(_ work: Work, _ files: Files) { (self.work, self.files) = (work, files) }

  /// Reads a message; nil if it isn't a call.
  package init?(_ message: [UInt8]) {
    self.init(.metadata, [])
    var coder = MessageCoder(reading: message)
    code(by: &coder)
    guard coder.isComplete else { return nil }
  }

  /// The call's bytes.
  package var message: [UInt8] {
    var coder = MessageCoder()
    var call = self
    call.code(by: &coder)
    return coder.bytes
  }

  private mutating func code(by coder: inout MessageCoder) {
    var (terms, sum) = (MetadataTerms(work), files.rawValue)
    terms.code(by: &coder)
    coder.code(&sum)
    guard let work = terms.work, (0..<16).contains(sum) else { return coder.fail() }
    (self.work, files) = (work, Files(rawValue: sum))
  }
}

/// The numbers and texts of a kind of work.
private struct MetadataTerms {
  private var kind = 0
  private var changes: [ChangeTerms] = []
  private var keywords: [String] = []
  private var selection = 0
  private var (width, height) = (0, 0)

  init(_ work: MetadataCall.Work) {
    switch work {
    case .metadata: kind = 0
    case .fields: kind = 1
    case .changeOlderTags(let list, let words):
      (kind, changes, keywords) = (2, list.map(ChangeTerms.init), words)
    case .transfer(let selection, let width, let height):
      kind = 3
      set(selection, width, height)
    case .encode(let selection, let width, let height):
      kind = 4
      set(selection, width, height)
    }
  }

  private mutating func set(_ selection: MetadataSelection, _ width: Int, _ height: Int) {
    self.selection = MetadataSelection.allCases.firstIndex(of: selection) ?? 0
    (self.width, self.height) = (width, height)
  }

  /// Nil if they mean nothing.
  var work: MetadataCall.Work? {
    let selections = MetadataSelection.allCases
    guard selections.indices.contains(selection) else { return nil }
    switch kind {
    case 0: return .metadata
    case 1: return .fields
    case 2:
      let known = changes.compactMap(\.change)
      return known.count == changes.count ? .changeOlderTags(known, keywords: keywords) : nil
    case 3: return .transfer(selections[selection], width: width, height: height)
    case 4: return .encode(selections[selection], width: width, height: height)
    default: return nil
    }
  }

  mutating func code(by coder: inout MessageCoder) {
    coder.code(&kind)
    coder.code(&changes, ChangeTerms(.title(nil))) { $1.code(by: &$0) }
    coder.code(&keywords)
    coder.code(&selection)
    coder.code(&width)
    coder.code(&height)
  }
}

/// The numbers and texts of a change.
private struct ChangeTerms {
  private var kind = 0
  private var text: String?
  private var words: [String] = []
  private var number: Int?

  init(_ change: MetadataChange) {
    switch change {
    case .title(let text): (kind, self.text) = (0, text)
    case .caption(let text): (kind, self.text) = (1, text)
    case .keywords(let words): (kind, self.words) = (2, words)
    case .addKeywords(let words): (kind, self.words) = (3, words)
    case .removeKeywords(let words): (kind, self.words) = (4, words)
    case .rating(let stars): (kind, number) = (5, stars)
    case .favorite(let isFavorite): (kind, number) = (6, isFavorite ? 1 : 0)
    case .edit(let text): (kind, self.text) = (7, text)
    }
  }

  /// Nil if they mean nothing.
  var change: MetadataChange? {
    switch kind {
    case 0: .title(text)
    case 1: .caption(text)
    case 2: .keywords(words)
    case 3: .addKeywords(words)
    case 4: .removeKeywords(words)
    case 5: .rating(number)
    case 6: .favorite(number == 1)
    case 7: .edit(text)
    default: nil
    }
  }

  mutating func code(by coder: inout MessageCoder) {
    coder.code(&kind)
    coder.code(&text)
    coder.code(&words)
    coder.code(&number)
  }
}
