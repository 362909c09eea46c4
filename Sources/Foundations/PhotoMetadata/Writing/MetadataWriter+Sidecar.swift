import Foundation
import PhotoIndexing

extension MetadataWriter {
  /// What is left of a photo's sidecar without the edit; nil if nothing is. Blocks.
  public static func packetWithoutEdit(in sidecar: FileID) throws(MetadataError) -> Data? {
    do {
      guard var packet = XMPPacket(try bytes(of: sidecar, limit: Sidecar.byteLimit)) else {
        throw MetadataError.damagedSidecar
      }
      packet.set(.edit, nil)
      return packet.isEmpty ? nil : Data(packet.bytes)
    } catch let error as MetadataError {
      throw error
    } catch {
      throw .failed(reason: String(describing: error))
    }
  }
}
