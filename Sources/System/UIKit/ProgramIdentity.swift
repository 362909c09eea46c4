import Foundation
import HostInterface

/// The program's identity on the desktop, and its launch arguments.
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

  /// The name by which screen readers call the program.
  static var name: String {
    let info = Bundle.main.infoDictionary
    let name = info?["CFBundleDisplayName"] as? String ?? info?["CFBundleName"] as? String
    return name ?? ProcessInfo.processInfo.processName
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

  /// Whether the session bus starts the program, which is then told what for: the option that
  /// D-Bus services of GLib's apps are started with.
  package static func isService(_ arguments: [String]) -> Bool {
    arguments.dropFirst().contains("--gapplication-service")
  }

  /// Whether the program opens a window of its own although it runs already, as an option of this
  /// name asks in many programs.
  package static func wantsNewWindow(_ arguments: [String]) -> Bool {
    arguments.dropFirst().prefix { $0 != "--" }.contains("--new-window")
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
  ///
  /// - Parameter arguments: As the system gave them, since names need not be UTF-8.
  package static func documents(in arguments: [[UInt8]]) -> [String] {
    let names = arguments.dropFirst()
    let files = names.compactMap { name -> URL? in
      guard name.first != UInt8(ascii: "-"), let url = address(of: name), url.isFileURL else {
        return nil
      }
      var status = stat()
      let isThere = url.withFilePath { stat($0, &status) } == 0
      return isThere && status.st_mode & S_IFMT != S_IFDIR ? url : nil
    }
    return files.count == names.count ? files.map(\.absoluteString) : []
  }

  private static func address(of name: [UInt8]) -> URL? {
    if let text = String(validating: name, as: UTF8.self) {
      return text.hasPrefix("file://") ? URL(string: text) : URL(fileURLWithPath: text)
    }
    var path = name
    if path.first != UInt8(ascii: "/") {
      guard let folder = getcwd(nil, 0) else { return nil }
      defer { free(folder) }
      path = Array(String(cString: folder).utf8) + [UInt8(ascii: "/")] + path
    }
    let plain = Set("/-._~".utf8)
    let escaped = path.map { byte in
      let character = Character(Unicode.Scalar(byte))
      let isPlain =
        plain.contains(byte) || byte < 0x80 && (character.isLetter || character.isNumber)
      return isPlain ? String(character) : (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
    }
    return URL(string: "file://" + escaped.joined())
  }

  /// The arguments of this program, byte by byte.
  package static var arguments: [[UInt8]] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        UnsafeBufferPointer(start: argument, count: strlen(argument)).map { UInt8(bitPattern: $0) }
      }
    }
  }
}
