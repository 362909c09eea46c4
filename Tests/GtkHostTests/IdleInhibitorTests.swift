import CGtk
import Foundation
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
    let bus = try TestBus()
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
    let bus = try TestBus()
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
    let bus = try TestBus()
    let inhibitor = IdleInhibitor(program: "Test", bus: try bus.connect())
    var failures = 0
    inhibitor.onFailure = { failures += 1 }
    inhibitor.isActive = true
    while failures == 0 { g_main_context_iteration(nil, 1) }
    #expect(failures == 1)
  }
}

/// A service of a desktop, which answers what it is told to and writes down what it was asked.
@MainActor private final class DesktopService {
  private(set) var calls: [String] = []
  private let answers: [String: String]

  init(_ bus: TestBus, name: String, xml: String, paths: [String], answers: [String: String]) throws
  {
    self.answers = answers
    let connection = try bus.connect()
    let node = try #require(g_dbus_node_info_new_for_xml(xml, nil))
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, method, parameters, invocation, context in
      guard let service = object(context, as: DesktopService.self), let method, let invocation,
        let text = g_variant_print(parameters, 0)
      else { return }
      let name = String(cString: method)
      let call = name + " " + String(cString: text)
      g_free(text)
      let answer = MainActor.assumeIsolated {
        service.calls.append(call)
        return service.answers[name]
      }
      let value = answer.flatMap { g_variant_parse(nil, $0, nil, nil, nil) }
      g_dbus_method_invocation_return_value(invocation, value)
    }
    var interface = node.pointee.interfaces
    while let information = interface?.pointee {
      for path in paths {
        g_dbus_connection_register_object(
          connection, path, information, &table, Unmanaged.passUnretained(self).toOpaque(), nil,
          nil)
      }
      interface = interface?.advanced(by: 1)
    }
    var arguments: [OpaquePointer?] = [g_variant_new_string(name), g_variant_new_uint32(4)]
    let bus = "org.freedesktop.DBus"
    let reply = g_dbus_connection_call_sync(
      connection, bus, "/org/freedesktop/DBus", bus, "RequestName",
      g_variant_new_tuple(&arguments, 2), nil, G_DBUS_CALL_FLAGS_NONE, 5000, nil, nil)
    g_variant_unref(try #require(reply))
  }

  func serve(until isDone: () -> Bool) { while !isDone() { g_main_context_iteration(nil, 1) } }
}

/// A message bus that nobody else knows.
private final class TestBus {
  private let address: String
  private let daemon = Process()

  init() throws {
    let pipe = Pipe()
    daemon.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    daemon.arguments = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
    daemon.standardOutput = pipe
    daemon.standardError = FileHandle.nullDevice
    try daemon.run()
    var text = ""
    while !text.hasSuffix("\n") {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    address = text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func connect() throws -> OpaquePointer {
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    return try #require(
      g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil))
  }

  deinit { daemon.terminate() }
}
