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
        let name = member.decl.shortName
        let line = file.line(of: member.decl)
        guard let entry = project.types[type], entry.isClass, let place = entry.place else {
          remarks.append(
            file.remark(line, .left, "\(name): \(type) is not of this project; subclass it"))
          continue
        }
        edits[file.path, default: []].append(Edit(member.position.utf8Offset, member.end, ""))
        let indented = reader.text(of: member).trimmingCharacters(in: .newlines)
        if place.path != file.path {
          let opened = reader.opening(namesIn: member, file, &remarks)
          edits[file.path, default: []] += opened
        }
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
  /// The access that an extension gives to its members.
  private var access: [SyntaxIdentifier: String] = [:]
  /// The private functions and variables at the top of the file.
  private var privates: [String: [DeclModifierSyntax]] = [:]

  /// The member with the access that its extension gives it.
  func text(of member: MemberBlockItemSyntax) -> String {
    guard let access = access[member.id],
      let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
      !modifiers.contains(where: { Self.accesses.contains($0.name.text) }),
      let first = modifiers.first
    else { return member.description }
    let offset = first.start - member.position.utf8Offset
    let bytes = Array(member.description.utf8)
    return String(decoding: bytes[..<offset], as: UTF8.self) + access + " "
      + String(decoding: bytes[offset...], as: UTF8.self)
  }

  private static let accesses: Set<String> = [
    "public", "open", "internal", "private", "fileprivate",
  ]

  /// Makes what a member uses of its file visible elsewhere.
  func opening(
    namesIn member: MemberBlockItemSyntax, _ file: SourceFile, _ remarks: inout [Remark]
  ) -> [Edit] {
    let used = Set(member.tokens(viewMode: .sourceAccurate).map(\.text))
    return used.sorted().flatMap { name in
      (privates.removeValue(forKey: name) ?? []).map { modifier in
        remarks.append(
          file.remark(file.line(of: modifier), .changed, "\(name) is used by the class, elsewhere"))
        return Edit(modifier.start, modifier.endWithBlank, "")
      }
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let modifier = node.modifiers.first(where: {
      ["private", "fileprivate"].contains($0.name.text)
    }),
      Syntax(node).isAtTop
    {
      privates[node.name.text, default: []].append(modifier)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let modifier = node.modifiers.first(where: {
      ["private", "fileprivate"].contains($0.name.text)
    }),
      Syntax(node).isAtTop
    {
      for binding in node.bindings {
        privates[binding.pattern.trimmedDescription, default: []].append(modifier)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members {
      let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
      if modifiers?.contains(where: { $0.name.text == "override" }) == true {
        access[member.id] = node.modifiers.first { Self.accesses.contains($0.name.text) }?.name.text
        found.append((node.extendedType.trimmedDescription, member))
      }
    }
    return .visitChildren
  }
}

extension DeclSyntax {
  /// A function's name with its labels, and the first line of what isn't one.
  fileprivate var shortName: String {
    if let function = self.as(FunctionDeclSyntax.self) {
      let labels = function.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
      return "\(function.name.text)(\(labels.joined()))"
    }
    return trimmedDescription.prefix { $0 != "{" && $0 != "\n" }
      .trimmingCharacters(in: .whitespaces)
  }
}
