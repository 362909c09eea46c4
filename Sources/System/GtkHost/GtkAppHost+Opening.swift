import CGtk
import Foundation
import HostInterface

/// Opening URLs with the desktop's default apps, which GIO finds; in a sandbox, through the portal.
extension GtkAppHost {
  package func opener(of url: URL) -> HostURLOpener {
    // In a sandbox only the portal knows the desktop's apps, and it asks the person.
    if FileManager.default.fileExists(atPath: "/.flatpak-info") { return .otherApp }
    guard let info = Self.defaultApp(for: url) else { return .nobody }
    defer { g_object_unref(UnsafeMutableRawPointer(info)) }
    guard let id = g_app_info_get_id(info) else { return .otherApp }
    return String(cString: id) == applicationIdentifier + ".desktop" ? .thisApp : .otherApp
  }

  /// Owned by the caller.
  private static func defaultApp(for url: URL) -> OpaquePointer? {
    if url.isFileURL {
      let file = g_file_new_for_uri(url.absoluteString)
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      return g_file_query_default_handler(file, nil, nil)
    }
    return url.scheme.flatMap { g_app_info_get_default_for_uri_scheme($0) }
  }

  package func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
    let box = Unmanaged.passRetained(OpeningCompletion(completion)).toOpaque()
    g_app_info_launch_default_for_uri_async(
      url.absoluteString, nil, nil,
      { _, result, context in
        guard let context else { return }
        let completion = Unmanaged<OpeningCompletion>.fromOpaque(context).takeRetainedValue()
        let isOpened = g_app_info_launch_default_for_uri_finish(result, nil) != 0
        MainActor.assumeIsolated { MainLoopWait.deliver { completion.call(isOpened) } }
      }, box)
  }
}

/// Keeps a closure while GIO works.
private final class OpeningCompletion: Sendable {
  let call: @MainActor @Sendable (Bool) -> Void

  @MainActor init(_ call: @escaping @MainActor (Bool) -> Void) { self.call = call }
}
