extension FileID {
  /// How much the file looks like a copy of another one that is the same. Names of copies say so, or
  /// are longer than those of what they were made of: "copy_8.jpg", "photo (1).jpg".
  var copyRank: Int {
    (Self.saysCopy(displayName) ? 2 << 16 : 0) + (Self.saysCopy(folder.displayName) ? 1 << 16 : 0)
      + name.count
  }

  /// What programs and people call copies, in the languages of the programs.
  private static let words: Set<String> = [
    "copy", "copies", "backup", "backups", "duplicate", "duplicates", "kopie", "kopien",
    "sicherung", "copie", "sauvegarde", "doublon", "doublons", "コピー", "のコピー", "複製", "نسخة",
  ]

  private static func saysCopy(_ name: String) -> Bool {
    name.lowercased().split { !$0.isLetter }.contains { words.contains(String($0)) }
  }
}
