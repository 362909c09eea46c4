import Foundation

/// Ports the sources of a project.
public struct Porter {
  /// Creates a porter.
  public init() {}

  /// Returns the ported files, among them those that are added, and what to tell of them.
  public func port(_ sources: [(path: String, text: String)]) -> PortedProject {
    var files = sources.map { SourceFile(path: $0.path, text: $0.text) }
    let project = ProjectIndex(files)
    let passes: [any PortingPass] = [
      SelectorPass(), AttributePass(), RequirementPass(), ConditionPass(), ObjectOverridePass(),
      MainThreadPass(), RemainderPass(),
    ]
    var remarks: [Remark] = []
    files = files.map { file in
      var edits: [Edit] = []
      for pass in passes {
        let result = pass.port(file, in: project)
        edits += result.edits
        remarks += result.remarks
      }
      return file.applying(edits)
    }
    remarks += OverrideMove().apply(to: &files)
    if let support = RuntimeSupport.file(for: files) {
      if !files.contains(where: { $0.path == support.path }) {
        remarks.append(support.remark(1, .changed, "what the Objective-C runtime has otherwise"))
        files.append(support)
      }
    }
    let order = remarks.enumerated().sorted {
      ($0.element.path, $0.element.line, $0.offset) < ($1.element.path, $1.element.line, $1.offset)
    }
    return PortedProject(
      files: files.map { ($0.path, $0.text) }, remarks: order.map(\.element))
  }
}

/// A ported project.
public struct PortedProject {
  /// The files with their contents.
  public let files: [(path: String, text: String)]
  /// What was done and what was left, by file and line.
  public let remarks: [Remark]
}
