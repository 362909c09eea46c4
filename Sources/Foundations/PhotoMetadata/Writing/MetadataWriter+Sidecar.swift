import Foundation
import PhotoIndexing

extension MetadataWriter {
  /// The rest of a photo's sidecar after its edit became part of the photo, which is upright and no
  /// longer what the sidecar's thumbnails show; nil if nothing is. Blocks.
  public static func packetWithoutEdit(in sidecar: FileID) throws(MetadataError) -> Data? {
    do {
      guard var packet = XMPPacket(try bytes(of: sidecar, limit: Sidecar.byteLimit)) else {
        throw MetadataError.damagedSidecar
      }
      packet.set(.edit, nil)
      packet.set(.thumbnails, nil)
      if packet.has(.orientation) { packet.set(.orientation, "1") }
      return packet.isEmpty ? nil : Data(packet.bytes)
    } catch let error as MetadataError {
      throw error
    } catch {
      throw .failed(reason: String(describing: error))
    }
  }
}
