import Foundation

/// Who the program is to the desktop, and what it was started with.
package enum ProgramIdentity {
  /// The bundle identifier of an `Info.plist` where the program has one, else the program's name
  /// within Vitrine's own domain. Desktops look for a `.desktop` file of this name.
  package static var identifier: String {
    if let identifier = Bundle.main.bundleIdentifier, isBusName(identifier) { return identifier }
    let name = ProcessInfo.processInfo.processName.filter {
      $0.isASCII && ($0.isLetter || $0.isNumber)
    }
    let isName = name.first?.isLetter == true
    return "io.github.vitrine." + (isName ? name.prefix(1).uppercased() + name.dropFirst() : "App")
  }

  /// Whether the session bus lets a program own the name.
  private static func isBusName(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && text.utf8.count < 256
      && parts.allSatisfy { part in
        part.first.map { $0.isLetter || $0 == "_" } == true
          && part.allSatisfy {
            $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-")
          }
      }
  }

  /// Arguments that are links rather than options or files.
  package static func links(in arguments: [String]) -> [String] {
    arguments.dropFirst().filter { argument in
      guard let mark = argument.range(of: "://"), !mark.isEmpty else { return false }
      let scheme = argument[..<mark.lowerBound].lowercased()
      return scheme != "file" && scheme.first?.isLetter == true
        && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }
  }

  /// Addresses of the files that the arguments name when they name files and nothing else: with an
  /// option or a folder among them, the program is meant to start anew.
  package static func documents(in arguments: [String]) -> [String] {
    let names = arguments.dropFirst()
    let files = names.compactMap { name -> URL? in
      let url = name.hasPrefix("file://") ? URL(string: name) : URL(fileURLWithPath: name)
      var isFolder: ObjCBool = false
      guard !name.hasPrefix("-"), let url, url.isFileURL,
        FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue
      else { return nil }
      return url
    }
    return files.count == names.count ? files.map(\.absoluteString) : []
  }
}
