import CVips
import HostInterface

/// What is read: bytes, or a file that was found to be a regular one with something in it.
final class Input {
  let name: String
  let source: UnsafeMutablePointer<VipsSource>
  /// libvips' class for the format, such as "VipsForeignLoadPngSource".
  let loader: String
  /// Bytes that `source` reads from.
  private let bytes: UnsafeMutableRawBufferPointer?

  /// A compressed file larger than this is not read into memory.
  private static let maximumFileSize = 128 << 20
  /// These loaders read as they go.
  ///
  /// The others map the file, and a mapped file that another program cuts short meanwhile ends this
  /// one, so they get a copy.
  private static let streaming = ["Jpeg", "Png", "Tiff"]
  private static let copied = ["Nsgif", "Webp", "Heif", "Jxl", "Svg", "Ppm"]

  init(_ input: ImageSource) throws(ImageDecodingError) {
    switch input {
    case .data(let data, let name):
      self.name = name
      if data.isEmpty { throw .empty(name: name) }
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 16)
      data.copyBytes(to: copy)
      (source, loader) = try Self.begin(copy, name: name)
      bytes = copy
    case .file(let url):
      name = url.fileName
      let (descriptor, size) = try Self.open(url, name: name)
      defer { close(descriptor) }
      guard let streamed = vips_source_new_from_descriptor(descriptor) else {
        vips_error_clear()
        throw .failed(reason: "“\(name)” cannot be opened.")
      }
      let found = Self.loader(of: streamed)
      guard Self.isOne(found, of: Self.copied) else {
        guard Self.isOne(found, of: Self.streaming) else {
          g_object_unref(streamed)
          throw Self.unreadable(Self.beginning(of: descriptor), name: name)
        }
        (source, loader, bytes) = (streamed, found, nil)
        return
      }
      g_object_unref(streamed)
      let copy = try Self.read(descriptor, size: size, name: name)
      (source, loader) = try Self.begin(copy, name: name)
      bytes = copy
    }
  }

  deinit {
    g_object_unref(source)
    bytes?.deallocate()
  }

  /// Frees the bytes when they are no picture.
  private static func begin(
    _ bytes: UnsafeMutableRawBufferPointer, name: String
  ) throws(ImageDecodingError) -> (UnsafeMutablePointer<VipsSource>, String) {
    if let source = vips_source_new_from_memory(bytes.baseAddress, bytes.count) {
      let loader = loader(of: source)
      if isOne(loader, of: streaming + copied) { return (source, loader) }
      g_object_unref(source)
    }
    vips_error_clear()
    let beginning = Data(bytes.prefix(PictureSignature.length))
    bytes.deallocate()
    throw unreadable(beginning, name: name)
  }

  private static func unreadable(_ beginning: Data, name: String) -> ImageDecodingError {
    if let format = PictureSignature.format(of: beginning) {
      return .unsupportedFormat(name: name, format: format)
    }
    return .unknownFormat(name: name)
  }

  private static func beginning(of descriptor: Int32) -> Data {
    var bytes = Data(count: PictureSignature.length)
    let count = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    return bytes.prefix(max(0, count))
  }

  private static func loader(of source: UnsafeMutablePointer<VipsSource>) -> String {
    guard let name = vips_foreign_find_load_source(source) else {
      vips_error_clear()
      return ""
    }
    return String(cString: name)
  }

  private static func isOne(_ loader: String, of formats: [String]) -> Bool {
    formats.contains { loader == "VipsForeignLoad\($0)Source" }
  }

  /// A pipe would block for ever and a device never end, so neither is opened: what the path leads
  /// to is looked at before, and once more after, for it may have changed between.
  private static func open(
    _ url: URL, name: String
  ) throws(ImageDecodingError) -> (descriptor: Int32, size: Int) {
    var status = stat()
    guard url.withFilePath({ stat($0, &status) }) == 0 else { throw error(errno, name) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(name: name) }
    let descriptor = url.withFilePath {
      Foundation.open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    }
    guard descriptor >= 0 else { throw error(errno, name) }
    let isKnown = fstat(descriptor, &status) == 0
    guard isKnown, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
      close(descriptor)
      throw isKnown && status.st_mode & S_IFMT == S_IFREG
        ? .empty(name: name) : .notAFile(name: name)
    }
    return (descriptor, Int(status.st_size))
  }

  private static func error(_ code: Int32, _ name: String) -> ImageDecodingError {
    switch code {
    case EACCES, EPERM: .unreadable(name: name)
    case ENOENT, ENOTDIR, ELOOP: .missing(name: name)
    default: .failed(reason: "“\(name)”: \(String(cString: strerror(code))).")
    }
  }

  private static func read(
    _ descriptor: Int32, size: Int, name: String
  ) throws(ImageDecodingError) -> UnsafeMutableRawBufferPointer {
    guard size <= maximumFileSize else {
      throw .failed(reason: "“\(name)” is a file of more than \(maximumFileSize >> 20) MB.")
    }
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    var filled = 0
    while filled < size {
      let count = pread(descriptor, bytes.baseAddress?.advanced(by: filled), size - filled, filled)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      filled += count
    }
    // A file that became shorter meanwhile is read as one that was cut off.
    UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
      .initializeMemory(as: UInt8.self, repeating: 0)
    return bytes
  }
}
