import SwiftSyntax

/// The types around a node.
struct Scope {
  /// The qualified name of the innermost type; empty at the top of a file.
  private(set) var name = ""
  /// Whether an extension elsewhere in the file can name it.
  private(set) var canBeExtended = true
  private(set) var isProtocol = false

  init(of node: some SyntaxProtocol) {
    var names: [String] = []
    var isInType = false
    for ancestor in node.ancestors {
      if isInType, ancestor.is(CodeBlockSyntax.self) { canBeExtended = false }
      guard let found = Self.type(ancestor) else { continue }
      if !names.isEmpty || isInType, found.isPrivate, !ancestor.isAtTop { canBeExtended = false }
      if names.isEmpty { isProtocol = found.isProtocol }
      if found.isPrivate, !ancestor.isAtTop { canBeExtended = false }
      names.append(found.name)
      isInType = true
    }
    name = names.reversed().joined(separator: ".")
  }

  private static func type(_ node: Syntax) -> (name: String, isPrivate: Bool, isProtocol: Bool)? {
    func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.contains { $0.name.text == "private" }
    }
    if let node = node.as(ClassDeclSyntax.self) {
      return (node.name.text, isPrivate(node.modifiers), false)
    }
    if let node = node.as(StructDeclSyntax.self) {
      return (node.name.text, isPrivate(node.modifiers), false)
    }
    if let node = node.as(EnumDeclSyntax.self) {
      return (node.name.text, isPrivate(node.modifiers), false)
    }
    if let node = node.as(ProtocolDeclSyntax.self) {
      return (node.name.text, isPrivate(node.modifiers), true)
    }
    if let node = node.as(ExtensionDeclSyntax.self) {
      return (node.extendedType.trimmedDescription, false, false)
    }
    return nil
  }
}

extension Syntax {
  /// Whether a declaration is in no other one.
  var isAtTop: Bool {
    !ancestors.contains { $0.is(MemberBlockSyntax.self) || $0.is(CodeBlockSyntax.self) }
  }
}
