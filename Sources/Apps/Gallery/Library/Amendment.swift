import PhotoMetadata

/// Metadata that a person has given photos, which are shown before they are on disk.
struct Amendment: Sendable {
  /// Distinguishes amendments.
  let number: Int
  let changes: [Photo.ID: [MetadataChange]]
}
