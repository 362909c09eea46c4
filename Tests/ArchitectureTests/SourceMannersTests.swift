import Foundation
import Testing

@Suite struct SourceManners {
  @Test func platformConditionsAreInOneModule() throws {
    for (module, files) in try SourceTree().modules where module != "Foundations/UIKitCompat" {
      for file in files {
        let hit = file.lines.first {
          let line = $0.trimmingCharacters(in: .whitespaces)
          return line.hasPrefix("#if os(") || line.hasPrefix("#if canImport(")
            || line.hasPrefix("#if targetEnvironment(")
        }
        #expect(hit == nil, "\(file.path) asks for the platform")
      }
    }
  }

  @Test func filesAreShort() throws {
    let tree = try SourceTree()
    for file in tree.modules.values.joined() {
      // Only members in a class's body can be overridden, and these have the most.
      let limit =
        switch (file.path as NSString).lastPathComponent {
        case "UIView.swift": 780
        case "CALayer.swift": 520
        case "UIViewController.swift", "UICollectionView.swift", "UITableView.swift": 470
        default: 400
        }
      #expect(file.lines.count <= limit + 1, "\(file.path) has \(file.lines.count - 1) lines")
    }
    for file in try SourceTree.swiftFiles(in: "Tests") {
      #expect(file.lines.count <= 621, "\(file.path) has \(file.lines.count - 1) lines")
    }
  }

  @Test func nothingTraps() throws {
    for file in try SourceTree().modules.values.joined() {
      for line in file.lines {
        let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        for trap in ["try! ", "as! ", "fatalError("] {
          #expect(!code.contains(trap), "\(file.path): \(line)")
        }
      }
    }
  }

  /// A busy machine must not fail a test. Only tests that wait for another program may read a
  /// clock, to limit waiting.
  @Test func testsReadNoClock() throws {
    let clocks = [
      "uptimeNanoseconds", "ContinuousClock", "SuspendingClock", "clock_gettime", "systemUptime",
      "CFAbsoluteTimeGetCurrent", "getrusage", "Date().timeInterval", "Date().addingTimeInterval",
      "timeIntervalSinceNow)",
    ]
    for file in try SourceTree.swiftFiles(in: "Tests")
    where !file.path.hasSuffix("/XSession.swift")
      && !file.path.hasSuffix("/SourceMannersTests.swift")
    {
      let hit = file.lines.first { line in clocks.contains { line.contains($0) } }
      let isStamp = hit?.contains("stamp.") == true
      #expect(hit == nil || isStamp, "\(file.path): \(hit ?? "")")
    }
  }

  /// Apple's points, sizes and rectangles are Hashable only since iOS 18, its insets and transforms
  /// not at all; types that contain some implement hashing themselves or are only Equatable.
  @Test func hashableTypesContainNoGeometry() throws {
    let held = try Regex(
      #"^(public |private |package )*((var|let) \w+|case \w+\()(: |\w+: )?"#
        + #"(CG(Point|Size|Rect|Vector|AffineTransform)|UI(EdgeInsets|Offset)|CATransform3D)\b[^{]*$"#
    )
    var count = 0
    for (module, files) in try SourceTree().modules where !module.hasPrefix("System/") {
      for file in files {
        for (index, line) in file.lines.enumerated() {
          guard line.contains("Hashable"),
            line.contains(/\b(struct|enum) [^{]*\bHashable\b/)
          else { continue }
          let indent = line.prefix { $0 == " " }
          let body = file.lines[(index + 1)...].prefix { !$0.hasPrefix("\(indent)}") }
          guard !body.contains(where: { $0.contains("func hash(into") }) else { continue }
          count += 1
          let hit = body.first { line in
            line.hasPrefix("\(indent)  ") && !line.hasPrefix("\(indent)   ")
              && line.drop { $0 == " " }.contains(held)
          }
          #expect(hit == nil, "\(file.path) would hash\(hit ?? "")")
        }
      }
    }
    #expect(count > 40, "the check found too few types")
  }

  @Test func uncheckedSendabilityHasAReason() throws {
    for file in try SourceTree().modules.values.joined() {
      for (index, line) in file.lines.enumerated()
      where line.contains("@unchecked Sendable") || line.contains("nonisolated(unsafe)") {
        let above = index > 0 ? file.lines[index - 1] : ""
        let hasReason =
          line.contains("because") || above.localizedCaseInsensitiveContains("because")
        #expect(hasReason, "\(file.path): \(line)")
      }
    }
  }
}
