import CGtk
import Foundation
import HostInterface

extension AtSpiServer {
  /// Starts to serve: on the bus of that address, or on the one that the desktop names.
  func start(at address: String?) {
    thread.start { [self] in
      guard let found = address ?? AtSpiBus.address(), let bus = AtSpiBus(address: found) else {
        return
      }
      self.bus = bus
      bus.offer(by: self)
      join()
    }
  }

  private func join() {
    guard let bus, let desktop = bus.embed() else { return }
    self.desktop = desktop
    listeners = bus.registeredEvents()
    keys.listenersDidChange()
  }

  /// Called when a program has come to the bus or left it.
  func ownerDidChange(of name: String, isGone: Bool) {
    if isGone {
      programIsGone(name)
      if keys.isWished, name != AtSpiBus.registry { keys.listenersDidChange(gone: name) }
    }
    guard name == AtSpiBus.registry else { return }
    guard isGone else { return join() }
    listeners = []
    keys.setWished(false)
  }

  // MARK: Answers

  private static let properties = "org.freedesktop.DBus.Properties"

  func answer(_ call: Call) {
    switch respond(to: call) {
    case .value(let value): call.invocation.answer(value)
    case .later: break
    case .unknown(let message): call.invocation.fail(message)
    }
  }

  private func respond(to call: Call) -> Answer {
    guard call.interface == Self.properties else {
      let name = String(call.interface.dropFirst(AtSpiInterfaces.prefix.count))
      let answer = respond(to: call, Member(interface: name, name: call.method))
      // Methods with several results answer with a tuple already.
      if case .value(let value) = answer, !Self.answersWithSeveral.contains(call.method) {
        return .value(.tuple([value]))
      }
      return answer
    }
    let name = String((call.arguments.string(0) ?? "").dropFirst(AtSpiInterfaces.prefix.count))
    switch call.method {
    case "Get":
      let property = Member(interface: name, name: call.arguments.string(1) ?? "", isProperty: true)
      let answer = respond(to: call, property)
      if case .value(let value) = answer { return .value(.tuple([.variant(value)])) }
      return answer
    case "Set": return set(Member(interface: name, name: call.arguments.string(1) ?? ""), call)
    default: return .unknown("\(call.method) isn't offered")
    }
  }

  private static let answersWithSeveral: Set<String> = [
    "GetPosition", "GetSize", "GetStringAtOffset", "GetTextAtOffset", "GetAttributeRun",
    "GetSelection",
  ]

  struct Member {
    var interface: String
    var name: String
    var isProperty = false
  }

  private func respond(to call: Call, _ member: Member) -> Answer {
    if call.path == AtSpiBus.cachePath { return cacheItems(call) }
    if call.path == AtSpiBus.rootPath { return application(call, member) }
    if let notification, notification.path == call.path {
      return self.notification(notification, member)
    }
    read(by: call.sender)
    guard let object = object(at: call.path) else { return .unknown("\(call.path) is gone") }
    if member.interface == "Accessible" { return object.accessible(member, call) }
    guard object.interfaces.contains(member.interface) else {
      return .unknown("\(call.path) has no \(member.interface)")
    }
    switch member.interface {
    case "Component": return object.component(member, call)
    case "Action": return object.action(member, call)
    case "Value": return object.value(member)
    case "Text": return object.text(member, call)
    case "EditableText": return object.editableText(member, call)
    case "Selection": return object.selection(member, call)
    case "Table": return object.table(member, call)
    case "TableCell": return object.tableCell(member)
    default: return .unknown("\(member.interface) isn't offered")
    }
  }

  private func set(_ member: Member, _ call: Call) -> Answer {
    if member.interface == "Application", member.name == "Id" {
      if let number = call.arguments.tuple(2, { $0.int(0) }) ?? nil {
        identifier = Int32(clamping: number)
      }
      return .value(.tuple([]))
    }
    guard let object = object(at: call.path), member.interface == "Value",
      member.name == "CurrentValue", let new = call.arguments.double(2)
    else { return .unknown("\(member.name) can't be set") }
    let invocation = call.invocation
    object.set(new) { _ in invocation.answer(.tuple([])) }
    return .later
  }

  // MARK: Objects

  static let objectPrefix = "/org/a11y/atspi/accessible/"

  static func path(_ id: SemanticsNode.ID) -> String { objectPrefix + String(id) }

  func object(at path: String) -> AtSpiObject? {
    guard path.hasPrefix(Self.objectPrefix),
      let id = SemanticsNode.ID(path.dropFirst(Self.objectPrefix.count)),
      let place = place(of: id)
    else { return nil }
    return AtSpiObject(server: self, window: place.window, tree: place.tree, node: place.node)
  }

  func reference(_ id: SemanticsNode.ID?) -> Variant {
    guard let id else { return .object("", AtSpiBus.nullPath) }
    return .object(bus?.name ?? "", Self.path(id))
  }

  var applicationReference: Variant { .object(bus?.name ?? "", AtSpiBus.rootPath) }
}
