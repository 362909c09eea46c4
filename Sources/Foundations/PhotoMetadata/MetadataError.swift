import Foundation

/// The reason why metadata can't be read or written. The file is as it was before.
public enum MetadataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such file.
  case missing
  /// The process lacks permission for the file or its folder.
  case denied
  /// The file system is read-only.
  case readOnly
  /// The disk is full.
  case full
  /// The file is not one whose metadata can be read, or is damaged.
  case unreadable
  /// The file is larger than what is read.
  case tooLarge
  /// The sidecar can't be understood, so it isn't changed.
  case damagedSidecar
  /// Nothing can be read at present, since the disk doesn't answer or no process can be started.
  case unavailable
  /// Another program keeps changing the file at the same time.
  case busy
  /// The file that would be written failed its check.
  case unverified
  /// Any other failure, with the system's message.
  case failed(reason: String)

  init(errno code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing
    case EACCES, EPERM: self = .denied
    case EROFS: self = .readOnly
    case ENOSPC, EDQUOT, EFBIG: self = .full
    default: self = .failed(reason: String(cString: strerror(code)))
    }
  }

  public var description: String {
    switch self {
    case .missing: "The file isn't there any more."
    case .denied: "Nothing was changed: you may not write here. Check the permissions."
    case .readOnly: "Nothing was changed: the disk is read-only."
    case .full: "Nothing was changed: the disk is full. Make some room."
    case .unreadable: "The file has no metadata that can be read."
    case .tooLarge: "The file is too large for its metadata to be read."
    case .damagedSidecar: "Nothing was changed: the sidecar beside the photo is damaged."
    case .unavailable: "The file can't be read now. Try again later."
    case .busy: "Nothing was changed: another program is changing the file."
    case .unverified: "Nothing was changed: the photo would not have stayed as it is."
    case .failed(let reason): "Nothing was changed: \(reason)."
    }
  }
}
