import Foundation
import PhotoIndexing
import Testing

@testable import FileOperations

/// What the system says becomes a reason that a person understands.
@Suite struct FileErrorTests {
  private let file = FileID(Array("/disk/one/a.jpg".utf8))
  private let folder = FileID(Array("/other/two".utf8))

  @Test(arguments: [
    (ENOENT, FileOperationError.gone("a.jpg")), (ENOTDIR, .gone("a.jpg")),
    (EACCES, .forbidden("a.jpg")), (EPERM, .forbidden("a.jpg")), (EROFS, .readOnly("a.jpg")),
    (ENOSPC, .diskFull("one", missing: 1)), (EDQUOT, .diskFull("one", missing: 1)),
    (EIO, .unplugged("a.jpg")), (ESTALE, .unplugged("a.jpg")),
    (ENAMETOOLONG, .nameTooLong("a.jpg")),
    (EILSEQ, .badName("a.jpg")), (EFBIG, .tooLarge("a.jpg")), (EEXIST, .placeTaken("a.jpg")),
    (ENOTEMPTY, .notEmpty("a.jpg")), (EXDEV, .noTrash("a.jpg")),
    (EINVAL, .failed("a.jpg", reason: "Invalid argument")),
    (EBUSY, .failed("a.jpg", reason: "Device or resource busy")),
  ])
  func errorsWithAFileNameIt(_ code: Int32, _ expected: FileOperationError) {
    #expect(FileOperationError(errno: code, file: file) == expected)
  }

  @Test(arguments: [
    (ENOENT, FileOperationError.noFolder("a.jpg")), (EROFS, .readOnly("two")),
    (ENOSPC, .diskFull("two", missing: 1)), (EIO, .unplugged("two")), (EINVAL, .badName("a.jpg")),
  ])
  func errorsOfAFolderNameItsDisk(_ code: Int32, _ expected: FileOperationError) {
    #expect(FileOperationError(errno: code, file: file, folder: folder) == expected)
  }

  /// Every reason with its file's name in it, as a sentence with an end.
  @Test func allReasonsAreSentences() {
    let name = "a b.jpg"
    let all: [FileOperationError] = [
      .gone(name), .forbidden(name), .readOnly(name), .diskFull(name, missing: 3_000_000),
      .unplugged(name), .nameTooLong(name), .badName(name), .tooLarge(name), .noTrash(name),
      .placeTaken(name), .noFolder(name), .noTarget(name), .leavesDisk(name), .tooManyOfName(name),
      .changed(name),
      .changing(name), .damagedCopy(name), .intoItself(name), .notEmpty(name), .notAFile(name),
      .closedFolder(name), .failed(name, reason: "Too many links"),
    ]
    for error in all {
      let text = error.description
      #expect(text.contains("“a b.jpg”") && text.hasSuffix("."), "\(text)")
      #expect(error.localizedDescription == text)
    }
    #expect(FileOperationError.diskFull(name, missing: 3_000_000).description.contains("3 MB"))
    #expect(FileOperationError.notNoted(reason: "No space").description.contains("No space"))
    #expect(
      FileOperationError.notMade(name, reason: "It is no image.").description == "It is no image.")
    #expect(FileOperationError.cancelled.description.hasSuffix("."))
  }

  @Test func whatConcernsAllFilesEndsAnOperation() {
    let ends: [FileOperationError] = [
      .diskFull("", missing: 1), .unplugged(""), .readOnly(""), .notNoted(reason: ""), .cancelled,
      .noFolder(""), .noTarget(""), .closedFolder(""),
    ]
    #expect(ends.filter(\.endsOperation) == ends)
    let others: [FileOperationError] = [
      .gone(""), .forbidden(""), .placeTaken(""), .nameTooLong(""), .damagedCopy(""), .changed(""),
    ]
    #expect(others.filter(\.endsOperation).isEmpty)
  }
}
