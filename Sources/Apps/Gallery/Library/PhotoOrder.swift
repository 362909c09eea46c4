import PhotoIndexing

/// The orders of photos in the library.
enum PhotoOrder: String, CaseIterable, Codable, Sendable {
  case newestFirst, oldestFirst, name

  var title: String {
    switch self {
    case .newestFirst: String(gallery: "Newest First")
    case .oldestFirst: String(gallery: "Oldest First")
    case .name: String(gallery: "Name")
    }
  }

  /// The key by which a file is ordered, computed once for each. It belongs to one thread.
  struct Key {
    let isUnreadable: Bool
    let moment: WallTime
    let id: FileID
    let name: Name

    init(_ photo: Photo) {
      isUnreadable = photo.isUnreadable
      moment = photo.file.moment
      id = photo.id
      name = Name(of: id)
    }
  }

  /// A name's key, which is made when it is first needed: few photos have the same date.
  final class Name {
    private let file: FileID
    private(set) lazy var key = FileNameOrder.user.key(of: file)

    init(of file: FileID) { self.file = file }
  }

  /// Whether a file comes before another one. Files that can't be read are the last; of files with
  /// the same date the one whose name comes first is.
  func isOrdered(_ one: Key, _ other: Key) -> Bool {
    if one.isUnreadable != other.isUnreadable { return other.isUnreadable }
    switch self {
    case .newestFirst where one.moment != other.moment: return one.moment > other.moment
    case .oldestFirst where one.moment != other.moment: return one.moment < other.moment
    default:
      let (name, otherName) = (one.name.key, other.name.key)
      return name == otherName ? one.id < other.id : name < otherName
    }
  }
}
