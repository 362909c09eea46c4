import Imaging
import PhotoIndexing
import PhotoMetadata
import UIKitCompat

/// Reads the headers of image and video files, and afterwards what they and their sidecars say.
struct PhotoFacts: DetailReading {
  private let prototype: ImageFile

  /// Created on the main thread, where the codec is known.
  @MainActor init() { prototype = ImageFile(data: Data(), name: "") }

  func facts(of id: FileID, kind: MediaFile.Kind) -> MediaFacts? {
    guard kind == .photo else { return VideoHeader.facts(of: id) }
    let file = prototype.other(id.url)
    guard let details = try? file.details() else { return nil }
    return MediaFacts(
      width: Int(details.pixelSize.width), height: Int(details.pixelSize.height),
      orientation: details.orientation,
      taken: details.dateTaken.flatMap { WallTime(exif: $0, fraction: details.dateFraction) })
  }

  func details(of id: FileID, kind: MediaFile.Kind) -> MediaDetails {
    // The tags of videos aren't understood, but their sidecars are.
    guard kind == .photo || Sidecar.existing(of: id) != nil else { return MediaDetails() }
    return (try? MetadataReader().metadata(of: id))?.details ?? MediaDetails()
  }
}
