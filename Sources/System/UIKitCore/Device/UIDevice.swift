import Foundation

/// The computer on which the app runs.
@MainActor open class UIDevice: NSObject {
  /// The only device that the app knows.
  open class var current: UIDevice { shared }
  private static let shared = UIDevice()

  private lazy var system = SystemRelease.read()
  private lazy var vendorIdentifier = VendorIdentifier.ofApp().read()

  /// The name of the computer in the network.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// The kind of computer: "Linux". Apple's devices answer "iPhone" or "iPad".
  open var model: String { "Linux" }
  /// The kind of computer in the language of the user; the same as `model`.
  open var localizedModel: String { model }
  /// The name of the operating system, such as "Debian GNU/Linux".
  open var systemName: String { system.name }
  /// The version of the operating system, such as "13"; that of the kernel if the system has none.
  open var systemVersion: String { system.version }
  /// A random identifier that stays the same on this computer, for this user and app, made when it is
  /// first read. It is kept in a file of the app's own folder in `$XDG_STATE_HOME`; nil if that can't
  /// be written. Each app is a vendor of its own: who made it isn't known.
  open var identifierForVendor: UUID? { vendorIdentifier }
  /// The kind of interface. Apps run in windows of any size, as on an iPad: `pad`.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
  /// Whether several apps can run at once, which is always the case.
  open var isMultitaskingSupported: Bool { true }
}

/// The name and version of the operating system.
struct SystemRelease: Equatable {
  var name: String
  var version: String

  /// Reads the description that Linux distributions keep in a well-known file.
  static func read() -> SystemRelease {
    let places = ["/etc/os-release", "/usr/lib/os-release"]
    let text = places.lazy.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.first
    return SystemRelease(text: text ?? "")
  }

  /// Takes the values from lines such as `NAME="Debian GNU/Linux"`.
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
