import SwiftSyntax

/// The types of a project and their methods, by name.
struct ProjectIndex {
  struct Method {
    let name: String
    let labels: [String]
    /// The name that `@objc(name)` gives.
    let givenName: String?

    /// The name that the Objective-C runtime knows.
    var objectiveCName: String { givenName ?? ObjectiveCName.of(name, labels) }
    var reference: String { labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))" }
  }

  struct TypeEntry {
    var methods: [Method] = []
    var inherited: [String] = []
    /// The file with the declaration, and the place before its closing brace.
    var place: (path: String, offset: Int)?
    var isClass = false
    var isProtocol = false
  }

  private(set) var types: [String: TypeEntry] = [:]
  /// The names of requirements that are optional.
  private(set) var optionalRequirements: Set<String> = []
  /// What callers use where an optional requirement isn't there.
  private(set) var fallbacks: [String: String] = [:]
  /// The names of properties that hold closures.
  private(set) var closures: Set<String> = []

  init(_ files: [SourceFile]) {
    for file in files {
      let reader = IndexReader(file)
      reader.walk(file.tree)
      for (name, entry) in reader.types { merge(entry, into: name) }
      optionalRequirements.formUnion(reader.optionalRequirements)
      fallbacks.merge(reader.fallbacks) { first, _ in first }
      closures.formUnion(reader.closures)
    }
  }

  private mutating func merge(_ entry: TypeEntry, into name: String) {
    types[name, default: TypeEntry()].methods += entry.methods
    types[name]?.inherited += entry.inherited
    if let place = entry.place {
      types[name]?.place = place
      types[name]?.isClass = entry.isClass
      types[name]?.isProtocol = entry.isProtocol
    }
  }

  /// Returns the methods of a type with a name, nearest first: its own and those of the project's
  /// types that it inherits from.
  func methods(named name: String, of type: String) -> [Method] {
    var (found, seen, next): ([Method], Set<String>, [String]) = ([], [], [type])
    while let type = next.popLast() {
      guard seen.insert(type).inserted else { continue }
      let entry = types[type] ?? types[type.split(separator: ".").last.map(String.init) ?? type]
      found += entry?.methods.filter { $0.name == name } ?? []
      next += entry?.inherited ?? []
    }
    return found
  }
}

/// The names that Swift gives to methods in the Objective-C runtime.
enum ObjectiveCName {
  static func of(_ name: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return name }
    let head = first == "_" ? "" : "With" + first.prefix(1).uppercased() + first.dropFirst()
    return name + head + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }
}

private final class IndexReader: SyntaxVisitor {
  private let file: SourceFile
  var types: [String: ProjectIndex.TypeEntry] = [:]
  var optionalRequirements: Set<String> = []
  var fallbacks: [String: String] = [:]
  var closures: Set<String> = []

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  private func declare(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, isClass: Bool = false, isProtocol: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let name = Scope(of: node.memberBlock).name
    var entry = types[name] ?? ProjectIndex.TypeEntry()
    entry.inherited += node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    entry.place = (file.path, node.memberBlock.rightBrace.start)
    (entry.isClass, entry.isProtocol) = (isClass, isProtocol)
    types[name] = entry
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, isClass: true)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, isProtocol: true)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let given = node.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "objc" }?.arguments?.trimmedDescription
    let method = ProjectIndex.Method(
      name: node.name.text,
      labels: node.signature.parameterClause.parameters.map(\.firstName.text),
      givenName: given)
    let scope = Scope(of: node)
    types[scope.name, default: ProjectIndex.TypeEntry()].methods.append(method)
    if node.modifiers.contains(where: { $0.name.text == "optional" }) {
      optionalRequirements.insert(node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      if binding.typeAnnotation?.trimmedDescription.contains("->") == true {
        closures.insert(binding.pattern.trimmedDescription)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    .visitChildren
  }

  /// `delegate?.shouldClose?(self) ?? true`, which isn't folded by precedence yet.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for (index, part) in parts.enumerated().dropLast(2)
    where parts[index + 1].trimmedDescription == "??" {
      if let call = part.as(FunctionCallExprSyntax.self), let name = call.optionalMember?.name {
        fallbacks[name] = parts[index + 2].trimmedDescription
      }
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The member and the question mark of `base.name?(…)`.
  var optionalMember: (name: String, mark: TokenSyntax)? {
    guard let chain = calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self)
    else { return nil }
    return (member.declName.baseName.text, chain.questionMark)
  }
}
