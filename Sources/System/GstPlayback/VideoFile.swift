import Foundation
import HostInterface

/// Checks of a video's file before GStreamer opens it.
enum VideoFile {
  /// The name of the file for display.
  static func name(of url: URL) -> String {
    let name = url.fileName
    return name.isEmpty || name == "/" ? url.absoluteString : name
  }

  /// Nil if GStreamer may open the file; it would wait forever for a pipe or device. Blocks.
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

  /// The Debian package for a format that GStreamer reports as missing, such as "H.264 (High
  /// Profile) decoder".
  static func package(for format: String) -> String? {
    let packages: [(keywords: [String], package: String)] = [
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
      entry.keywords.contains { format.localizedCaseInsensitiveContains($0) }
    }?.package
  }
}
