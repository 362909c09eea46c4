import CGtk
import CGtkShim
import Foundation
import HostInterface

/// The single instance of an app that receives links and actions, as
/// `org.freedesktop.Application` on the session bus.
///
/// Links are passed on unchanged. GApplication would convert them to files and back, which alters
/// some if other schemes are mounted.
@MainActor final class RunningInstance {
  private let identifier: String
  private let bus: OpaquePointer
  private var registration: guint = 0
  /// Called on the main loop with what others ask for, and with what lets a window come to the
  /// front.
  var onRequest: ((HostRequest, _ token: String?) -> Void)?

  /// Nil without a session bus.
  init?(identifier: String) {
    guard SessionBus.mayExist, let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else {
      return nil
    }
    // The app must not end with the bus.
    g_dbus_connection_set_exit_on_close(bus, 0)
    self.identifier = identifier
    self.bus = bus
  }

  /// Returns false if another process has the identifier. Waits for the bus, at most a second.
  func claim() -> Bool {
    guard registration == 0 else { return true }
    registration = host_instance_export(
      bus, identifier, Self.callbacks, Unmanaged.passUnretained(self).toOpaque())
    guard registration != 0 else { return false }
    if host_instance_own(bus, identifier) != 0 { return true }
    withdraw()
    return false
  }

  private static var callbacks: HostInstanceCallbacks {
    HostInstanceCallbacks(
      open: { context, links, count, token in
        guard let instance = object(context, as: RunningInstance.self) else { return }
        let texts = (0..<count).compactMap { links?[Int($0)].map { String(cString: $0) } }
        let name = token.map { String(cString: $0) }
        MainActor.assumeIsolated {
          MainLoopWait.deliver { instance.onRequest?(.open(texts), name) }
        }
      },
      act: { context, action, token in
        guard let instance = object(context, as: RunningInstance.self), let action else { return }
        let (text, name) = (String(cString: action), token.map { String(cString: $0) })
        MainActor.assumeIsolated {
          MainLoopWait.deliver {
            instance.onRequest?(.action(text, title: instance.title(ofAction: text)), name)
          }
        }
      })
  }

  /// The title of an action in the app's `.desktop` file; the action's name where that has none.
  private func title(ofAction action: String) -> String {
    guard let title = host_instance_action_title(identifier, action) else { return action }
    defer { g_free(title) }
    return String(cString: title)
  }

  /// Passes links to the process that has the identifier; false if there is none.
  func handOver(_ links: [String]) -> Bool {
    var texts: [UnsafeMutablePointer<CChar>?] = links.map { strdup($0) } + [nil]
    defer { texts.forEach { free($0) } }
    let token = ["XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"].lazy
      .compactMap { ProcessInfo.processInfo.environment[$0] }.first
    return texts.withUnsafeMutableBufferPointer { buffer in
      host_instance_open(bus, identifier, buffer.baseAddress, token ?? "") != 0
    }
  }

  private func withdraw() {
    if registration != 0 { g_dbus_connection_unregister_object(bus, registration) }
    registration = 0
  }

  isolated deinit {
    withdraw()
    g_object_unref(UnsafeMutableRawPointer(bus))
  }
}
