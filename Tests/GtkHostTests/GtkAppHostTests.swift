import CGtk
import Foundation
import HostInterface
import Testing

@testable import GtkHost

@MainActor @Suite struct GtkAppHostTests {
  @Test func existsWithoutDisplay() {
    let host = GtkAppHost(applicationIdentifier: "io.github.vitrine.Tests")
    #expect(host.desktop.textScale >= 0.5)
    #expect(host.text.metrics(for: FontRequest(size: 17)).ascender > 0)
    // Quit before it runs: it must not wait for ever.
    host.quit(status: 7)
    #expect(host.run() == 7)
  }

  @Test("A signal asks the program to quit and lets it decide how", arguments: [SIGTERM, SIGINT])
  func signal(_ signal: Int32) {
    let host = GtkAppHost(applicationIdentifier: "io.github.vitrine.Tests")
    var requests = 0
    host.onEndRequest = {
      requests += 1
      host.quit(status: 3)
    }
    host.wake(at: 0) { raise(signal) }
    #expect(host.run() == 3 && requests == 1)
  }

  @Test("Without a handler a signal quits at once")
  func signalAlone() {
    let host = GtkAppHost(applicationIdentifier: "io.github.vitrine.Tests")
    host.wake(at: 0) { raise(SIGTERM) }
    #expect(host.run() == 0)
  }

  /// As the documentation for porting recommends.
  @Test func servesTimers() {
    let host = GtkAppHost(applicationIdentifier: "io.github.vitrine.Tests")
    var log: [String] = []
    let repeating = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in
      MainActor.assumeIsolated { log.append("repeating") }
    }
    Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
      MainActor.assumeIsolated {
        log.append("once")
        RunLoop.current.perform { MainActor.assumeIsolated { host.quit(status: 5) } }
      }
    }
    #expect(host.run() == 5)
    repeating.invalidate()
    #expect(log.first == "repeating" && log.contains("once"))
  }

  @Test func timersWakeNobodyBeforeTheirTime() {
    let service = RunLoopService()
    var isOver = false
    let timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
      MainActor.assumeIsolated { isOver = true }
    }
    var passes = 0
    while !isOver {
      service.serve()
      if !isOver { g_main_context_iteration(nil, 1) }
      passes += 1
    }
    #expect(passes < 20 && !timer.isValid)
  }

  /// A photo's key first shows the next photo; the decoding that it starts would slow the frame.
  @Test func tasksWaitForWhatIsMoreUrgent() {
    let host = GtkAppHost(applicationIdentifier: "io.github.vitrine.Tests")
    var log: [String] = []
    host.wake(at: 0) {
      RunLoop.current.perform { MainActor.assumeIsolated { log.append("task") } }
      atOnce { log.append("frame") }
      Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
        MainActor.assumeIsolated { host.quit(status: 0) }
      }
    }
    #expect(host.run() == 0)
    #expect(log == ["frame", "task"])
  }

  @Test func foundationIsServedWhileGLibIsNeverDone() {
    let host = GtkAppHost(applicationIdentifier: "io.github.vitrine.Tests")
    var isBusy = true
    func goOn() { if isBusy { atOnce(goOn) } }
    goOn()
    RunLoop.current.perform { MainActor.assumeIsolated { host.quit(status: 4) } }
    #expect(host.run() == 4)
    isBusy = false
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// Calls a closure in GLib's next pass, before events of less priority.
  private func atOnce(_ body: @escaping @MainActor () -> Void) {
    let box = Unmanaged.passRetained(Body(body)).toOpaque()
    g_idle_add_full(
      G_PRIORITY_HIGH,
      { box in
        guard let box else { return 0 }
        MainActor.assumeIsolated { Unmanaged<Body>.fromOpaque(box).takeRetainedValue().run() }
        return 0
      }, box, nil)
  }

  @MainActor private final class Body {
    let run: @MainActor () -> Void
    init(_ run: @escaping @MainActor () -> Void) { self.run = run }
  }

  @Test func convertsWakeTimes() {
    #expect(GtkClock.microseconds(nil) == -1)
    #expect(GtkClock.microseconds(-3) == 0)
    #expect(GtkClock.microseconds(1.5) == 1_500_000)
    #expect(GtkClock.microseconds(.infinity) > 0)
  }
}
