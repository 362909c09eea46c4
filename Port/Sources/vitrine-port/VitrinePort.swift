import ArgumentParser
import Foundation
import Porting

/// The program: ports the sources of an iOS app or library to Vitrine.
@main struct VitrinePort: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vitrine-port",
    abstract: "Changes the sources of an iOS app so that they build with Vitrine on Linux.",
    discussion: """
      Prints what it did and what it left for you, a line each. Run again, it changes nothing more. \
      Names of asset catalogs and a package manifest are made where there are none.
      """)

  @Argument(help: "A folder with Swift files; without --output, in git and all committed.")
  var folder: String
  @Option(help: "A new folder for a changed copy.")
  var output: String?
  @Option(help: "Where Vitrine is: a folder or the URL of a repository.")
  var vitrine = "../Vitrine"
  @Option(help: "The name of the package; without it, that of the folder.")
  var name: String?

  func run() throws {
    do { try port() } catch let error as PortingError {
      throw ValidationError(error.description)
    }
  }

  private func port() throws {
    let project = try chosenFolder()
    let paths = try project.paths()
    let port = Porter().port(project.sources(paths))
    var files = port.files
    let assets = AssetNames(paths: paths)
    if let text = assets.text { files.append(("AssetNames.swift", text)) }
    if !paths.contains("Package.swift") { files.append(("Package.swift", manifest(paths, files))) }
    try project.write(files)
    for remark in port.remarks { print(remark) }
    let left = port.remarks.filter { $0.kind == .left }.count
    print("Changed \(port.remarks.count - left) places and left \(left) for you.")
  }

  private func chosenFolder() throws -> ProjectFolder {
    let given = ProjectFolder(URL(fileURLWithPath: folder))
    guard let output else {
      guard given.isCommitted() else { throw PortingError.uncommitted(folder) }
      return given
    }
    let copy = ProjectFolder(URL(fileURLWithPath: output))
    guard !FileManager.default.fileExists(atPath: copy.url.path) else {
      throw PortingError.exists(output)
    }
    do { try FileManager.default.copyItem(at: given.url, to: copy.url) } catch {
      throw PortingError.unreadable(folder)
    }
    return copy
  }

  private func manifest(_ paths: [String], _ files: [(path: String, text: String)]) -> String {
    let isProgram = files.contains { $0.text.contains("@main") || $0.path == "main.swift" }
    let catalogs = paths.filter { $0.hasSuffix(".xcassets") }
    let name = name ?? (output ?? folder).split(separator: "/").last.map(String.init) ?? "App"
    return Manifest(
      name: name.filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }, vitrine: vitrine,
      isProgram: isProgram, resources: catalogs,
      excluded: paths.filter { path in
        [".plist", ".storyboard", ".xib", ".entitlements", ".md", ".podspec", ".xcodeproj"]
          .contains { path.hasSuffix($0) } && !path.contains(".xcodeproj/")
      }
    ).text
  }
}
