import Foundation
import Localization
import PhotoIndexing

/// The reason why something could not be done with a file. The description is a sentence that names
/// the file and says what helps.
public enum FileOperationError: Error, Hashable, Sendable {
  /// The file isn't there any more.
  case gone(String)
  /// The user may not change the file or its folder.
  case forbidden(String)
  /// The disk of the file can't be written.
  case readOnly(String)
  /// The disk with this folder has this many bytes too few.
  case diskFull(String, missing: Int64)
  /// The disk of the file doesn't answer.
  case unplugged(String)
  /// The file system doesn't allow names of this length.
  case nameTooLong(String)
  /// The file system doesn't allow this name.
  case badName(String)
  /// The file system doesn't allow files of this size.
  case tooLarge(String)
  /// The disk of the file has no trash.
  case noTrash(String)
  /// Another file has the name.
  case placeTaken(String)
  /// Another file has the name that a file was to get.
  case nameTaken(String)
  /// Several files were to get the same name.
  case sameName(String)
  /// The folder for the file isn't there.
  case noFolder(String)
  /// The folder that a file in the trash of a disk came from isn't on that disk.
  case leavesDisk(String)
  /// The folder has too many files of the same name.
  case tooManyOfName(String)
  /// The file was changed since, so that it isn't undone.
  case changed(String)
  /// The file changed while it was copied.
  case changing(String)
  /// The copy isn't the same as the original.
  case damagedCopy(String)
  /// The folder would have to be moved into itself.
  case intoItself(String)
  /// The folder isn't empty, so that it isn't removed.
  case notEmpty(String)
  /// Neither a file nor a folder nor a link.
  case notAFile(String)
  /// The folder that files were to be put into has gone.
  case noTarget(String)
  /// The user may not write into the folder.
  case closedFolder(String)
  /// A file couldn't be made out of another one; the reason is a sentence.
  case notMade(String, reason: String)
  /// The journal can't be written, so that nothing is begun.
  case notNoted(reason: String)
  /// It was cancelled.
  case cancelled
  /// The reason is the system's.
  case failed(String, reason: String)
}

extension FileOperationError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .gone(let name):
      String(
        localized: "“\(name)” is no longer there; it may have been moved.", bundle: .fileOperations)
    case .noTarget(let name):
      String(localized: "The folder “\(name)” is no longer there.", bundle: .fileOperations)
    case .forbidden(let name):
      String(
        localized:
          "“\(name)” may not be moved. Ask the owner of its folder for permission to change it.",
        bundle: .fileOperations)
    case .readOnly(let name):
      String(
        localized:
          "The disk of “\(name)” can only be read. Choose a folder on another disk, or allow writing to this one.",
        bundle: .fileOperations)
    case .diskFull(let name, let missing):
      String(
        localized:
          "The disk of “\(name)” is full: \(Self.size(missing)) are missing. Make some room, then try again.",
        bundle: .fileOperations)
    case .unplugged(let name):
      String(
        localized: "The disk of “\(name)” doesn’t answer. Connect it again, then try again.",
        bundle: .fileOperations)
    case .nameTooLong(let name):
      String(
        localized: "The name “\(name)” is too long for this disk. Choose a shorter one.",
        bundle: .fileOperations)
    case .badName(let name):
      String(
        localized: "“\(name)” can’t be a name on this disk. Choose one without special characters.",
        bundle: .fileOperations)
    case .tooLarge(let name):
      String(
        localized:
          "“\(name)” is too large for the file system of this disk. Choose a folder on another disk.",
        bundle: .fileOperations)
    case .noTrash(let name):
      String(
        localized: "The disk of “\(name)” has no trash. Delete it with a file manager instead.",
        bundle: .fileOperations)
    case .placeTaken(let name):
      String(
        localized: "Another “\(name)” is in its place now. Rename that one, then try again.",
        bundle: .fileOperations)
    default: otherDescription
    }
  }

  private var otherDescription: String {
    switch self {
    case .nameTaken(let name):
      String(
        localized: "“\(name)” is there already. Choose another name.", bundle: .fileOperations)
    case .sameName(let name):
      String(
        localized: "Several files would be called “\(name)”. Add {counter} to number them.",
        bundle: .fileOperations)
    case .noFolder(let name):
      String(
        localized:
          "The folder for “\(name)” isn’t there and can’t be made. The file stays where it is.",
        bundle: .fileOperations)
    case .leavesDisk(let name):
      String(
        localized:
          "“\(name)” isn’t put back, since its folder is not on the disk of this trash. Move it out of the trash with a file manager instead.",
        bundle: .fileOperations)
    case .tooManyOfName(let name):
      String(
        localized: "“\(name)” could not be moved: there are too many files of this name.",
        bundle: .fileOperations)
    case .changed(let name):
      String(
        localized: "“\(name)” was changed since, so it is left as it is.", bundle: .fileOperations)
    case .changing(let name):
      String(
        localized: "“\(name)” is being changed by another program. Try again when it has finished.",
        bundle: .fileOperations)
    case .damagedCopy(let name):
      String(
        localized:
          "The copy of “\(name)” differs from the original, which stays where it is. The disk may be damaged: choose another one.",
        bundle: .fileOperations)
    case .intoItself(let name):
      String(
        localized: "The folder “\(name)” can’t be put into itself. Choose another folder.",
        bundle: .fileOperations)
    case .notEmpty(let name):
      String(localized: "The folder “\(name)” isn’t empty, so it stays.", bundle: .fileOperations)
    case .notAFile(let name):
      String(
        localized: "“\(name)” is neither a file nor a folder, so it stays where it is.",
        bundle: .fileOperations)
    case .closedFolder(let name):
      String(
        localized: "Nothing can be written into the folder “\(name)”. Choose another one.",
        bundle: .fileOperations)
    case .notMade(_, let reason): reason
    case .notNoted(let reason):
      String(
        localized:
          "Nothing was done, because it couldn’t be recorded for undoing: \(reason). Make some room in your home folder, then try again.",
        bundle: .fileOperations)
    case .cancelled: String(localized: "It was cancelled.", bundle: .fileOperations)
    case .failed(let name, let reason):
      String(localized: "“\(name)” could not be moved: \(reason).", bundle: .fileOperations)
    default: ""
    }
  }

  private static func size(_ byteCount: Int64) -> String {
    byteCount.formatted(.byteCount(style: .file).locale(UserLanguages.locale))
  }
}

extension FileOperationError {
  /// Creates the reason for an error of the system.
  ///
  /// - Parameters:
  ///   - file: The file that something was to be done with.
  ///   - folder: The folder that was written to; nil if there is none.
  ///   - missing: The number of bytes that don't fit on the disk.
  init(errno code: Int32, file: FileID, folder: FileID? = nil, missing: Int64 = 1) {
    let name = file.displayName
    self =
      switch code {
      case ENOENT, ENOTDIR: folder == nil ? .gone(name) : .noFolder(name)
      case EACCES, EPERM: .forbidden(name)
      case EROFS: .readOnly((folder ?? file).displayName)
      case ENOSPC, EDQUOT: .diskFull((folder ?? file.folder).displayName, missing: missing)
      case EIO, ENODEV, ENXIO, ESTALE, ENOTCONN, ENOMEDIUM: .unplugged((folder ?? file).displayName)
      case ENAMETOOLONG: .nameTooLong(name)
      case EILSEQ: .badName(name)
      case EINVAL where folder != nil: .badName(name)
      case EFBIG: .tooLarge(name)
      case EEXIST: .placeTaken(name)
      case ENOTEMPTY: .notEmpty(name)
      case EXDEV: .noTrash(name)
      default: .failed(name, reason: String(cString: strerror(code)))
      }
  }

  /// Whether the same would happen to all other files.
  var endsOperation: Bool {
    switch self {
    case .diskFull, .unplugged, .readOnly, .notNoted, .cancelled, .noFolder, .noTarget,
      .closedFolder:
      true
    default: false
    }
  }
}

extension FileOperationError: LocalizedError {
  public var errorDescription: String? { description }
}
