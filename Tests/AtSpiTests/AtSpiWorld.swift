import Foundation
import HostInterface

@testable import AtSpi

/// A window that hands over its tree when somebody reads, and a reader on a bus of its own.
@MainActor final class AtSpiWorld {
  let bus: BusReader
  let service = AtSpiService(name: "Test")
  let window: any SemanticsWindow
  private let relay = Relay()
  private var app = ""
  var tree: SemanticsTree?
  private(set) var actions: [SemanticsAction] = []
  private(set) var timesPresented = 0
  var isRead: Bool { window.isRead }

  init() async throws {
    bus = try BusReader()
    window = service.addWindow("Photos", handler: relay)
    relay.world = self
    service.start(at: bus.address)
    // A call that came before the connection is ready would stay without an answer.
    await withCheckedContinuation { whenReady in service.send { _ in whenReady.resume() } }
    app = try await bus.app()
  }

  func semanticsReadingDidChange() {
    if window.isRead, let tree { show(tree) }
  }

  func perform(_ action: SemanticsAction, on node: SemanticsNode.ID) -> Bool {
    actions.append(action)
    return true
  }

  func show(_ tree: SemanticsTree) {
    timesPresented += 1
    window.present(tree)
  }

  // MARK: Asking

  func call(_ object: String, _ method: String, _ arguments: String? = nil) async -> String? {
    await callFull(object, "org.a11y.atspi." + method, arguments)
  }

  /// Calls away from the main thread, which answers meanwhile.
  func callFull(_ object: String, _ method: String, _ arguments: String? = nil) async -> String? {
    let (bus, app) = (bus, app)
    return await Task.detached {
      bus.call(app, "/org/a11y/atspi/accessible/" + object, method, arguments)
    }.value
  }

  func get(_ object: String, _ interface: String, _ property: String) async -> String? {
    await callFull(
      object, "org.freedesktop.DBus.Properties.Get",
      "('org.a11y.atspi.\(interface)', '\(property)')")
  }
}

/// Stands between window and world, as the world needs its window first.
@MainActor private final class Relay: SemanticsHandling {
  weak var world: AtSpiWorld?

  func semanticsReadingDidChange() { world?.semanticsReadingDidChange() }

  func perform(_ action: SemanticsAction, on node: SemanticsNode.ID) -> Bool {
    world?.perform(action, on: node) ?? false
  }
}
