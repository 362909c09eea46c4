import QuartzCore

/// Warnings for developers, which aren't shown to the user of the app.
@MainActor enum Warning {
  /// Writes to standard error; replaced by tests.
  static var sink: (String) -> Void = { text in
    FileHandle.standardError.write(Data("UIKit: \(text)\n".utf8))
  }

  static func write(_ text: String) { sink(text) }
}
