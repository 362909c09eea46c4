import Foundation
import Testing

/// Which modules may import which. A module missing in the table fails.
@Suite struct ImportTests {
  static let platform: Set<String> = ["Foundation", "Glibc", "Dispatch", "Synchronization"]

  static let table: [String: Set<String>] = [
    "System/Quartz2D": [],
    "System/RenderTree": ["Quartz2D"],
    "System/QuartzCore": ["Quartz2D", "RenderTree"],
    "System/LayoutSolver": [],
    "System/Localization": [],
    "System/HostInterface": ["Localization", "Quartz2D", "RenderTree"],
    "System/UIKitCore": [
      "Localization", "QuartzCore", "RenderTree", "HostInterface", "LayoutSolver", "TextEditing",
    ],
    "System/TextEditing": ["HostInterface"],
    "System/UIKitLists": ["UIKitCore", "QuartzCore", "RenderTree", "HostInterface"],
    "System/UIKitPickers": [
      "UIKitLists", "UIKitCore", "QuartzCore", "RenderTree", "HostInterface", "Localization",
    ],
    "System/AVFoundation": ["QuartzCore", "HostInterface"],
    "System/GtkHost": [
      "HostInterface", "Quartz2D", "RenderTree", "CGtk", "CGtkShim", "CSystemShim",
    ],
    "System/GstPlayback": ["HostInterface", "Quartz2D", "CGstShim"],
    "System/VipsCodec": [
      "HostInterface", "Quartz2D", "CJPEGIndex", "CVips", "CVipsShim", "CRawShim", "CSystemShim",
    ],
    "System/DesktopFiles": ["CGtk"],
    "System/UIKit": [
      "UIKitCore", "UIKitLists", "UIKitPickers", "HostInterface", "GtkHost", "GstPlayback",
      "VipsCodec",
    ],
    "System/UIKitStage": ["UIKit", "UIKitCore", "HostInterface", "GtkHost"],
    "System/CGtk": [], "System/CVips": [], "System/CGst": [], "System/CQrencode": [],
    "System/CGexiv2": [],
    "System/CGtkShim": [], "System/CVipsShim": [], "System/CRawShim": [], "System/CGstShim": [],
    "System/CSystemShim": [], "System/CJPEGIndex": [],
    "Foundations/UIKitCompat": [
      "UIKit", "AVFoundation", "HostInterface", "UIKitCore", "QuartzCore", "CoreImage", "ImageIO",
      "UniformTypeIdentifiers",
      "ObjectiveC", "FoundationNetworking", "CQrencode", "CVips", "CryptoKit",
    ],
    "Foundations/Imaging": ["UIKit", "UIKitCompat"],
    "Foundations/Motion": ["UIKit", "UIKitCompat"],
    "Foundations/Transitions": ["UIKit", "UIKitCompat", "Motion"],
    "Foundations/Paging": ["UIKit", "UIKitCompat", "Motion"],
    "Features/ImageLoading": ["UIKit", "AVFoundation", "UIKitCompat", "Imaging"],
    "Features/PhotoBrowsing": [
      "UIKit", "AVFoundation", "UIKitCompat", "Motion", "Transitions", "Paging",
    ],
    "Features/Presentations": ["UIKit", "UIKitCompat", "Motion", "Transitions"],
    "Features/Albums": [
      "UIKit", "UIKitCompat", "Imaging", "Motion", "Paging", "PhotoBrowsing",
    ],
    "Features/HeroTransitions": ["UIKit", "UIKitCompat", "Motion"],
    "Features/RouteMatching": [],
    "Features/Routing": ["UIKit", "UIKitCompat", "RouteMatching"],
    "Features/Carousels": ["UIKit", "UIKitCompat", "Motion", "Paging"],
    "Features/UIKitExtras": ["UIKit", "UIKitCompat", "Imaging"],
    "Features/Toasts": ["UIKit", "UIKitCompat", "Motion"],
    "Foundations/LoopbackServer": [],
    "Foundations/PhotoIndexing": ["GRDB", "_FoundationICU"],
    "Foundations/FileOperations": ["CSystemShim", "Localization", "PhotoIndexing"],
    "Foundations/PhotoMetadata": ["PhotoIndexing", "CGexiv2", "CSystemShim"],
    "Foundations/PhotoEditing": ["UIKit", "UIKitCompat", "Imaging"],
    "Apps/Showcase": [
      "UIKit", "AVFoundation", "UIKitCompat", "UIKitStage", "ImageLoading", "PhotoBrowsing",
      "HeroTransitions", "Presentations", "Albums", "Carousels", "UIKitExtras", "Toasts", "Routing",
      "LoopbackServer", "ArgumentParser",
    ],
    "Apps/Gallery": [
      "UIKit", "AVFoundation", "UIKitCompat", "Imaging", "UIKitStage", "ImageLoading",
      "PhotoBrowsing", "Albums", "Carousels", "Motion", "Toasts", "Routing", "PhotoIndexing",
      "PhotoMetadata", "PhotoEditing", "FileOperations", "DesktopFiles", "ArgumentParser",
    ],
  ]

  @Test func modulesImportOnlyWhatTheTableAllows() throws {
    let tree = try SourceTree()
    #expect(Set(tree.modules.keys) == Set(Self.table.keys))
    var count = 0
    for (module, files) in tree.modules {
      let allowed = try #require(Self.table[module]).union(Self.platform)
      for file in files {
        for name in file.lines.compactMap(importedModule) {
          count += 1
          #expect(allowed.contains(name), "\(file.path) imports \(name)")
        }
      }
    }
    #expect(count > 100, "the check found too few imports")
  }

  /// The part of Routing that servers and command-line tools can use, too.
  @Test func routeMatchingNeedsNoUIKit() throws {
    let files = try SourceTree.swiftFiles(in: "Sources/Features/RouteMatching")
    #expect(files.count > 10)
    for file in files {
      let names = Set(file.lines.compactMap(importedModule))
      #expect(names.isSubset(of: ["Foundation"]), "\(file.path) imports \(names.sorted())")
    }
  }

  @Test func hostNeverNamesAView() throws {
    let tree = try SourceTree()
    let files = try #require(tree.modules["System/GtkHost"])
    for file in files {
      let hit = file.lines.first { $0.contains("UIView") || $0.contains("CALayer") }
      #expect(hit == nil, "\(file.path) names a view or layer")
    }
  }

  private func importedModule(_ line: Substring) -> String? {
    var words = line.split(separator: " ")
    while let first = words.first, first.hasPrefix("@") { words.removeFirst() }
    guard words.count >= 2, words[0] == "import" else { return nil }
    return String(words[1].split(separator: ".")[0])
  }
}
