import FileOperations
import PhotoIndexing
import UIKit
import UIKitRecording

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private var paths: [URL]
  private let places: Gallery.Places
  private var named: NamedPhoto?
  private let trash: Trash
  private let options: LaunchOptions
  private(set) var gallery: Gallery?
  private var log: FrameLog?
  /// The link with which the desktop started the app, which is open from the beginning.
  private var launchURL: URL?
  private var launchItem: UIApplicationShortcutItem?

  /// Shows the paths of the command line.
  override convenience init() {
    let command = (try? GalleryCommand.parse()) ?? GalleryCommand()
    self.init(
      paths: command.libraryPaths(), places: .standard, options: command.launchOptions,
      isAlone: command.paths == [StandardInput.argument])
    do {
      log = try command.frameLog.map { try FrameLog(writingTo: URL(fileURLWithPath: $0)) }
    } catch {
      FileHandle.standardError.write(Data("The frame log cannot be written: \(error)\n".utf8))
    }
  }

  /// - Parameter isAlone: Whether a named photo is shown without the others of its folder.
  init(
    paths: [URL], places: Gallery.Places = .memory, trash: Trash = Trash(),
    options: LaunchOptions = LaunchOptions(), isAlone: Bool = false
  ) {
    self.paths = paths
    self.options = options
    self.trash = trash
    self.places = places
    let screen = SavedScreenSize(file: places.screen)
    named =
      paths.count == 1 ? NamedPhoto(at: paths[0], screen: screen.pixels, isAlone: isAlone) : nil
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let screen = UIScreen.main.nativeBounds.size
    if let url = launchOptions?[.url] as? URL, url.isFileURL { begin(with: url) }
    launchItem = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
    named?.decode(fitting: screen)
    let gallery = Gallery(paths: paths, places: places, named: named, trash: trash)
    self.gallery = gallery
    gallery.start.host = self
    gallery.start.onMilestone = { [weak self] in self?.log?.mark($0.rawValue) }
    var options = options
    // What another program opens comes first.
    if launchOptions?[.url] != nil { options.introducesGestures = false }
    gallery.start(options)
    SavedScreenSize(file: places.screen).keep(screen)
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    if url == launchURL {
      launchURL = nil
      return true
    }
    gallery?.receive(url)
    return gallery != nil
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard shortcutItem.type == GalleryRoute.newWindow else { return completionHandler(false) }
    // Launching has just opened a new window.
    let isOpen = launchItem === shortcutItem
    completionHandler(isOpen || (try? GalleryProcess.start()) != nil)
    launchItem = nil
  }

  /// Opens a file or folder as if the command line named it.
  private func begin(with url: URL) {
    guard let file = FileID(url)?.url else { return }
    launchURL = url
    paths = [file]
    named = NamedPhoto(at: file, screen: SavedScreenSize(file: places.screen).pixels)
  }

  /// Those of the window, also over alerts and sheets, which let no others through.
  override var keyCommands: [UIKeyCommand]? { gallery?.commands.everywhere }

  func applicationDidBecomeActive(_ application: UIApplication) { gallery?.windowDidComeToFront() }

  func applicationWillResignActive(_ application: UIApplication) { gallery?.keepView() }

  func applicationWillTerminate(_ application: UIApplication) {
    gallery?.close()
    log?.stop()
  }
}

extension AppDelegate: GalleryHost {
  func startOver(_ old: Gallery, with urls: [URL]) {
    old.close()
    paths = urls
    let screen = SavedScreenSize(file: places.screen)
    named = urls.count == 1 ? NamedPhoto(at: urls[0], screen: screen.pixels) : nil
    let gallery = Gallery(
      paths: urls, places: places, named: named, trash: trash, in: old.window)
    self.gallery = gallery
    gallery.start.host = self
    gallery.start()
  }
}
