import UIKit

/// An app that writes each link it is opened with, and shows it as its title.
@main final class LinkEcho: UIResponder, UIApplicationDelegate {
  private let window = UIWindow()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.windowScene?.title = "ready"
    write("launched with \((launchOptions?[.url] as? URL)?.absoluteString ?? "nothing")")
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    window.windowScene?.title = url.absoluteString
    write("opened \(url.absoluteString)")
    return true
  }

  private func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
