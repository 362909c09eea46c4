import FileOperations
import Foundation
import PhotoIndexing
import PhotoMetadata

// Writes titles with rising numbers to a photo until it is killed: FILE sidecar|file FIRST [LIMIT].
// With "album" it adds entries to an album instead, whose number is that of entries before.
// Drafts are noted in the folder that VITRINE_STATE names.
let arguments = CommandLine.arguments
guard arguments.count >= 4, var number = Int(arguments[3]) else { exit(2) }
let file = FileID(path: arguments[1])
var writer = MetadataWriter(storage: arguments[2] == "file" ? .file : .sidecar)
if let state = ProcessInfo.processInfo.environment["VITRINE_STATE"] {
  let journal = FileOperationQueue(stateFolder: FileID(path: state)).drafts
  writer.drafts = { journal.note($0, replacing: $1) }
}
if arguments.count > 4, let bytes = UInt(arguments[4]) {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit()
  getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  // The processes that it starts may write more, as on a full disk into memory.
  limit.rlim_cur = bytes
  setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
}
print("ready")
fflush(nil)
repeat {
  do {
    if arguments[2] == "album" {
      _ = try PlainFile(file).change { bytes in
        var contents = AlbumContents(bytes ?? [])
        let path = "../\(contents.entries.count).jpg"
        contents.entries.append(.init(path: Array(path.utf8)))
        return contents.bytes
      }
      number += 1
      continue
    }
    _ = try writer.apply(
      [
        .title("Title \(number)"), .caption(String(repeating: "x\(number) ", count: 200)),
        .rating(number % 6),
      ],
      to: file)
  } catch {
    print("\(error)")
    exit(1)
  }
  number += 1
} while number < 100_000 && arguments.count <= 4
