import CGstShim
import Foundation
import HostInterface

/// What a pipeline opens: a file that was looked at, whose sound goes to the process that asked for
/// it, or an address.
enum VideoInput: Sendable {
  case file(FileHandle, HostVideoContainer, HostVideoLine)
  case address(String)
}

/// Opens videos, and checks their files before GStreamer reads them.
enum VideoFile {
  /// The name of the file for display.
  static func name(of url: URL) -> String {
    let name = url.fileName
    return name.isEmpty || name == "/" ? url.absoluteString : name
  }

  /// The address of a video that is no file.
  static func address(of url: URL) throws(VideoError) -> VideoInput {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      throw .unknownFormat(name: name(of: url))
    }
    return .address(url.absoluteString)
  }

  /// Opens a file for GStreamer, which would wait forever for a pipe or device, and of a list of
  /// addresses open what it names. The file that is checked is the one that is played, whatever its
  /// path leads to meanwhile. Blocks.
  static func open(_ url: URL) throws(VideoError) -> (file: FileHandle, HostVideoContainer) {
    let name = name(of: url)
    var status = stat()
    guard url.withFilePath({ stat($0, &status) }) == 0 else {
      throw errno == EACCES ? VideoError.unreadable(name: name) : .missing(name: name)
    }
    guard isRegular(status) else { throw .notAFile(name: name) }
    let descriptor = url.withFilePath { Glibc.open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .unreadable(name: name) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard fstat(descriptor, &status) == 0, isRegular(status) else { throw .notAFile(name: name) }
    guard status.st_size > 0 else { throw .empty(name: name) }
    var beginning = [UInt8](repeating: 0, count: 12)
    let count = pread(descriptor, &beginning, beginning.count, 0)
    guard let container = Self.container(beginning.prefix(max(0, count))) else {
      throw .unknownFormat(name: name)
    }
    return (file, container)
  }

  private static func isRegular(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFREG }

  /// How a file begins: as MP4 and QuickTime do, as Matroska and WebM do, or otherwise, whatever its
  /// name is.
  static func container(_ beginning: ArraySlice<UInt8>) -> HostVideoContainer? {
    if beginning.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) { return HOST_VIDEO_CONTAINER_MATROSKA }
    let boxes = ["ftyp", "moov", "mdat", "wide", "free", "skip", "pnot", "styp", "moof"]
    return boxes.contains { beginning.dropFirst(4).starts(with: $0.utf8) }
      ? HOST_VIDEO_CONTAINER_QUICKTIME : nil
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
