import PhotoIndexing

/// A file that came back from another disk, and is another one there. What the undo list says of
/// the former one means it.
struct IdentityChange {
  var file: FileID
  var old: DiskStamp
  var new: DiskStamp

  init(file: FileID, old: DiskStamp, new: DiskStamp) {
    self.file = file
    self.old = old
    self.new = new
  }

  /// Nil if taking back an effect by another one left the file as it was.
  init?(taking effect: FileEffect, backBy other: FileEffect) {
    // A copy that is taken back leaves its original alone.
    guard effect.kind != .copied, let file = effect.from, let old = effect.before,
      let new = other.after,
      old != new
    else { return nil }
    self.file = file
    self.old = old
    self.new = new
  }
}
