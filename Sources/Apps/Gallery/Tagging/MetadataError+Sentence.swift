import PhotoMetadata
import UIKit

extension MetadataError {
  /// A sentence about the error with a photo, for the person.
  func sentence(of name: String) -> String {
    switch self {
    case .missing: String(gallery: "“\(name)” isn’t there any more.")
    case .denied: String(gallery: "“\(name)” wasn’t changed: you may not write into its folder.")
    case .readOnly: String(gallery: "“\(name)” wasn’t changed: the disk is read-only.")
    case .full: String(gallery: "“\(name)” wasn’t changed: the disk is full. Make some room.")
    case .unreadable, .tooLarge, .unavailable:
      String(gallery: "“\(name)” wasn’t changed: it can’t be read.")
    case .damagedSidecar:
      String(gallery: "“\(name)” wasn’t changed: the sidecar beside it is damaged.")
    case .busy: String(gallery: "“\(name)” wasn’t changed: another program is changing it.")
    case .unverified:
      String(gallery: "“\(name)” wasn’t changed: it would not have stayed as it is.")
    case .failed(let reason): String(gallery: "“\(name)” wasn’t changed: \(reason).")
    }
  }
}
