import Foundation
import Testing

/// `Int(_: Double)` ends the program for what no integer can be, such as the reciprocal of an
/// exposure time of 1e-300 seconds. So a number with a fraction becomes an integer only within
/// bounds.
@Suite struct NumberConversionTests {
  /// Modules whose numbers come from views, screens and animations only.
  private static let ownNumbers: Set<String> = [
    "System/UIKitCore", "System/UIKitLists", "System/UIKitPickers", "System/UIKitRecording",
    "System/UIKitStage", "System/GtkHost", "System/RenderTree", "System/QuartzCore",
    "System/Quartz2D", "Foundations/Paging", "Features/Carousels", "Features/UIKitExtras",
    "Apps/Showcase",
  ]

  @Test func numbersOfFilesBecomeIntegersWithinBounds() throws {
    let allowed = try SourceTree.text("Tests/ArchitectureTests/number-conversions.allow")
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " | ", maxSplits: 2).map(String.init) }
    var unused = Set(allowed.map { $0.prefix(2).joined(separator: " | ") })
    var count = 0
    for (module, files) in try SourceTree().modules where !Self.ownNumbers.contains(module) {
      for file in files {
        for line in file.lines {
          for argument in Self.conversions(in: line) {
            count += 1
            let hit = allowed.first {
              $0.count == 3 && file.path.hasSuffix($0[0]) && argument == $0[1]
            }
            if let hit { unused.remove(hit.prefix(2).joined(separator: " | ")) }
            #expect(hit != nil, "\(file.path): no bound is in sight of \(argument)")
          }
        }
      }
    }
    #expect(count > 10, "the check found too few conversions")
    #expect(unused.isEmpty, "these are not there anymore: \(unused)")
  }

  @Test func findsWhatHasNoBounds() {
    #expect(
      Self.conversions(in: "let a = Int((1 / seconds).rounded())") == ["(1 / seconds).rounded()"])
    #expect(Self.conversions(in: "Int64(Double(text) ?? 0)") == ["Double(text) ?? 0"])
    #expect(Self.conversions(in: "UInt8(seconds * 1000)") == ["seconds * 1000"])
    #expect(Self.conversions(in: "Int(min(seconds, 1e9).rounded())").isEmpty)
    #expect(Self.conversions(in: "Int(clamping: seconds.rounded())").isEmpty)
    #expect(Self.conversions(in: "Int(text) // Int(1.rounded())").isEmpty)
  }

  /// What tells a number with a fraction, as far as one line does.
  private static let signs = [
    ".rounded(", "Double(", "CGFloat(", "Float(", "floor(", "ceil(", "log(", "pow(", "econds",
    "uration", "1e", "timeInterval",
    " * scale", "ratio", ".size.", "ixels.", "area.", "share", "ixelSize.",
  ]

  /// The arguments of conversions of numbers with a fraction that aren't bounded in the same place.
  private static func conversions(in line: some StringProtocol) -> [String] {
    guard line.contains("Int") else { return [] }
    let code = line.components(separatedBy: "//")[0]
    var found: [String] = []
    for match in code.matches(of: /\bU?Int(8|16|32|64)?\(/) {
      var depth = 1
      let argument = code[match.range.upperBound...].prefix { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth > 0
      }
      let isLabelled = argument.contains(/^\w+:\s/)
      let isBounded =
        argument.hasPrefix("min(") || argument.hasPrefix("max(") && argument.contains("min(")
        || argument.hasPrefix("(min(")
      if !isLabelled, !isBounded, signs.contains(where: argument.contains) {
        found.append(String(argument))
      }
    }
    return found
  }
}
