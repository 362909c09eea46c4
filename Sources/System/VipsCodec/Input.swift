import HostInterface

/// What is read, after it was found to be a file with something in it.
struct Input {
  let name: String
  /// For libvips; nil when there are bytes instead.
  let path: String?
  private let data: Data?

  init(_ source: ImageSource) throws(ImageDecodingError) {
    switch source {
    case .file(let url):
      name = url.lastPathComponent
      path = url.path
      data = nil
      try Self.check(url.path, name: name)
    case .data(let bytes):
      name = "picture"
      path = nil
      data = bytes
      if bytes.isEmpty { throw .empty(name: "picture") }
    }
  }

  func withBytes<R>(_ body: (UnsafeRawPointer?, Int) -> R) -> R {
    guard let data else { return body(nil, 0) }
    return data.withUnsafeBytes { body($0.baseAddress, $0.count) }
  }

  /// A pipe would block for ever and a device never end, so neither is opened.
  private static func check(_ path: String, name: String) throws(ImageDecodingError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw errno == EACCES ? .unreadable(name: name) : .missing(name: name)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(name: name) }
    guard status.st_size > 0 else { throw .empty(name: name) }
    guard access(path, R_OK) == 0 else { throw .unreadable(name: name) }
  }
}
