/// A kind of change. All passes read the files as they were.
protocol PortingPass {
  /// Returns the changes of a file, and what to tell of it.
  func port(_ file: SourceFile, in project: ProjectIndex) -> (edits: [Edit], remarks: [Remark])
}

extension SourceFile {
  func remark(_ line: Int, _ kind: Remark.Kind, _ text: String) -> Remark {
    Remark(path: path, line: line, kind: kind, text: text)
  }
}
