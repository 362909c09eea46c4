import UIKit
import UIKitStage

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let paths: [URL]
  private let places: Composition.Places
  private let named: NamedPhoto?
  private let trash: Trash
  private(set) var composition: Composition?
  private var log: FrameLog?

  /// Shows the paths of the command line.
  override convenience init() {
    let command = (try? GalleryCommand.parse()) ?? GalleryCommand()
    self.init(paths: command.libraryPaths(), places: .standard)
    do {
      log = try command.frameLog.map { try FrameLog(writingTo: URL(fileURLWithPath: $0)) }
    } catch {
      FileHandle.standardError.write(Data("The frame log cannot be written: \(error)\n".utf8))
    }
  }

  init(paths: [URL], places: Composition.Places = .memory, trash: Trash = Trash()) {
    self.paths = paths
    self.trash = trash
    self.places = places
    let screen = SavedScreenSize(file: places.screen)
    named = paths.count == 1 ? NamedPhoto(at: paths[0], screen: screen.pixels) : nil
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let screen = UIScreen.main.nativeBounds.size
    named?.decode(fitting: screen)
    let composition = Composition(paths: paths, places: places, named: named, trash: trash)
    self.composition = composition
    composition.onMilestone = { [weak self] in self?.log?.mark($0) }
    composition.start()
    SavedScreenSize(file: places.screen).keep(screen)
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    composition?.receive(url)
    return composition != nil
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    composition?.library.windowDidComeToFront()
  }

  func applicationWillTerminate(_ application: UIApplication) {
    composition?.library.close()
    // As long as a person waits for a window to close.
    composition?.trash.finishMoves(within: 2)
    log?.stop()
  }
}
