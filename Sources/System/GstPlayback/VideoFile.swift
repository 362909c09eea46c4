import Foundation
import HostInterface

/// Checks of a video's file before GStreamer opens it.
enum VideoFile {
  /// The name of the file for display.
  static func name(of url: URL) -> String {
    let name = url.fileName
    return name.isEmpty || name == "/" ? url.absoluteString : name
  }

  /// Nil if GStreamer may open the file; it would wait forever for a pipe or device, and of a list
  /// of addresses open what it names. Blocks.
  static func problem(with url: URL) -> VideoError? {
    let name = name(of: url)
    guard url.isFileURL else {
      return ["http", "https"].contains(url.scheme?.lowercased()) ? nil : .unknownFormat(name: name)
    }
    var status = stat()
    guard url.withFilePath({ stat($0, &status) }) == 0 else {
      return errno == EACCES ? .unreadable(name: name) : .missing(name: name)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return .notAFile(name: name) }
    guard status.st_size > 0 else { return .empty(name: name) }
    let descriptor = url.withFilePath { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { return .unreadable(name: name) }
    defer { close(descriptor) }
    var beginning = [UInt8](repeating: 0, count: 12)
    let count = pread(descriptor, &beginning, beginning.count, 0)
    return isVideo(beginning.prefix(max(0, count))) ? nil : .unknownFormat(name: name)
  }

  /// Whether a file begins as MP4, QuickTime, Matroska and WebM do, whatever its name is.
  static func isVideo(_ beginning: ArraySlice<UInt8>) -> Bool {
    if beginning.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) { return true }
    let boxes = ["ftyp", "moov", "mdat", "wide", "free", "skip", "pnot", "styp", "moof"]
    return boxes.contains { beginning.dropFirst(4).starts(with: $0.utf8) }
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
