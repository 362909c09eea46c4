/// The limits of a process for the metadata of one file.
package enum MetadataLimits {
  /// The memory for tags, beside the file itself, in bytes.
  package static let heldBytes = 512 << 20
  /// The longest time in seconds, should the program not be there to end its wait.
  package static let patience: UInt32 = 60

  /// The processor's time in seconds. Most files take some thousandths to be read.
  package static func seconds(writes: Bool) -> UInt32 { writes ? 20 : 1 }
}
