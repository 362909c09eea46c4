import Foundation
import SwiftSyntax

/// Overrides in extensions move into the class: only the Objective-C runtime finds them elsewhere.
struct OverrideMove {
  /// Moves them in all files.
  func apply(to files: inout [SourceFile]) -> [Remark] {
    let project = ProjectIndex(files)
    var edits: [String: [Edit]] = [:]
    var remarks: [Remark] = []
    for file in files {
      let reader = OverrideReader(viewMode: .sourceAccurate)
      reader.walk(file.tree)
      for (type, member) in reader.found {
        let name = member.decl.trimmedDescription.prefix { $0 != "{" && $0 != "\n" }
          .trimmingCharacters(in: .whitespaces)
        let line = file.line(of: member.decl)
        guard let entry = project.types[type], entry.isClass, let place = entry.place else {
          remarks.append(
            file.remark(line, .left, "\(name): \(type) is not of this project; subclass it"))
          continue
        }
        edits[file.path, default: []].append(Edit(member.position.utf8Offset, member.end, ""))
        let indented = member.description.trimmingCharacters(in: .newlines)
        edits[place.path, default: []].append(Edit(at: place.offset, "\n\(indented)\n"))
        let suffix = place.path == file.path ? "" : " in \(place.path)"
        remarks.append(file.remark(line, .changed, "\(name) is in the class\(suffix)"))
      }
    }
    files = files.map { $0.applying(edits[$0.path] ?? []) }
    return remarks
  }
}

private final class OverrideReader: SyntaxVisitor {
  var found: [(type: String, member: MemberBlockItemSyntax)] = []

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members {
      let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
      if modifiers?.contains(where: { $0.name.text == "override" }) == true {
        found.append((node.extendedType.trimmedDescription, member))
      }
    }
    return .visitChildren
  }
}
