import PhotoIndexing
import UIKitCompat

/// Reads the beginnings of picture files and films.
struct PhotoFacts: FactReading {
  private let prototype: PictureFile

  /// On the main thread, where the codec is known.
  @MainActor init() { prototype = PictureFile(data: Data(), name: "") }

  func facts(of path: String, kind: MediaFile.Kind) -> MediaFacts? {
    guard kind == .photo else { return FilmHeader.facts(of: path) }
    let file = prototype.other(URL(fileURLWithPath: path, isDirectory: false))
    guard let details = try? file.details() else { return nil }
    return MediaFacts(
      width: Int(details.pixelSize.width), height: Int(details.pixelSize.height),
      orientation: details.orientation,
      taken: details.dateTaken.flatMap { WallTime(exif: $0, fraction: details.dateFraction) })
  }
}
