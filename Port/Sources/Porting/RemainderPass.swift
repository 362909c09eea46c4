import SwiftSyntax

/// Tells of what a person has to change.
struct RemainderPass: PortingPass {
  func port(_ file: SourceFile, in project: ProjectIndex) -> (edits: [Edit], remarks: [Remark]) {
    let reader = RemainderReader(file)
    reader.walk(file.tree)
    return ([], reader.remarks)
  }
}

private final class RemainderReader: SyntaxVisitor {
  private let file: SourceFile
  var remarks: [Remark] = []

  /// Calls, and what to do about them.
  private static let calls = [
    "UIStoryboard": "a storyboard: make its controllers in code",
    "UINib": "a nib file: make its views in code",
    "loadNibNamed": "a nib file: make its views in code",
    "instantiateViewController": "a storyboard: make the controller in code",
    "performSegue": "a segue: push or present the controller in code",
    "method_exchangeImplementations": "methods can't be exchanged: override or call instead",
    "class_getInstanceMethod": "methods can't be looked up: call them",
    "class_addMethod": "methods can't be added: declare them",
    "NSClassFromString": "classes can't be looked up by name: keep a table of them",
    "responds": "requirements with defaults are always there, so this is true of each",
    "setValue": "key-value coding: set the property",
    "value": "key-value coding: read the property",
  ]
  private static let observable: Set<String> = [
    "contentOffset", "contentSize", "frame", "bounds", "center",
  ]

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  private func leave(_ node: some SyntaxProtocol, _ text: String) {
    guard !node.isForObjectiveC else { return }
    remarks.append(file.remark(file.line(of: node), .left, text))
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "UINib" { leave(node, "UINib: \(Self.calls["UINib"] ?? "")") }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "observeValue",
      node.modifiers.contains(where: { $0.name.text == "override" })
    {
      leave(node, "observeValue(forKeyPath:): do this in the closure that didSet calls")
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let isTold = node.ancestors.contains {
      $0.as(FunctionCallExprSyntax.self)?.isOfKeyPath == true
        || $0.as(FunctionDeclSyntax.self)?.name.text == "observeValue"
    }
    if node.macroName.text == "keyPath", !isTold {
      leave(node, "\(node.trimmedDescription): write the name, or read the property")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    let name = member?.declName.baseName.text ?? node.calledExpression.trimmedDescription
    let first = node.arguments.first?.label?.text
    switch name {
    case "responds" where first == "to": leave(node, "responds(to:): \(Self.calls[name] ?? "")")
    case "setValue", "value":
      guard node.isOfKeyPath else { break }
      if !node.trimmedDescription.contains("UIApplication.shared)") {
        leave(node, "\(name): \(Self.calls[name] ?? "")")
      }
    case "responds": break
    case "addObserver" where node.isOfKeyPath:
      leave(
        node,
        "addObserver(_:forKeyPath:): observe(\\.…) of a view's geometry; else a closure that the "
          + "property calls in didSet")
    case "removeObserver" where node.isOfKeyPath:
      leave(node, "removeObserver(_:forKeyPath:): drop it with the observation")
    case "observe":
      guard let path = node.arguments.first?.expression.as(KeyPathExprSyntax.self),
        let last = path.components.last?.component.trimmedDescription,
        !Self.observable.contains(last)
      else { break }
      leave(node, "\(last) can't be observed: only what follows from a view's geometry can")
    case "init":
      guard let base = member?.base?.trimmedDescription, base != "super", base != "self",
        base.first?.isLowercase == true
      else { break }
      leave(node, "\(base).init: the initializer of the class has to be required")
    default:
      if let text = Self.calls[name] { leave(node, "\(name): \(text)") }
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call names a property by a key or a key path as a string.
  fileprivate var isOfKeyPath: Bool {
    arguments.contains { $0.label?.text == "forKey" || $0.label?.text == "forKeyPath" }
  }
}
