import Foundation
import Testing

/// Apple's protocols have optional methods, ours have default implementations instead. A class that
/// conforms to such a protocol has to declare the methods, or those of its subclasses are never
/// called: the class uses the defaults.
@Suite struct OptionalMethodTests {
  private struct Declaration {
    let kind: String
    let name: String
    /// The superclass and protocols.
    let parents: [String]
    let isOpen: Bool
    var methods: Set<String> = []
  }

  @Test func openClassesDeclareOptionalMethods() throws {
    let all = try SourceTree().modules.filter { $0.key.hasPrefix("System/") }.values.joined()
      .flatMap { Self.declarations(in: $0.lines) }
    let classes = Self.merged(all.filter { $0.kind == "class" })
    let protocols = Self.merged(all.filter { $0.kind == "protocol" && $0.isOpen })
    let extensions = Dictionary(grouping: all.filter { $0.kind == "extension" }, by: \.name)
    func inherited(_ name: String, _ declarations: [String: Declaration]) -> [Declaration] {
      guard let own = declarations[name] else { return [] }
      return [own] + own.parents.flatMap { inherited($0, declarations) }
    }
    var count = 0
    for owner in classes.values where owner.isOpen {
      let declared = inherited(owner.name, classes).reduce(into: Set()) { $0.formUnion($1.methods) }
      let parents = owner.parents + extensions[owner.name, default: []].flatMap(\.parents)
      for conformance in parents.flatMap({ inherited($0, protocols) }) {
        let defaults = extensions[conformance.name, default: []].flatMap(\.methods)
        let optional = conformance.methods.intersection(defaults)
        count += optional.count
        let missing = optional.subtracting(declared).sorted()
        #expect(missing.isEmpty, "\(owner.name) doesn't declare \(missing) of \(conformance.name)")
      }
    }
    #expect(count > 100, "the check found too few methods")
  }

  private static func merged(_ declarations: [Declaration]) -> [String: Declaration] {
    Dictionary(declarations.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Returns the declarations at the beginning of a line, with the methods directly in them.
  private static func declarations(in lines: [Substring]) -> [Declaration] {
    var found: [Declaration] = []
    var (header, method) = ("", "")
    var isInside = false
    for line in lines {
      if line == "}" {
        isInside = false
      } else if !isInside, !header.isEmpty || isHeader(line) {
        header += line
        guard line.hasSuffix("{") || line.hasSuffix("}") else { continue }
        if let declaration = declaration(header) {
          found.append(declaration)
          isInside = line.hasSuffix("{")
        }
        header = ""
      } else if isInside, !method.isEmpty || isMethod(line) {
        method += line
        guard method.count(where: { $0 == "(" }) == method.count(where: { $0 == ")" }) else {
          continue
        }
        if let name = methodName(method) { found[found.count - 1].methods.insert(name) }
        method = ""
      }
    }
    return found
  }

  private static func isHeader(_ line: Substring) -> Bool {
    guard let first = line.first, first.isLetter || first == "@" else { return false }
    return line.contains(/\b(class|protocol|extension) [A-Z]/)
  }

  private static func isMethod(_ line: Substring) -> Bool {
    line.hasPrefix("  ") && !line.hasPrefix("   ") && !line.hasPrefix("  //")
      && line.contains(/\bfunc [a-z]\w*\(/)
  }

  private static func declaration(_ header: String) -> Declaration? {
    guard
      let match = header.firstMatch(
        of: /\b(class|protocol|extension) ([\w.]+)(<[^>]*>)?\s*(:([^{]*))?/)
    else { return nil }
    let list = (match.5 ?? "").components(separatedBy: " where ")[0]
    let parents = list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    // The defaults of a constrained extension apply to some types only.
    let isConstrained = match.1 == "extension" && header.contains(" where ")
    return Declaration(
      kind: isConstrained ? "constrained" : String(match.1), name: String(match.2),
      parents: parents,
      isOpen: header.contains("open class") || header.contains("public protocol"))
  }

  /// Returns a method's name with the labels of its parameters.
  private static func methodName(_ text: String) -> String? {
    let text = text.replacingOccurrences(of: "->", with: "")
    guard let match = text.firstMatch(of: /\bfunc (\w+)\(/) else { return nil }
    var labels = ""
    var depth = 0
    var isLabel = true
    for character in text[match.range.upperBound...] {
      switch character {
      case "(", "[", "<": depth += 1
      case ")" where depth == 0: return "\(match.1)(\(labels))"
      case ")", "]": depth -= 1
      case ">" where depth > 0: depth -= 1
      case "," where depth == 0: isLabel = true
      case " ", ":":
        if isLabel, depth == 0, let last = labels.last, last != ":" {
          labels.append(":")
          isLabel = false
        }
      default: if isLabel, depth == 0 { labels.append(character) }
      }
    }
    return nil
  }
}
