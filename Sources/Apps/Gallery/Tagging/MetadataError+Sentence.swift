import PhotoMetadata
import UIKit

extension MetadataError {
  /// What went wrong with a photo, for the person.
  func sentence(of name: String) -> String {
    switch self {
    case .missing: String(localized: "“\(name)” isn’t there any more.", bundle: .gallery)
    case .denied:
      String(
        localized: "“\(name)” wasn’t changed: you may not write into its folder.", bundle: .gallery)
    case .readOnly:
      String(localized: "“\(name)” wasn’t changed: the disk is read-only.", bundle: .gallery)
    case .full:
      String(
        localized: "“\(name)” wasn’t changed: the disk is full. Make some room.", bundle: .gallery)
    case .unreadable, .tooLarge, .unavailable:
      String(localized: "“\(name)” wasn’t changed: it can’t be read.", bundle: .gallery)
    case .damagedSidecar:
      String(
        localized: "“\(name)” wasn’t changed: the sidecar beside it is damaged.", bundle: .gallery)
    case .busy:
      String(
        localized: "“\(name)” wasn’t changed: another program is changing it.", bundle: .gallery)
    case .unverified:
      String(
        localized: "“\(name)” wasn’t changed: it would not have stayed as it is.", bundle: .gallery)
    case .failed(let reason):
      String(localized: "“\(name)” wasn’t changed: \(reason).", bundle: .gallery)
    }
  }
}
