import QuartzCore

/// What a programmer should know and a person at the screen cannot use.
@MainActor enum Warning {
  /// Standard error, unless a test listens.
  static var sink: (String) -> Void = { text in
    FileHandle.standardError.write(Data("UIKit: \(text)\n".utf8))
  }

  static func write(_ text: String) { sink(text) }
}
