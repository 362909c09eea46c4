import SwiftSyntax

/// Attributes for the Objective-C runtime are compiled only where there is one, and
/// `@UIApplicationMain` becomes `@main`.
struct AttributePass: PortingPass {
  func port(_ file: SourceFile, in project: ProjectIndex) -> (edits: [Edit], remarks: [Remark]) {
    let reader = AttributeReader(file)
    reader.walk(file.tree)
    return (reader.edits, reader.remarks)
  }
}

private final class AttributeReader: SyntaxVisitor {
  private let file: SourceFile
  var edits: [Edit] = []
  var remarks: [Remark] = []

  private static let runtime: Set<String> = [
    "objc", "objcMembers", "IBAction", "IBOutlet", "IBSegueAction", "NSManaged", "GKInspectable",
  ]

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    let line = file.line(of: node)
    if name == "UIApplicationMain" || name == "NSApplicationMain" {
      edits.append(Edit(node.start, node.end, "@main"))
      remarks.append(file.remark(line, .changed, "@\(name) is @main"))
    }
    guard Self.runtime.contains(name), !node.isForObjectiveC else { return .skipChildren }
    if isActionAsOnLinux(node, name) { return .skipChildren }
    if let declaration = node.ancestors.first(where: { $0.is(ProtocolDeclSyntax.self) })?
      .as(ProtocolDeclSyntax.self), declaration.hasOptionalRequirements
    {
      // A protocol with requirements that have defaults is none of Objective-C's.
      edits.append(Edit(node.start, node.endWithBlank, ""))
      return .skipChildren
    }
    let indentation = file.indentation(at: node.start)
    let head = file.isFirstInLine(node.start) ? "" : "\n" + indentation
    edits.append(
      Edit(
        node.start, node.endWithBlank,
        "\(head)#if canImport(ObjectiveC)\n\(indentation)\(node.trimmedDescription)\n"
          + "\(indentation)#endif\n\(indentation)"))
    if name == "IBOutlet" || name == "NSManaged" {
      remarks.append(
        file.remark(line, .left, "@\(name): make the object in code, as there are no nib files"))
    } else {
      remarks.append(file.remark(line, .changed, "@\(name) is for the Objective-C runtime only"))
    }
    return .skipChildren
  }

  /// Linux accepts the attribute of actions with one parameter.
  private func isActionAsOnLinux(_ node: AttributeSyntax, _ name: String) -> Bool {
    guard name == "IBAction",
      let function = node.ancestors.first(where: { $0.is(FunctionDeclSyntax.self) })?
        .as(FunctionDeclSyntax.self)
    else { return false }
    return function.signature.parameterClause.parameters.count == 1
      && function.signature.returnClause == nil
  }
}

extension SyntaxProtocol {
  /// The end including the white space behind it.
  var endWithBlank: Int {
    endPositionBeforeTrailingTrivia.utf8Offset
      + (nextLeadingBlank ?? trailingTrivia.sourceLength.utf8Length)
  }

  /// The white space and the line break between this node and the next one; nil if there is more.
  private var nextLeadingBlank: Int? {
    guard let next = lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    else { return nil }
    let between = trailingTrivia + next.leadingTrivia
    let isBlank = between.allSatisfy { piece in piece.isWhitespace }
    return isBlank ? between.sourceLength.utf8Length : nil
  }
}

extension ProtocolDeclSyntax {
  var hasOptionalRequirements: Bool {
    memberBlock.members.contains { member in
      member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
        .contains { $0.name.text == "optional" } == true
    }
  }
}
