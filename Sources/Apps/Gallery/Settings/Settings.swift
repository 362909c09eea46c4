import Foundation
import PhotoMetadata
import UIKit

/// The settings that the person has chosen, kept as one value.
struct Settings: Codable, Equatable, Sendable {
  enum Appearance: String, Codable, CaseIterable, Sendable {
    /// As the desktop is.
    case system
    case light, dark
  }

  /// The action of a mouse's wheel over a photo.
  enum Wheel: String, Codable, CaseIterable, Sendable { case zooms, turnsPages }

  /// Where stars, tags and titles are written.
  enum MetadataPlace: String, Codable, CaseIterable, Sendable {
    /// Into files beside the photos.
    case sidecars
    /// Into the photos themselves, where their format allows it.
    case photos
  }

  struct Slideshow: Codable, Equatable, Sendable {
    enum Order: String, Codable, CaseIterable, Sendable { case library, shuffled }

    /// How long each photo is shown, in seconds.
    var seconds = 4.0
    var order = Order.library
    /// Whether the first photo follows the last.
    var isLooping = true

    /// The durations that are offered, in seconds.
    static let durations = [2, 3, 4, 5, 8, 15, 30]
  }

  var appearance = Appearance.system
  /// Whether motion is reduced even if the desktop doesn't ask for it.
  var reducesMotion = false
  var wheel = Wheel.zooms
  /// Whether the next photo is zoomed like the one before.
  var keepsZoom = false
  /// Whether photos open with the filmstrip.
  var showsFilmstrip = false
  var slideshow = Slideshow()
  var metadataPlace = MetadataPlace.sidecars
  /// Whether the gestures were introduced.
  var hasSeenWelcome = false

  init() {}

  /// Settings that another version of the program doesn't write, or writes otherwise, keep their
  /// defaults.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys, _ usual: Value) -> Value {
      (try? values.decode(Value.self, forKey: key)) ?? usual
    }
    appearance = read(.appearance, appearance)
    reducesMotion = read(.reducesMotion, reducesMotion)
    wheel = read(.wheel, wheel)
    keepsZoom = read(.keepsZoom, keepsZoom)
    showsFilmstrip = read(.showsFilmstrip, showsFilmstrip)
    slideshow = read(.slideshow, slideshow)
    if !(1...3600).contains(slideshow.seconds) { slideshow.seconds = Slideshow().seconds }
    metadataPlace = read(.metadataPlace, metadataPlace)
    hasSeenWelcome = read(.hasSeenWelcome, hasSeenWelcome)
  }
}

extension Settings.Appearance {
  var interfaceStyle: UIUserInterfaceStyle {
    switch self {
    case .system: .unspecified
    case .light: .light
    case .dark: .dark
    }
  }
}

extension Settings.MetadataPlace {
  var storage: MetadataWriter.Storage { self == .photos ? .file : .sidecar }
}
