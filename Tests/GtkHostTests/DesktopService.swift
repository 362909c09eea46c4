import CGtk
import Foundation
import TestEffort
import Testing

@testable import GtkHost

/// A service of a desktop, which answers what it is told to and writes down what it was asked.
@MainActor final class DesktopService {
  private(set) var calls: [String] = []
  private let answers: [String: String]
  /// What the portal says at the end of a request, by the method that began it.
  var responses: [String: String] = [:]
  /// The beginnings of the files that came with calls.
  private(set) var files: [String] = []

  init(
    _ bus: PrivateBus, name: String, xml: String, paths: [String], answers: [String: String]
  ) throws {
    self.answers = answers
    let connection = try bus.connect()
    let node = try #require(g_dbus_node_info_new_for_xml(xml, nil))
    var table = GDBusInterfaceVTable()
    table.method_call = { connection, sender, _, _, method, parameters, invocation, context in
      guard let service = object(context, as: DesktopService.self), let method, let invocation,
        let text = g_variant_print(parameters, 0)
      else { return }
      let name = String(cString: method)
      let call = name + " " + String(cString: text)
      g_free(text)
      let request = PortalPath(sender.map { String(cString: $0) } ?? "", call)
      let file = DesktopService.beginning(ofFileIn: invocation)
      let (answer, response) = MainActor.assumeIsolated {
        service.calls.append(call)
        service.files += file.map { [$0] } ?? []
        return (service.answers[name], service.responses[name])
      }
      let value = answer.flatMap {
        g_variant_parse(
          nil, $0.replacingOccurrences(of: "REQUEST", with: request.path), nil, nil, nil)
      }
      g_dbus_method_invocation_return_value(invocation, value)
      guard let response else { return }
      g_dbus_connection_emit_signal(
        connection, nil, request.path, "org.freedesktop.portal.Request", "Response",
        g_variant_parse(nil, response, nil, nil, nil), nil)
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
    g_variant_unref(reply)
  }

  private nonisolated static func beginning(ofFileIn invocation: OpaquePointer) -> String? {
    guard let message = g_dbus_method_invocation_get_message(invocation),
      let list = g_dbus_message_get_unix_fd_list(message)
    else { return nil }
    let file = g_unix_fd_list_get(list, 0, nil)
    guard file >= 0 else { return nil }
    return String(
      decoding: FileHandle(fileDescriptor: file, closeOnDealloc: true).readData(ofLength: 5),
      as: UTF8.self)
  }

  func serve(until isDone: () -> Bool) { while !isDone() { g_main_context_iteration(nil, 1) } }
}

/// The object that stands for a request of the portal.
private struct PortalPath {
  let path: String

  /// - Parameter call: With a token in its options.
  init(_ sender: String, _ call: String) {
    let name = sender.dropFirst().replacingOccurrences(of: ".", with: "_")
    let token = call.firstMatch(of: /'handle_token': <'([a-z0-9]+)'>/).map { String($0.1) } ?? ""
    path = "/org/freedesktop/portal/desktop/request/\(name)/\(token)"
  }
}

extension PrivateBus {
  func connect() throws -> OpaquePointer {
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    return try #require(
      g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil))
  }
}
