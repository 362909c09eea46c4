import Foundation
import Testing

/// Each module has tests of its own, which `swift test` runs.
@Suite struct ModuleTestsTests {
  /// Modules without a test target of their own, and where they are tested.
  static let elsewhere: [String: String] = [
    "System/RenderTree": "QuartzCoreTests",
    "System/HostInterface": "UIKitCoreTests",
    "System/UIKit": "UIKitCoreTests",
    "System/UIKitRecording": "UIKitCoreTests",
    "System/UIKitStage": "UIKitCoreTests",
    "System/GstPlayback": "AVFoundationTests",
    "System/DesktopFiles": "GalleryTests",
    "Foundations/MetadataServing": "PhotoMetadataTests",
    // Module maps and C code without logic, tested through the modules that import them.
    "System/CGLib": "ImagingTests", "System/CPixels": "ImagingTests",
    "System/CGtk": "GtkHostTests", "System/CGtkShim": "GtkHostTests",
    "System/CSystemShim": "GtkHostTests",
    "System/CVips": "VipsCodecTests", "System/CVipsShim": "VipsCodecTests",
    "System/CRawShim": "VipsCodecTests", "System/CJPEGIndex": "VipsCodecTests",
    "System/CSandbox": "VipsCodecTests", "System/Reader": "VipsCodecTests",
    "System/CGstShim": "AVFoundationTests", "System/CQrencode": "ImagingTests",
    "System/CGexiv2": "PhotoMetadataTests", "System/CGexiv2Shim": "PhotoMetadataTests",
  ]

  @Test func everyModuleHasTests() throws {
    let package = try SourceTree.text("Package.swift")
    let modules = try SourceTree().modules.keys
    #expect(modules.count > 20, "too few modules were found")
    for module in modules {
      let name = module.split(separator: "/").last.map(String.init) ?? module
      let tests = Self.elsewhere[module] ?? "\(name)Tests"
      let files = try SourceTree.swiftFiles(in: "Tests/\(tests)")
      let count = files.flatMap(\.lines).count { $0.contains("@Test") }
      #expect(count > 0, "\(module) has no test in Tests/\(tests)")
      #expect(package.contains("\"\(tests)\""), "Package.swift doesn't build \(tests)")
    }
    for (module, tests) in Self.elsewhere {
      #expect(modules.contains(module), "\(module) isn't there any more")
      let name = module.split(separator: "/").last.map(String.init) ?? module
      #expect(
        !SourceTree.exists("Tests/\(name)Tests"),
        "\(module) has tests of its own besides \(tests)")
    }
  }
}
