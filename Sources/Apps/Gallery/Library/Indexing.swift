import Foundation
import PhotoIndexing
import UIKitRecording

/// Adds new files under some paths to the index without a window, and prints the progress.
@MainActor struct Indexing {
  let paths: [URL]
  var file = PhotoIndex.standardFile

  func run() throws {
    // An offscreen app provides the decoders.
    let app = OffscreenApp()
    let reader = PhotoFacts()
    withExtendedLifetime(app) {}
    let start = DispatchTime.now()
    let index = try PhotoIndex(at: file)
    let scan = FolderScan(paths)
    if let problem = scan.problem { throw problem }
    print(
      "found \(scan.files.count) files in \(scan.folders.count) folders, \(Self.seconds(start)) s")
    var following = PhotoIndex.Following()
    following.onCommit = { _, progress in
      print("read \(progress.done) of \(progress.total)")
      fflush(nil)
    }
    let change = try index.update(
      .trees(paths.compactMap { FileID($0) }, files: scan.files), by: reader,
      threads: max(2, ProcessInfo.processInfo.activeProcessorCount), following: following)
    print(
      """
      \(change.read) read, \(change.moved) moved, \(change.removed) forgotten, \
      \(change.unchanged) unchanged in \(Self.seconds(start)) s
      """)
  }

  private static func seconds(_ start: DispatchTime) -> String {
    let nanoseconds = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
    return String(format: "%.2f", Double(nanoseconds) / 1e9)
  }
}
