import AtSpi
import GstPlayback
import GtkHost
import HostInterface
import ImageReading
import UIKitCore
import VipsCodec

/// The delegate of the app.
///
/// The compiler looks for a protocol of this name when it meets `@UIApplicationMain`, which it can't
/// compile without Objective-C, and crashes; as it finds a type alias, it reports that line as an
/// error instead. Write `@main`.
public typealias UIApplicationDelegate = UIKitCore.UIApplicationDelegate

extension UIApplicationDelegate {
  /// Launches the app and serves it until it ends. `@main` calls it.
  @MainActor public static func main() { exit(Boot.run(self)) }
}

/// Launches the app whose delegate class has the name; gives the exit status.
@discardableResult @MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName, let type = plainClass(name) ?? NSClassFromString(name) else {
    preconditionFailure("UIApplicationMain: there is no class named \(delegateClassName ?? "nil")")
  }
  return Boot.run(type)
}

/// The class of a name such as “App.AppDelegate”. `NSClassFromString` first makes a table of all of
/// Foundation's classes, for which a person who opens a photo would wait.
private func plainClass(_ name: String) -> AnyClass? {
  let parts = name.split(separator: ".")
  guard parts.count == 2 else { return nil }
  return _typeByName(parts.map { "\($0.utf8.count)\($0)" }.joined() + "C") as? AnyClass
}

/// Connects UIKit's parts to the desktop.
@MainActor enum Boot {
  private static func delegate(of type: AnyClass) -> any UIApplicationDelegate {
    guard let delegate = UIResponder.instance(of: type) as? any UIApplicationDelegate else {
      preconditionFailure(
        "UIApplicationMain: \(type) is no UIResponder that conforms to UIApplicationDelegate")
    }
    return delegate
  }

  static func run(_ type: AnyClass) -> Int32 {
    // The delegate or GTK may start threads.
    Services.prepareCodec()
    let delegate = delegate(of: type)
    let host = GtkAppHost(applicationIdentifier: ProgramIdentity.identifier)
    UIDevice.setAppIdentifier(ProgramIdentity.identifier)
    let links = ProgramIdentity.links(in: CommandLine.arguments)
    // A program that runs already opens files, too; the app reads those of its own start by itself.
    let documents = ProgramIdentity.documents(in: ProgramIdentity.arguments)
    let isService = ProgramIdentity.isService(CommandLine.arguments)
    let requests = isService ? host.firstRequests() : []
    // Nobody asked for anything after all, or another process has the name by now.
    if isService, requests.isEmpty { return 0 }
    let isAnother = ProgramIdentity.wantsNewWindow(CommandLine.arguments)
    let isDone = host.handOver(isAnother ? [] : links + documents) {
      UIApplication.current?.receive($0)
    }
    if isDone { return 0 }
    Services.install(text: host.text)
    let semantics = host.hasSessionBus ? AtSpiService(name: ProgramIdentity.name) : nil
    HostServices.current.semantics = semantics
    MediaClock.source = { GtkClock.now }
    let urls = links.compactMap { URL(string: $0) } + requests.prefix(1).flatMap(\.urls)
    let item = requests.first?.shortcutItem
    let isLaunched = UIApplication.launch(
      host: host, delegate: delegate, url: urls.first, shortcutItem: item)
    guard isLaunched else { return 1 }
    guard let application = UIApplication.current, !application.windowsInUse.isEmpty else {
      FileHandle.standardError.write(Data("\(HostError.noDisplay)\n".utf8))
      return 1
    }
    // Scene delegates got the first one with their scene's connection.
    application.open(application.hasSceneDelegates ? Array(urls.dropFirst()) : urls)
    if let item { application.perform(item) }
    for request in requests.dropFirst() { application.receive(request) }
    // After the windows, which nobody waits for longer because of it.
    semantics?.start()
    return host.run()
  }
}

extension HostRequest {
  /// The files and links that are to be opened.
  fileprivate var urls: [URL] {
    if case .open(let texts) = self { texts.compactMap { URL(string: $0) } } else { [] }
  }

  /// The action that is to be performed.
  @MainActor fileprivate var shortcutItem: UIApplicationShortcutItem? {
    guard case .action(let type, let title) = self else { return nil }
    return UIApplicationShortcutItem(type: type, localizedTitle: title)
  }
}

extension UIApplication {
  /// Does what another program asks for.
  fileprivate func receive(_ request: HostRequest) {
    if let item = request.shortcutItem { return perform(item) }
    if !open(request.urls) { raise() }
  }
}

/// Services of the platform that views need whatever host shows them.
@MainActor package enum Services {
  /// Starts the process that decodes the first image, which loads its libraries beside GTK. To be
  /// called before the program has a second thread.
  package static func prepareCodec() {
    ImageReaders.shared.prepare { ImageServer.serve(.images) }
    GtkLibrary.settleEnvironment()
  }

  /// What reads images and videos, a line each.
  package static func codecReport() -> [String] {
    ImageReaders.shared.report() + [GstVideoHost.version]
  }

  /// Installs the decoder of images. It needs neither display nor launch, so that an image may be
  /// decoded beside them.
  package static func installCodec() {
    guard HostServices.current.decoder == nil else { return }
    HostServices.current.decoder = ConfinedCodec()
    HostServices.current.encoder = ConfinedPixels.shared
    HostServices.current.filters = ConfinedPixels.shared
  }

  package static func install(text: any TextShaping) {
    installCodec()
    HostServices.current.text = text
    HostServices.current.video = GstVideoHost()
    HostServices.current.render = { node, size, scale in
      HeadlessRenderer.image(
        of: BackdropResolver().resolve(node, in: CGRect(origin: .zero, size: size)), size: size,
        scale: scale,
        background: CGColor(red: 0, green: 0, blue: 0, alpha: 0))
    }
  }
}
