import Foundation
import Localization

/// An error in playing a video; each description is a sentence for the user.
package enum VideoError: Error, Hashable, CustomStringConvertible {
  case missing(name: String)
  case unreadable(name: String)
  /// A directory, pipe or device.
  case notAFile(name: String)
  case empty(name: String)
  case unknownFormat(name: String)
  /// The file only names another video, which may be anywhere.
  case reference(name: String)
  /// `package` is the Debian package that has the decoder, if known.
  case missingDecoder(name: String, format: String, package: String?)
  /// A decoder is installed, but not among those that are used.
  case leftOutDecoder(name: String, format: String)
  /// The reason is GStreamer's own sentence.
  case damaged(name: String, reason: String)
  /// Nothing that can be played was found in the file.
  case nothingPlayable(name: String)
  /// The file has no images that can be shown.
  case noFrames(name: String)
  /// GStreamer doesn't start; the reason is its own sentence.
  case noPlayer(reason: String)
  /// GStreamer has no element that plays.
  case noPlaybin
  /// The decoder ended without an answer.
  case decoderEnded(name: String)
  /// The decoder needs a process of its own, and none can be started.
  case noProcess(name: String)
  /// The program that decodes is missing, which belongs at this path.
  case noReader(name: String, program: String)
  /// The program that decodes doesn't start, or is another version's.
  case otherReader(name: String, program: String)
  /// The kernel lacks what holds decoders, without which this program is to read nothing.
  case unlocked(name: String)
  /// The app wasn't launched.
  case notLaunched
  /// The video is no longer needed.
  case cancelled
  /// The reason is GStreamer's own sentence.
  case failed(name: String, reason: String)

  package var description: String {
    switch self {
    case .missing(let name): String(host: "“\(name)” is no longer there.")
    case .unreadable(let name): String(host: "“\(name)” may not be read. Check its permissions.")
    case .notAFile(let name): String(host: "“\(name)” is not a regular file.")
    case .empty(let name): String(host: "“\(name)” is empty.")
    case .unknownFormat(let name):
      String(host: "“\(name)” is not a video in a format that can be played here.")
    case .reference(let name):
      String(
        host:
          "“\(name)” only says where a video is. Other files and addresses aren’t opened for it.")
    case .missingDecoder(let name, let format, let package?):
      String(
        host:
          "“\(name)” needs a decoder that is not installed: \(format). Install the package \(package)."
      )
    case .missingDecoder(let name, let format, nil):
      String(host: "“\(name)” needs a GStreamer plugin that is not installed: \(format).")
    case .leftOutDecoder(let name, let format):
      String(
        host:
          "“\(name)” is in a format that is not decoded here, as hardly any video is: \(format).")
    case .damaged(let name, let reason): String(host: "“\(name)” is damaged: \(reason)")
    case .nothingPlayable(let name):
      String(host: "“\(name)” is damaged: nothing that can be played was found in it.")
    case .noFrames(let name):
      String(host: "“\(name)” could not be played: it has no images that can be shown.")
    case .noPlayer(let reason): String(host: "Videos cannot be played here: \(reason)")
    case .noPlaybin:
      String(
        host:
          "Videos cannot be played here, because GStreamer lacks its player. Install the package gstreamer1.0-plugins-base."
      )
    case .decoderEnded(let name):
      ImageDecodingError.corrupt(name: name, .decoder(format: Self.format(of: name))).description
    case .noProcess(let name): ImageDecodingError.noProcess(name: name).description
    case .noReader(let name, let program):
      ImageDecodingError.noReader(name: name, program: program).description
    case .otherReader(let name, let program):
      ImageDecodingError.otherReader(name: name, program: program).description
    case .unlocked(let name): ImageDecodingError.unlocked(name: name).description
    case .notLaunched:
      String(host: "Videos can be played once UIApplicationMain has launched the app.")
    case .cancelled: String(host: "The video is no longer wanted.")
    case .failed(let name, let reason): String(host: "“\(name)” could not be played: \(reason)")
    }
  }

  /// Only its name says what a video is whose decoder said nothing.
  private static func format(of name: String) -> String {
    let ending = (name as NSString).pathExtension.uppercased()
    return ending.isEmpty ? "video" : ending
  }
}
