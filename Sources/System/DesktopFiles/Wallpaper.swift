import CGtk

/// The background of desktops that have GNOME's settings.
enum Wallpaper {
  private static let schema = "org.gnome.desktop.background"

  private static func has(_ key: String) -> Bool {
    guard let source = g_settings_schema_source_get_default(),
      let found = g_settings_schema_source_lookup(source, schema, 1)
    else { return false }
    defer { g_settings_schema_unref(found) }
    return g_settings_schema_has_key(found, key) != 0
  }

  static var isAvailable: Bool { has("picture-uri") }

  static func set(_ uri: String) -> Bool {
    // Asking for settings that aren't installed would end the program.
    guard isAvailable, let settings = g_settings_new(schema) else { return false }
    defer { g_object_unref(settings) }
    var isSet = g_settings_set_string(settings, "picture-uri", uri) != 0
    if has("picture-uri-dark") {
      isSet = g_settings_set_string(settings, "picture-uri-dark", uri) != 0 && isSet
    }
    g_settings_sync()
    return isSet
  }
}
