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

  @Test func convertsWakeTimes() {
    #expect(GtkClock.microseconds(nil) == -1)
    #expect(GtkClock.microseconds(-3) == 0)
    #expect(GtkClock.microseconds(1.5) == 1_500_000)
    #expect(GtkClock.microseconds(.infinity) > 0)
  }
}
