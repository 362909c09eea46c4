import Foundation

extension String {
  /// Creates the localized string of a key in the user's language, from a file such as
  /// `de.lproj/Localizable.strings` of a bundle. A key that no file has is its own text.
  ///
  /// Apple's Foundation has this initializer. As there, what depends on a number comes from a file
  /// such as `de.lproj/Localizable.stringsdict`, by the plural rules of CLDR.
  ///
  /// - Parameters:
  ///   - table: The name of the file; nil for `Localizable`.
  ///   - bundle: The bundle with the file; nil for the main bundle.
  ///   - locale: How numbers are written.
  ///   - comment: What translators should know; not read.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = StringCatalog.format(
      keyAndValue.key, table: table ?? "Localizable", in: bundle ?? .main)
    self = (format ?? LocalizedFormat(format: keyAndValue.key))
      .text(with: keyAndValue.arguments, in: UserLanguages.resolved(locale))
  }

  /// Creates the localized string of a key that isn't the text itself; a key that no file has gives
  /// the default value.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = StringCatalog.format(
      "\(key)", table: table ?? "Localizable", in: bundle ?? .main)
    self = (format ?? LocalizedFormat(format: defaultValue.key))
      .text(with: defaultValue.arguments, in: UserLanguages.resolved(locale))
  }
}

extension Bundle {
  /// The folder with the bundle's resources.
  package var resourceFolder: URL { resourceURL ?? bundleURL }

  /// The resources that the Swift Package Manager made of a module of this package.
  ///
  /// They lie in a folder such as `Vitrine_UIKitCore.resources`, beside the program where it was
  /// built. An installed program `bin/viewer` may have it in `share/viewer` as well. Without the
  /// folder, it is the main bundle, and strings are shown in English.
  package static func packageResources(ofModule module: String) -> Bundle {
    let name = "Vitrine_\(module).resources"
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = program.deletingLastPathComponent()
    let shared = beside.deletingLastPathComponent()
      .appendingPathComponent("share/\(program.lastPathComponent)")
    let places = [Bundle.main.resourceFolder, Bundle.main.bundleURL, beside, shared]
    return places.lazy.compactMap { Bundle(url: $0.appendingPathComponent(name)) }.first ?? .main
  }
}
