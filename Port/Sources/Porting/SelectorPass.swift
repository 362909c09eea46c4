import SwiftSyntax

/// `#selector(tap)` becomes a constant of the type around it, which at the end of the file is
/// declared with and without the Objective-C runtime.
struct SelectorPass: PortingPass {
  func port(_ file: SourceFile, in project: ProjectIndex) -> (edits: [Edit], remarks: [Remark]) {
    let reader = SelectorReader(file, project)
    reader.walk(file.tree)
    let edits =
      reader.edits + reader.declarations + (reader.edits.isEmpty ? [] : reader.missingImport)
    return (edits, reader.remarks)
  }
}

/// A selector of a type, as the end of the file declares it.
private struct Constant: Hashable {
  let type: String
  let name: String
  let objectiveCName: String
  let method: String
}

private final class SelectorReader: SyntaxVisitor {
  private let file: SourceFile
  private let project: ProjectIndex
  var edits: [Edit] = []
  var remarks: [Remark] = []
  private var constants: [Int: [Constant]] = [:]

  init(_ file: SourceFile, _ project: ProjectIndex) {
    (self.file, self.project) = (file, project)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", !node.isForObjectiveC else { return .visitChildren }
    let line = file.line(of: node)
    guard node.arguments.count == 1, let argument = node.arguments.first,
      argument.label == nil, let target = Target(argument.expression)
    else {
      remarks.append(file.remark(line, .left, "\(node.trimmedDescription) names no method"))
      return .skipChildren
    }
    let scope = Scope(of: node)
    let owner = target.type ?? scope.name
    guard !owner.isEmpty, owner.first?.isUppercase == true else {
      remarks.append(
        file.remark(line, .left, "\(node.trimmedDescription): write the type of the method"))
      return .skipChildren
    }
    let method = project.method(target, of: owner)
    guard method.objectiveCName.filter({ $0 == ":" }).count <= 2 else {
      remarks.append(
        file.remark(line, .left, "\(node.trimmedDescription) takes more than two arguments"))
      return .skipChildren
    }
    if scope.canBeExtended, !scope.isProtocol, !scope.name.isEmpty {
      replace(node, by: method, of: owner, in: scope)
    } else {
      edits.append(
        Edit(
          node.start, node.end,
          "Selector(\"\(method.objectiveCName)\", \(owner).\(method.reference))"))
    }
    remarks.append(file.remark(line, .changed, "\(node.trimmedDescription) is a typed selector"))
    return .skipChildren
  }

  /// The way to the shared app that also compiles in extensions of apps.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard
      node.trimmedDescription
        == "UIApplication.value(forKeyPath: #keyPath(UIApplication.shared))", !node.isForObjectiveC
    else { return .visitChildren }
    edits.append(Edit(node.start, node.end, "(UIApplication.shared as Any)"))
    remarks.append(file.remark(file.line(of: node), .changed, "the app is UIApplication.shared"))
    return .skipChildren
  }

  private func replace(
    _ node: MacroExpansionExprSyntax, by method: ProjectIndex.Resolved, of owner: String,
    in scope: Scope
  ) {
    let clause = node.ancestors.last { $0.is(IfConfigClauseSyntax.self) }?
      .as(IfConfigClauseSyntax.self)
    let place = clause?.elements?.end ?? file.tree.endOfFileToken.start
    var name = method.name + "Selector"
    if owner != scope.name {
      let type = owner.replacing(".", with: "")
      name = type.loweringHead + name.raisingHead
    }
    let others = constants.values.joined().filter {
      $0.type == scope.name && $0.name.hasPrefix(name)
    }
    if let same = others.first(where: {
      $0.objectiveCName == method.objectiveCName && $0.method == "\(owner).\(method.reference)"
    }) {
      name = same.name
    } else if !others.isEmpty {
      name += "\(others.count + 1)"
    }
    let constant = Constant(
      type: scope.name, name: name, objectiveCName: method.objectiveCName,
      method: "\(owner).\(method.reference)")
    if constants[place]?.contains(constant) != true {
      constants[place, default: []].append(constant)
    }
    edits.append(Edit(node.start, node.end, "\(scope.name).\(name)"))
  }

  /// The imports on Linux: those without a condition, or with one that asks for UIKit.
  private var imports: [ImportDeclSyntax] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let isForUIKit = node.ancestors.allSatisfy {
      guard let clause = $0.as(IfConfigClauseSyntax.self) else { return true }
      let condition = clause.condition?.trimmedDescription ?? ""
      return condition.contains("canImport(UIKit)") || condition.contains("os(iOS)")
    }
    if isForUIKit { imports.append(node) }
    return .skipChildren
  }

  /// `Selector` comes with UIKit, where on Apple's systems Foundation is enough.
  var missingImport: [Edit] {
    guard let last = imports.last,
      !imports.contains(where: { $0.path.first?.name.text == "UIKit" })
    else { return [] }
    return [Edit(at: last.end, "\n#if canImport(UIKit)\nimport UIKit\n#endif")]
  }

  /// The constants at the ends of the blocks that they belong to.
  var declarations: [Edit] {
    constants.map { place, constants in
      func block(_ value: (Constant) -> String) -> String {
        var types: [String] = []
        for constant in constants where !types.contains(constant.type) {
          types.append(constant.type)
        }
        return types.map { type in
          let lines = constants.filter { $0.type == type }.map {
            "    fileprivate static nonisolated var \($0.name): Selector { \(value($0)) }\n"
          }
          return "  extension \(type) {\n\(lines.joined())  }\n"
        }.joined()
      }
      let text = """
        // Selectors: the Objective-C runtime finds methods by their names; elsewhere the method is told.
        #if canImport(ObjectiveC)
        \(block { "#selector(\($0.method))" })#else
        \(block { "Selector(\"\($0.objectiveCName)\", \($0.method))" })#endif

        """
      let atEnd = place == file.tree.endOfFileToken.start
      return Edit(at: place, atEnd ? "\n" + text : "\n\n" + text)
    }
  }
}

/// What a selector names.
struct Target {
  /// The type that is written; nil for the one around it.
  let type: String?
  let name: String
  /// Nil if no parameters are written.
  let labels: [String]?

  init?(_ expression: ExprSyntax) {
    if let cast = expression.as(SequenceExprSyntax.self), let first = cast.elements.first,
      cast.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) })
    {
      self.init(first)
    } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      let written = base.trimmedDescription
      self.init(written == "self" || written == "Self" ? nil : written, member.declName)
    } else if let name = expression.as(DeclReferenceExprSyntax.self) {
      self.init(nil, name)
    } else {
      return nil
    }
  }

  private init(_ type: String?, _ name: DeclReferenceExprSyntax) {
    self.type = type
    self.name = name.baseName.text
    labels = name.argumentNames?.arguments.map(\.name.text)
  }
}

extension ProjectIndex {
  /// A method as a selector calls it.
  struct Resolved {
    let name: String
    let objectiveCName: String
    let reference: String
  }

  /// UIKit's own methods that selectors name without their parameters.
  private static let withSender: Set<String> = [
    "endEditing", "copy", "cut", "paste", "select", "selectAll", "delete",
  ]

  func method(_ target: Target, of type: String) -> Resolved {
    let named = methods(named: target.name, of: type)
    let method = target.labels.map { labels in named.first { $0.labels == labels } } ?? named.first
    if let method {
      return Resolved(
        name: method.name, objectiveCName: method.objectiveCName, reference: method.reference)
    }
    let labels = target.labels ?? (Self.withSender.contains(target.name) ? ["_"] : [])
    let reference =
      labels.isEmpty
      ? target.name : "\(target.name)(\(labels.map { "\($0):" }.joined()))"
    return Resolved(
      name: target.name, objectiveCName: ObjectiveCName.of(target.name, labels),
      reference: reference)
  }
}

extension String {
  var loweringHead: String { prefix(1).lowercased() + dropFirst() }
  var raisingHead: String { prefix(1).uppercased() + dropFirst() }
}
