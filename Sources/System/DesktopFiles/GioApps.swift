import CGtk
import Foundation

/// The programs that are installed.
enum GioApps {
  /// The programs for all of the files, by the types that their names tell. GIO reads desktop
  /// entries: not for the main thread.
  static func apps(forNames names: [String]) -> [DesktopApp] {
    var common: [DesktopApp]?
    for type in Set(names.compactMap(contentType)) {
      let found = apps(forType: type)
      common = common?.filter(found.contains) ?? found
    }
    return common ?? []
  }

  static func contentType(of name: String) -> String? {
    guard let type = g_content_type_guess(name, nil, 0, nil) else { return nil }
    defer { g_free(type) }
    return String(cString: type)
  }

  private static func apps(forType type: String) -> [DesktopApp] {
    var found: [DesktopApp] = []
    if let usual = g_app_info_get_default_for_type(type, 0) {
      add(usual, to: &found)
      g_object_unref(UnsafeMutableRawPointer(usual))
    }
    let list = g_app_info_get_recommended_for_type(type)
    var item = list
    while let current = item {
      if let app = current.pointee.data {
        add(OpaquePointer(app), to: &found)
        g_object_unref(app)
      }
      item = current.pointee.next
    }
    g_list_free(list)
    return found
  }

  private static func add(_ app: OpaquePointer, to found: inout [DesktopApp]) {
    guard g_app_info_should_show(app) != 0, let id = g_app_info_get_id(app),
      let name = g_app_info_get_display_name(app)
    else { return }
    let app = DesktopApp(id: String(cString: id), name: String(cString: name))
    if !found.contains(app) { found.append(app) }
  }

  static func open(_ uris: [String], with id: String) -> Bool {
    let all = g_app_info_get_all()
    defer { g_list_free_full(all, g_object_unref) }
    var item = all
    while let current = item {
      item = current.pointee.next
      guard let data = current.pointee.data else { continue }
      let app = OpaquePointer(data)
      if let own = g_app_info_get_id(app), String(cString: own) == id { return launch(app, uris) }
    }
    return false
  }

  static func openFolder(_ uri: String) -> Bool {
    guard let app = g_app_info_get_default_for_type("inode/directory", 1) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(app)) }
    return launch(app, [uri])
  }

  private static func launch(_ app: OpaquePointer, _ uris: [String]) -> Bool {
    let copies = uris.map { g_strdup($0) }
    var list: UnsafeMutablePointer<GList>?
    for copy in copies.reversed() { list = g_list_prepend(list, copy) }
    defer {
      g_list_free(list)
      for copy in copies { g_free(copy) }
    }
    return g_app_info_launch_uris(app, list, nil, nil) != 0
  }
}
