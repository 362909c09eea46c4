import GtkHost
import HostInterface
import UIKitCore
import VipsCodec

extension UIApplicationDelegate {
  /// What `@main` calls: launches the app and serves it until it ends.
  @MainActor public static func main() { exit(Boot.run(delegate: Self())) }
}

/// Launches the app whose delegate class has the name; gives the exit status.
@discardableResult @MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName,
    let type = NSClassFromString(name) as? any UIApplicationDelegate.Type
  else {
    preconditionFailure(
      "UIApplicationMain: no class named \(delegateClassName ?? "nil") conforms to UIApplicationDelegate")
  }
  return Boot.run(delegate: type.init())
}

/// Joins the parts of UIKit to the desktop.
@MainActor enum Boot {
  static func run(delegate: any UIApplicationDelegate) -> Int32 {
    let host = GtkAppHost(applicationIdentifier: ProgramIdentity.identifier)
    let links = ProgramIdentity.links(in: CommandLine.arguments)
    let isDone = host.handOver(links) { texts in
      UIApplication.current?.open(texts.compactMap { URL(string: $0) })
    }
    if isDone { return 0 }
    Services.install(text: host.text)
    MediaClock.source = { GtkClock.now }
    let urls = links.compactMap { URL(string: $0) }
    guard UIApplication.launch(host: host, delegate: delegate, url: urls.first) else { return 1 }
    guard let application = UIApplication.current, !application.windowsInUse.isEmpty else {
      FileHandle.standardError.write(Data("\(HostError.noDisplay)\n".utf8))
      return 1
    }
    application.open(urls)
    return host.run()
  }
}

/// What views need of the platform whatever host shows them.
@MainActor package enum Services {
  package static func install(text: any TextShaping) {
    let codec = VipsImageCodec()
    ImageServices.decoder = codec
    ImageServices.encoder = codec
    ImageServices.filters = codec
    TextServices.shaping = text
    VideoServices.host = GstVideoHost()
    RasterServices.render = { node, size, scale in
      HeadlessRenderer.image(
        of: BackdropResolver().resolve(node, in: CGRect(origin: .zero, size: size)), size: size, scale: scale,
        background: CGColor(red: 0, green: 0, blue: 0, alpha: 0))
    }
  }
}
