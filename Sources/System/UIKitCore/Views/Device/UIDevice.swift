import Foundation

/// The computer on which the app runs.
@MainActor open class UIDevice: NSObject {
  /// The device that the app runs on.
  open class var current: UIDevice { shared }
  private static let shared = UIDevice()

  private lazy var system = SystemRelease.read()
  private lazy var vendorIdentifier = VendorIdentifier.ofApp().read()

  /// The name of the computer on the network.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// The model of the computer: "Linux". Apple's devices return "iPhone" or "iPad".
  open var model: String { "Linux" }
  /// The model of the computer in the language of the user; the same as `model`.
  open var localizedModel: String { model }
  /// The name of the operating system, such as "Debian GNU/Linux".
  open var systemName: String { system.name }
  /// The version of the operating system, such as "13"; that of the kernel if the system has none.
  open var systemVersion: String { system.version }
  /// A random identifier that stays the same for this computer, user and app, created when it is
  /// first read. It is stored in a file in the app's own folder in `$XDG_STATE_HOME`; `nil` if that
  /// can't be written. Each app is its own vendor, because its maker isn't known.
  open var identifierForVendor: UUID? { vendorIdentifier }
  /// The interface idiom: `pad`, because apps run in windows of any size, as on an iPad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
  /// The physical orientation of the computer, which isn't known; windows have an
  /// `interfaceOrientation`.
  open var orientation: UIDeviceOrientation { .unknown }
  /// A Boolean value that indicates whether several apps can run at once; always `true`.
  open var isMultitaskingSupported: Bool { true }
}

/// The name and version of the operating system.
struct SystemRelease: Equatable {
  var name: String
  var version: String

  /// Reads the standard file in which Linux distributions describe themselves.
  static func read() -> SystemRelease {
    let places = ["/etc/os-release", "/usr/lib/os-release"]
    let text = places.lazy.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.first
    return SystemRelease(text: text ?? "")
  }

  /// Parses lines such as `NAME="Debian GNU/Linux"`.
  init(text: String) {
    var values: [Substring: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      values[parts[0]] = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"' "))
    }
    name = values["NAME"] ?? "Linux"
    let kernel = ProcessInfo.processInfo.operatingSystemVersion
    version = values["VERSION_ID"] ?? "\(kernel.majorVersion).\(kernel.minorVersion)"
  }
}
