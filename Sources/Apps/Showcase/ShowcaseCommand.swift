import ArgumentParser
import Foundation
import UIKit
import UIKitRecording

@main struct ShowcaseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "showcase", abstract: String(showcase: "Every idea of Vitrine, a screen each."),
    discussion: String(showcase: "Each screen says what to notice. Esc goes back."))

  @Flag(help: ArgumentHelp(String(showcase: "Print the names of all screens and what they show.")))
  var list = false

  @Option(help: ArgumentHelp(String(showcase: "Begin with this screen.")))
  var open: String?

  @Argument(
    help: ArgumentHelp(
      String(
        showcase: "A link such as showcase://screen/flip; it opens in the window that is there.")))
  var link: String?

  @Option(
    help: ArgumentHelp(
      String(
        showcase: "Write pictures of every screen, or of the one named by --open, into this folder."
      )))
  var tour: String?

  @Option(help: ArgumentHelp(String(showcase: "Size of the tour's window in points, as 390x844.")))
  var size = "1100x760"

  @Flag(help: ArgumentHelp(String(showcase: "The tour in dark colors.")))
  var dark = false

  func validate() throws {
    if let open, Catalog.demo(named: open) == nil {
      throw ValidationError(
        String(showcase: "There is no screen “\(open)”. See --list."))
    }
    if tourSize == nil {
      throw ValidationError(String(showcase: "The size “\(size)” is not like 390x844."))
    }
  }

  func run() throws {
    if list { return printList() }
    try MainActor.assumeIsolated {
      if let tour { return try writeTour(to: tour) }
      guard OffscreenApp.isDisplayAvailable else {
        print(
          String(
            showcase:
              "There is no display to open a window on, so here is a tour in pictures instead."))
        return try writeTour(to: "tour")
      }
      let status = UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
      if status != 0 { throw ExitCode(status) }
    }
  }

  private func printList() {
    let width = Catalog.demos.map(\.name.count).max() ?? 0
    for group in Catalog.groups {
      print(group.title)
      for demo in group.demos {
        let name = demo.name.padding(toLength: width, withPad: " ", startingAt: 0)
        print("  \(name) \(demo.note)")
      }
    }
  }

  private var tourSize: CGSize? {
    let sides = size.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ (100...8000).contains($0) }) else { return nil }
    return CGSize(width: sides[0], height: sides[1])
  }

  @MainActor private func writeTour(to folder: String) throws {
    guard let tourSize else { return }
    let demos = open.flatMap { Catalog.demo(named: $0) }.map { [$0] } ?? Catalog.demos
    let url = URL(fileURLWithPath: folder)
    try OffscreenApp.run {
      for demo in demos {
        let tour = try ShowcaseTour(
          of: demo, size: tourSize, isDark: dark, folder: url.appendingPathComponent(demo.name))
        try await tour.run()
        print("\(demo.name): \(demo.title)")
      }
    }
    print(
      String(showcase: "The tour is in \(url.path): a folder each, with storyboard.png."))
  }
}
