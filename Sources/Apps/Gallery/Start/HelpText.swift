import ArgumentParser
import Foundation

/// What `--help` prints, in the person's language.
enum HelpText {
  /// Whether help may be printed. Otherwise its strings aren't read: nothing delays the first photo.
  static let isWanted = CommandLine.arguments.dropFirst().contains { $0.hasPrefix("-") }

  /// The examples and what is said of them.
  static var discussion: String {
    guard isWanted else { return "" }
    let examples = [
      ("gallery ~/Pictures", String(gallery: "Shows the photos of a folder, and of those in it.")),
      ("gallery lake.jpg", String(gallery: "Opens a photo among the others of its folder.")),
      (
        "gallery --slideshow --fullscreen ~/Pictures",
        String(gallery: "Shows one photo after another.")
      ),
      (
        "curl -s https://example.org/a.jpg | gallery -",
        String(gallery: "Shows an image that another program writes.")
      ),
    ]
    let lines = examples.flatMap { ["  " + $0.0, "      " + $0.1] }
    let all = [String(gallery: "Examples:")] + lines + ["", String(gallery: "F1 shows all keys.")]
    return all.joined(separator: "\n")
  }

  /// Translates the words that the parser itself writes.
  static func translated(_ help: String) -> String {
    let words = [
      ("OVERVIEW: ", ""), ("USAGE:", String(gallery: "Usage:")),
      ("ARGUMENTS:", String(gallery: "Arguments:")), ("OPTIONS:", String(gallery: "Options:")),
      ("(default: ", String(gallery: "(by default: ")),
      ("Show the version.", String(gallery: "Print the version.")),
      ("Show help information.", String(gallery: "Print this help.")),
    ]
    return words.reduce(help) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}

extension ArgumentHelp {
  /// Creates the help for an argument if help may be printed.
  init(localized text: @autoclosure () -> String) { self.init(HelpText.isWanted ? text() : "") }
}
