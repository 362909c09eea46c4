import Foundation
import HostInterface

/// What can be said of a video's file before GStreamer sees it.
enum VideoFile {
  /// How people know it.
  static func name(of url: URL) -> String {
    let name = url.fileName
    return name.isEmpty || name == "/" ? url.absoluteString : name
  }

  /// Nil when it may be tried; a pipe or device would be waited for without end. Blocks.
  static func problem(with url: URL) -> VideoError? {
    guard url.isFileURL else { return nil }
    let name = name(of: url)
    var status = stat()
    guard url.withFilePath({ stat($0, &status) }) == 0 else {
      return errno == EACCES ? .unreadable(name: name) : .missing(name: name)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return .notAFile(name: name) }
    guard status.st_size > 0 else { return .empty(name: name) }
    guard url.withFilePath({ access($0, R_OK) }) == 0 else { return .unreadable(name: name) }
    return nil
  }

  /// Debian's package for what GStreamer says it lacks: "H.264 (High Profile) decoder" and the
  /// like.
  static func package(for format: String) -> String? {
    let packages: [(words: [String], package: String)] = [
      (
        ["VP8", "VP9", "Matroska", "WebM", "Quicktime", "MP4", "FLAC", "AVI"],
        "gstreamer1.0-plugins-good"
      ),
      (["Vorbis", "Opus", "Theora", "Ogg"], "gstreamer1.0-plugins-base"),
      (["AV1"], "gstreamer1.0-plugins-bad"),
      (
        ["H.26", "AAC", "MPEG", "Windows Media", "VC-1", "ProRes", "DivX", "AC-3", "DTS"],
        "gstreamer1.0-libav"
      ),
    ]
    return packages.first { entry in
      entry.words.contains { format.localizedCaseInsensitiveContains($0) }
    }?.package
  }
}
