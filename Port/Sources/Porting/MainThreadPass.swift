import SwiftSyntax

/// Blocks that Foundation's timers and notifications call on the main thread say so: they belong to
/// no actor, and what they use of an app belongs to the main one.
struct MainThreadPass: PortingPass {
  func port(_ file: SourceFile, in project: ProjectIndex) -> (edits: [Edit], remarks: [Remark]) {
    let reader = MainThreadReader(file)
    reader.walk(file.tree)
    return (reader.edits, reader.remarks)
  }
}

private final class MainThreadReader: SyntaxVisitor {
  private let file: SourceFile
  var edits: [Edit] = []
  var remarks: [Remark] = []

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let thread = node.threadOfBlock, let block = node.block, !node.isForObjectiveC,
      !block.statements.isEmpty,
      block.statements.first?.trimmedDescription.hasPrefix("MainActor.assumeIsolated") == false
    else { return .visitChildren }
    let line = file.line(of: node)
    guard thread == .main, let start = block.signature?.inKeyword.end else {
      let reason =
        thread == .main
        ? "name its parameter, and put MainActor.assumeIsolated around what it does"
        : "it runs on the thread that posts; with queue: .main it can use views"
      remarks.append(file.remark(line, .left, "the block: \(reason)"))
      return .visitChildren
    }
    edits.append(Edit(at: start, " MainActor.assumeIsolated {"))
    edits.append(Edit(at: block.rightBrace.start, "} "))
    remarks.append(file.remark(line, .changed, "the block is for the main thread"))
    return .visitChildren
  }
}

private enum BlockThread { case main, unknown }

extension FunctionCallExprSyntax {
  /// The thread on which a timer or a notification calls the block; nil if the call is of neither.
  fileprivate var threadOfBlock: BlockThread? {
    let labels = arguments.compactMap { $0.label?.text }
    let called = calledExpression.trimmedDescription
    if called.hasSuffix("Timer.scheduledTimer") || ["Timer", "Timer.init"].contains(called) {
      return labels.contains("repeats") && !labels.contains("selector") ? .main : nil
    }
    guard called.hasSuffix(".addObserver"), labels.contains("forName"),
      let queue = arguments.first(where: { $0.label?.text == "queue" })?.expression
    else { return nil }
    return queue.trimmedDescription.hasSuffix(".main") ? .main : .unknown
  }

  /// The closure at the end of the call.
  fileprivate var block: ClosureExprSyntax? {
    trailingClosure ?? arguments.last?.expression.as(ClosureExprSyntax.self)
  }
}
