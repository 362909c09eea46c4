import PhotoIndexing
import UIKit

/// The facts that tell the photos of a group apart, and those that all of them have in common.
struct DuplicateFacts {
  /// The facts that all have.
  let common: [String]
  /// The others of each photo, in the order of the photos.
  let differing: [[String]]

  @MainActor init(_ photos: [Photo]) {
    let facts = photos.map(Self.facts)
    let isCommon = (facts.first ?? []).indices.map { index in
      Set(facts.map { $0[index] }).count == 1
    }
    common = zip(facts.first ?? [], isCommon).compactMap { $1 ? $0 : nil }
    differing = facts.map { zip($0, isCommon).compactMap { $1 ? nil : $0 ?? "–" } }
  }

  /// Always as many, in the same order; nil for what isn't known or said.
  @MainActor private static func facts(of photo: Photo) -> [String?] {
    [
      pixels(of: photo), size(of: photo),
      InfoText.date(photo.moment, style: .abbreviated),
      InfoText.path(photo.id.folder.displayPath), photo.details?.camera?.shown(limit: 100),
      photo.stars > 0 ? String(repeating: "★", count: photo.stars) : nil,
      photo.isFavorite ? String(gallery: "Favorite") : nil,
      photo.tags.isEmpty ? nil : photo.tags.joined(separator: ", ").shown(limit: 200),
      photo.details?.title?.shown(limit: 200),
    ]
  }

  private static func pixels(of photo: Photo) -> String? {
    guard let size = photo.pixelSize, let width = Int(exactly: size.width),
      let height = Int(exactly: size.height)
    else { return nil }
    return "\(width) × \(height)"
  }

  private static func size(of photo: Photo) -> String {
    let bytes = max(0, photo.file.stamp.byteCount)
    return bytes.formatted(ByteCountFormatStyle(style: .file, locale: .user))
  }

  /// Facts in a row, of which each keeps its own writing direction.
  static func joined(_ facts: [String]) -> String {
    facts.map { "\u{2068}\($0)\u{2069}" }.joined(separator: " · ")
  }

  /// The caption of a photo in the grid of groups: how large it is, its name, where it is, and
  /// when it was taken.
  @MainActor static func caption(of photo: Photo) -> [String] {
    [
      joined([pixels(of: photo), size(of: photo)].compactMap { $0 }),
      photo.name.shown(limit: 100), photo.id.folder.displayName.shown(limit: 100),
      InfoText.date(photo.moment, style: .abbreviated),
    ]
  }
}
