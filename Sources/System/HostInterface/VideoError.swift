/// Why a video can't be played; each description is a sentence for the user.
package enum VideoError: Error, Hashable, CustomStringConvertible {
  case missing(name: String)
  case unreadable(name: String)
  /// A directory, pipe or device.
  case notAFile(name: String)
  case empty(name: String)
  case unknownFormat(name: String)
  /// `package` is the Debian package that has the decoder, if known.
  case missingDecoder(name: String, format: String, package: String?)
  case damaged(name: String, reason: String)
  /// GStreamer isn't installed, or isn't configured.
  case noPlayer(reason: String)
  case failed(name: String, reason: String)

  package var description: String {
    switch self {
    case .missing(let name): "“\(name)” is no longer there."
    case .unreadable(let name): "“\(name)” may not be read. Check its permissions."
    case .notAFile(let name): "“\(name)” is not a regular file."
    case .empty(let name): "“\(name)” is empty."
    case .unknownFormat(let name): "“\(name)” is not a video in a format that can be played here."
    case .missingDecoder(let name, let format, let package?):
      "“\(name)” needs a decoder that is not installed: \(format). Install the package \(package)."
    case .missingDecoder(let name, let format, nil):
      "“\(name)” needs a GStreamer plugin that is not installed: \(format)."
    case .damaged(let name, let reason): "“\(name)” is damaged: \(reason)"
    case .noPlayer(let reason): "Videos cannot be played here: \(reason)"
    case .failed(let name, let reason): "“\(name)” could not be played: \(reason)"
    }
  }
}
