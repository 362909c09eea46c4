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
    let taken = details.dateTaken.flatMap { WallTime(exif: $0, fraction: details.dateFraction) }
    return MediaFacts(
      width: Int(details.pixelSize.width), height: Int(details.pixelSize.height),
      orientation: details.orientation, taken: taken,
      recorded: taken == nil ? FormerTime(of: id)?.date : nil)
  }

  func describe(_ facts: inout MediaFacts, of id: FileID, kind: MediaFile.Kind, isFromHeader: Bool)
    -> Bool
  {
    var metadata = MediaMetadata()
    // The tags of videos aren't read, but their sidecars are.
    if kind == .photo || Sidecar.existing(of: id) != nil {
      do { metadata = try MetadataReader().metadata(of: id) } catch {
        if error == .unavailable { return false }
      }
    }
    facts.details = metadata.details
    if let date = metadata.captureDate {
      facts.taken = date
    } else if !isFromHeader {
      let header = self.facts(of: id, kind: kind)
      facts.taken = header?.taken
      facts.recorded = header?.recorded
    }
    return true
  }
}
