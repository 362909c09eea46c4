import CGtk
import Foundation
import HostInterface

/// Requests of other programs on the session bus.
extension GtkAppHost {
  /// Hands links to a running instance and returns whether there is one; this instance then has to
  /// end.
  ///
  /// Otherwise this instance receives what later ones and the desktop ask for, unless one without
  /// links came before.
  package func handOver(
    _ links: [String], else onRequest: @escaping @MainActor (HostRequest) -> Void
  ) -> Bool {
    guard let instance else { return false }
    instance.onRequest = { [weak self] request, token in
      if let token { self?.windows.forEach { $0.allowRaising(by: token) } }
      onRequest(request)
    }
    return !instance.claim() && !links.isEmpty && instance.handOver(links)
  }

  /// Waits for what the session bus has started the app for.
  ///
  /// - Returns: The requests; none if another process has the identifier, if there is no
  ///   session bus, or if nobody asks within ten seconds.
  package func firstRequests() -> [HostRequest] {
    guard let instance else { return [] }
    let wait = RequestWait()
    instance.onRequest = { request, token in
      wait.requests.append(request)
      guard let token else { return }
      // GTK reads them when it opens the display.
      for name in ["XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"] { setenv(name, token, 1) }
    }
    defer { instance.onRequest = nil }
    guard instance.claim() else { return [] }
    let timer = g_timeout_add_seconds(
      10,
      { context in
        if let wait = object(context, as: RequestWait.self) {
          MainActor.assumeIsolated { wait.isOver = true }
        }
        return 0
      }, Unmanaged.passUnretained(wait).toOpaque())
    while wait.requests.isEmpty, !wait.isOver { g_main_context_iteration(nil, 1) }
    if !wait.isOver { g_source_remove(timer) }
    return wait.requests
  }
}

/// Collects the requests that arrive while an app waits for the first.
@MainActor private final class RequestWait {
  var requests: [HostRequest] = []
  var isOver = false
}
