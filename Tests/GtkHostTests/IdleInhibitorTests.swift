import CGtk
import Foundation
import TestEffort
import Testing

@testable import GtkHost

/// What the desktop is asked so that the screen stays on, on a bus of the test's own.
@MainActor @Suite struct IdleInhibitorTests {
  private static let screenSaver = """
    <node><interface name="org.freedesktop.ScreenSaver">
    <method name="Inhibit"><arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="u" direction="out"/></method>
    <method name="UnInhibit"><arg type="u" direction="in"/></method>
    </interface></node>
    """
  private static let portal = """
    <node><interface name="org.freedesktop.portal.Inhibit">
    <method name="Inhibit"><arg type="s" direction="in"/><arg type="u" direction="in"/>
    <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method></interface>
    <interface name="org.freedesktop.portal.Request"><method name="Close"/></interface></node>
    """

  @Test(.timeLimit(.minutes(2))) func asksTheScreenSaverAndTakesItBack() throws {
    let bus = try PrivateBus()
    let desktop = try DesktopService(
      bus, name: "org.freedesktop.ScreenSaver", xml: Self.screenSaver,
      paths: ["/org/freedesktop/ScreenSaver"], answers: ["Inhibit": "(uint32 7,)"])
    let inhibitor = IdleInhibitor(program: "Test", bus: try bus.connect())
    inhibitor.isActive = true
    desktop.serve { desktop.calls.count == 1 }
    inhibitor.isActive = false
    desktop.serve { desktop.calls.count == 2 }
    #expect(desktop.calls == ["Inhibit ('Test', 'Test')", "UnInhibit (7,)"])
  }

  @Test(.timeLimit(.minutes(2))) func asksThePortalWhereThereIsNoScreenSaver() throws {
    let bus = try PrivateBus()
    let path = "/org/freedesktop/portal/desktop"
    let request = path + "/request/1"
    let desktop = try DesktopService(
      bus, name: "org.freedesktop.portal.Desktop", xml: Self.portal, paths: [path, request],
      answers: ["Inhibit": "(objectpath '\(request)',)"])
    let inhibitor = IdleInhibitor(program: "Test", bus: try bus.connect())
    inhibitor.isActive = true
    desktop.serve { desktop.calls.count == 1 }
    inhibitor.isActive = false
    desktop.serve { desktop.calls.count == 2 }
    #expect(desktop.calls == ["Inhibit ('', 8, {'reason': <'Test'>})", "Close ()"])
  }

  @Test(.timeLimit(.minutes(2))) func saysWhenThereIsNeither() throws {
    let bus = try PrivateBus()
    let inhibitor = IdleInhibitor(program: "Test", bus: try bus.connect())
    var failures = 0
    inhibitor.onFailure = { failures += 1 }
    inhibitor.isActive = true
    while failures == 0 { g_main_context_iteration(nil, 1) }
    #expect(failures == 1)
  }
}
