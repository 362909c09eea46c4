import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let paths: [URL]
  private(set) var composition: Composition?

  /// Shows what the command line names.
  override convenience init() {
    let command = (try? GalleryCommand.parse()) ?? GalleryCommand()
    self.init(paths: command.libraryPaths())
  }

  init(paths: [URL]) {
    self.paths = paths
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let composition = Composition(paths: paths)
    self.composition = composition
    composition.start()
    return true
  }
}
