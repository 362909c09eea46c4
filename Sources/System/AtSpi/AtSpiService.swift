import Foundation
import HostInterface

/// The app's windows, told to screen readers and other programs by AT-SPI.
///
/// Windows hand over their trees on the main actor; a server on a thread of its own answers.
@MainActor package final class AtSpiService: SemanticsService {
  private let server: AtSpiServer
  private var windows: [Int: AtSpiWindow] = [:]
  private var count = 0
  package private(set) var wantsKeys = false

  /// - Parameter name: The name of the app, as readers say it.
  package init(name: String) {
    server = AtSpiServer(name: name)
    server.onReadingChange = { [weak self] isRead in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.readingDidChange(isRead) }
      }
    }
    server.keys.onWish = { [weak self] wantsKeys in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.wantsKeys = wantsKeys } }
    }
  }

  /// Whether somebody reads the windows.
  private(set) var isRead = false

  /// Finds the bus of the desktop's readers, if there is one, and tells it of the app. Returns at
  /// once.
  package func start() { server.start(at: nil) }

  /// Serves on a bus, without looking for the desktop's.
  func start(at address: String) { server.start(at: address) }

  package func addWindow(
    _ title: String, handler: any SemanticsHandling
  ) -> any SemanticsWindow {
    count += 1
    let window = AtSpiWindow(number: count, title: title, handler: handler, service: self)
    windows[count] = window
    let number = count
    send { server in
      server.addWindow(number, title: title) { action, node, completion in
        DispatchQueue.main.async {
          MainActor.assumeIsolated {
            completion(window.handler?.perform(action, on: node) ?? false)
          }
        }
      }
    }
    return window
  }

  package func tell(_ key: SemanticsKey, answer: @escaping @MainActor (Bool) -> Void) {
    send { server in
      server.keys.tell(key) { isTaken in
        DispatchQueue.main.async { MainActor.assumeIsolated { answer(isTaken) } }
      }
    }
  }

  func send(_ body: @escaping @Sendable (AtSpiServer) -> Void) {
    server.thread.run { [server] in body(server) }
  }

  fileprivate func remove(_ window: AtSpiWindow) {
    let number = window.number
    windows[number] = nil
    send { $0.removeWindow(number) }
  }

  private func readingDidChange(_ isRead: Bool) {
    guard isRead != self.isRead else { return }
    self.isRead = isRead
    for window in windows.values { window.handler?.semanticsReadingDidChange() }
  }
}

/// One window, on the main actor.
@MainActor final class AtSpiWindow: SemanticsWindow {
  let number: Int
  private unowned let service: AtSpiService
  private(set) weak var handler: (any SemanticsHandling)?

  init(number: Int, title: String, handler: any SemanticsHandling, service: AtSpiService) {
    self.number = number
    self.title = title
    self.handler = handler
    self.service = service
  }

  var isRead: Bool { service.isRead }

  var title: String {
    didSet {
      guard title != oldValue else { return }
      service.send { [number, title] in $0.change(number) { $0.title = title } }
    }
  }

  var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      service.send { [number, isActive] in $0.setActive(isActive, number) }
    }
  }

  var placement: SemanticsPlacement? {
    didSet {
      guard placement != oldValue else { return }
      service.send { [number, placement] in $0.change(number) { $0.placement = placement } }
    }
  }

  func present(_ tree: SemanticsTree) {
    service.send { [number] in $0.show(tree, number) }
  }

  func announce(_ announcement: SemanticsAnnouncement) {
    service.send { $0.announce(announcement) }
  }

  func close() { service.remove(self) }
}
