import SwiftSyntax

/// Overrides of what Foundation declares for every object, such as `isEqual(_:)`, belong to no
/// actor, while what they ask of an object belongs to the main actor.
struct ObjectOverridePass: PortingPass {
  func port(_ file: SourceFile, in project: ProjectIndex) -> (edits: [Edit], remarks: [Remark]) {
    let reader = ObjectOverrideReader(file, project)
    reader.walk(file.tree)
    return (reader.edits, reader.remarks)
  }
}

private final class ObjectOverrideReader: SyntaxVisitor {
  private let file: SourceFile
  private let project: ProjectIndex
  var edits: [Edit] = []
  var remarks: [Remark] = []

  init(_ file: SourceFile, _ project: ProjectIndex) {
    (self.file, self.project) = (file, project)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "isEqual", let body = node.body {
      isolate(node, node.modifiers, "Bool", body.leftBrace, body.rightBrace)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let types = ["hash": "Int", "description": "String", "debugDescription": "String"]
    if let binding = node.bindings.first, let accessor = binding.accessorBlock,
      case .getter = accessor.accessors, let type = types[binding.pattern.trimmedDescription]
    {
      isolate(node, node.modifiers, type, accessor.leftBrace, accessor.rightBrace)
    }
    return .visitChildren
  }

  private func isolate(
    _ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax, _ type: String,
    _ left: TokenSyntax, _ right: TokenSyntax
  ) {
    let names = modifiers.map(\.name.text)
    guard names.contains("override"), !names.contains("nonisolated"), let first = modifiers.first,
      project.isObject(Scope(of: node).name)
    else { return }
    edits.append(Edit(at: first.start, "nonisolated "))
    edits.append(Edit(at: left.end, " MainActor.assumeIsolated { () -> \(type) in"))
    edits.append(Edit(at: right.start, "} "))
    remarks.append(
      file.remark(
        file.line(of: first), .changed, "an override of every object's is for the main thread"))
  }
}

extension ProjectIndex {
  /// Whether a type inherits from a class of Foundation or UIKit. All of an app's own are the main
  /// actor's, UIKit's by themselves and the others by the isolation of the target.
  func isObject(_ type: String) -> Bool {
    var (seen, next): (Set<String>, [String]) = ([], [type])
    while let type = next.popLast() {
      guard seen.insert(type).inserted else { continue }
      if types[type]?.place == nil, ["NS", "UI", "CA", "AV"].contains(where: type.hasPrefix) {
        return true
      }
      next += types[type]?.inherited ?? []
    }
    return false
  }
}
