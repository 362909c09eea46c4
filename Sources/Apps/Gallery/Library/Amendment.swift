import PhotoMetadata

/// What a person has said of photos, which is shown before it is on disk.
struct Amendment: Sendable {
  /// Distinguishes amendments.
  let number: Int
  let changes: [Photo.ID: [MetadataChange]]
}
