import SwiftSyntax

/// Optional requirements of protocols get defaults in an extension, and are called without `?`.
struct RequirementPass: PortingPass {
  func port(_ file: SourceFile, in project: ProjectIndex) -> (edits: [Edit], remarks: [Remark]) {
    let reader = RequirementReader(file, project)
    reader.walk(file.tree)
    return (reader.edits, reader.remarks)
  }
}

private final class RequirementReader: SyntaxVisitor {
  private let file: SourceFile
  private let project: ProjectIndex
  var edits: [Edit] = []
  var remarks: [Remark] = []

  /// How the names of UIKit's optional requirements begin.
  private static let delegates = [
    "scrollView", "tableView", "collectionView", "textField", "textView", "gestureRecognizer",
    "navigationController", "tabBarController", "presentationController", "searchBar",
    "pickerView", "application", "adaptivePresentationStyle", "animationDid",
    "numberOfSections", "updateSearchResults",
  ]

  init(_ file: SourceFile, _ project: ProjectIndex) {
    (self.file, self.project) = (file, project)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.hasOptionalRequirements else { return .visitChildren }
    let access =
      node.modifiers.first { ["public", "open"].contains($0.name.text) }
      .map { _ in "public " } ?? ""
    var defaults: [String] = []
    for member in node.memberBlock.members {
      guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        let optional = modifiers.first(where: { $0.name.text == "optional" })
      else { continue }
      edits.append(Edit(optional.start, optional.endWithBlank, ""))
      let line = file.line(of: member)
      guard let text = defaultImplementation(of: member.decl) else {
        remarks.append(file.remark(line, .left, "the requirement needs a default in an extension"))
        continue
      }
      defaults.append("  \(access)\(text)\n")
      remarks.append(
        file.remark(line, .changed, "an optional requirement has a default in an extension"))
    }
    if !defaults.isEmpty {
      edits.append(
        Edit(at: node.end, "\n\nextension \(node.name.text) {\n\(defaults.joined())}"))
    }
    return .visitChildren
  }

  private func defaultImplementation(of declaration: DeclSyntax) -> String? {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let result = function.signature.returnClause?.type
      let head = "func \(function.name.text)\(function.signature.trimmedDescription)"
      guard let result, result.trimmedDescription != "Void" else { return "\(head) {}" }
      if let fallback = project.fallbacks[function.name.text] { return "\(head) { \(fallback) }" }
      return result.is(OptionalTypeSyntax.self) ? "\(head) { nil }" : nil
    }
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, let type = binding.typeAnnotation?.type,
      type.is(OptionalTypeSyntax.self),
      binding.accessorBlock?.trimmedDescription.contains("set") != true
    else { return nil }
    return "var \(binding.pattern.trimmedDescription): \(type.trimmedDescription) { nil }"
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let (name, mark) = node.optionalMember, !node.isForObjectiveC,
      !project.closures.contains(name)
    else { return .visitChildren }
    let line = file.line(of: mark)
    if project.optionalRequirements.contains(name) {
      edits.append(Edit(mark.start, mark.end, ""))
      remarks.append(file.remark(line, .changed, "\(name) is called without ?"))
    } else if Self.delegates.contains(where: name.hasPrefix) {
      edits.append(Edit(mark.start, mark.end, ""))
      remarks.append(
        file.remark(line, .changed, "\(name) has a default; Apple's UIKit wants its ? back"))
    }
    return .visitChildren
  }
}
