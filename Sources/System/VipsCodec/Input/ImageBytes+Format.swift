import HostInterface
import ImageReading

extension ImageBytes {
  func format() throws(ImageDecodingError) -> ImageFormat {
    let beginning = bytes(at: 0, count: ImageFormat.length)
    guard let format = ImageFormat(beginning, fileName: name) else {
      throw .unknownFormat(name: name)
    }
    if case .absent = format.reading {
      throw .unsupportedFormat(name: name, format: format.name)
    }
    return format
  }
}
