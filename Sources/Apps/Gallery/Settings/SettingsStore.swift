import Foundation
import PhotoIndexing

/// Keeps the settings between launches, and tells who uses them of changes.
@MainActor final class SettingsStore {
  /// Where settings are kept.
  enum Place: Sendable, Equatable {
    /// Only as long as the program runs.
    case memory
    /// With the settings of the program.
    case standard
    /// With those of another domain.
    case suite(String)
  }

  var value: Settings {
    didSet {
      guard value != oldValue else { return }
      save()
      for observer in observers { observer(value) }
    }
  }

  /// The folder with the settings of the standard place.
  nonisolated static var folder: URL {
    let variable = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? ""
    // The specification says to ignore relative paths.
    return variable.hasPrefix("/")
      ? URL(fileURLWithPath: variable)
      : FileID.home.url.appendingPathComponent(".config")
  }

  private let defaults: UserDefaults?
  private var observers: [@MainActor (Settings) -> Void] = []
  private static let key = "Settings"

  init(_ place: Place = .memory) {
    switch place {
    case .memory: defaults = nil
    case .standard: defaults = .standard
    case .suite(let name): defaults = UserDefaults(suiteName: name)
    }
    let data = defaults?.data(forKey: Self.key)
    value = data.flatMap { try? JSONDecoder().decode(Settings.self, from: $0) } ?? Settings()
  }

  /// Calls a closure with the settings now and whenever they change.
  func observe(_ observer: @escaping @MainActor (Settings) -> Void) {
    observers.append(observer)
    observer(value)
  }

  private func save() {
    guard let defaults, let data = try? JSONEncoder().encode(value) else { return }
    defaults.set(data, forKey: Self.key)
  }
}
